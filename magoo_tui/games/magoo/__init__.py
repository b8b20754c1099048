"""Magoo: UNO played on until one person is left, under a constitution that its players amend."""
