#!/usr/bin/env python3
"""Prints the word list of a language of the Python package wordfreq: word, tab, share of running text.

usage: frequencies.py LANGUAGE > wordfreq-LANGUAGE.tsv
"""

import sys

import wordfreq

language = sys.argv[1]
for centibels, words in enumerate(wordfreq.get_frequency_list(language, "best")):
    for word in words:
        if not any(character.isspace() for character in word):
            print(word, f"{10 ** (-centibels / 100):.6g}", sep="\t")
