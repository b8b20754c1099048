"""Where records are kept and followed, and the House: text and opaque bytes, no game."""
