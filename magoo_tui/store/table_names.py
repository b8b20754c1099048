"""Names of tables: two words that are easy to say, read and type."""

MANNERS = (  # one word list to read, not one word a line
    "able brave bright brisk calm clever cosy dapper eager fair fond gentle glad grand hardy jolly "
    "keen kind lively lucky merry mild neat noble plucky proud quick quiet sunny swift witty"
).split()
ANIMALS = (
    "badger beaver bison crane deer dove eagle falcon ferret finch fox gull hare hedgehog heron "
    "ibis lark lynx magpie marten mole moose newt osprey otter owl puffin raven robin seal stork "
    "wren"
).split()


def table_name(number: int) -> str:
    """Return the name of a house's table `number` (from 1): another name for every number.

    The two lists have 31 and 32 words, which share no divisor: so all 992 pairs come up before the
    first comes again, then with a number behind it.
    """
    lap, _ = divmod(number - 1, len(MANNERS) * len(ANIMALS))
    name = f"{MANNERS[number % len(MANNERS)]}-{ANIMALS[number % len(ANIMALS)]}"
    return f"{name}-{lap + 1}" if lap else name
