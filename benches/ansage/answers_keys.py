"""Answers each key of a Braille display with other cells at once, and does nothing else.

What it takes from a key to the cells is the share of the screen reader alone: what the program is measured against.
Argument: the host of the screen reader. Prints a line when it waits for keys; ends with its standard input.
"""

import os
import sys
import threading

import brlapi


def end_with_the_input():
    sys.stdin.read()
    os._exit(0)


threading.Thread(target=end_with_the_input, daemon=True).start()
connection = brlapi.Connection(host=sys.argv[1].encode())
connection.enterTtyMode(1)
connection.acceptKeys(brlapi.rangeType_all, [0])
connection.writeText("0")
print("ready", flush=True)
number = 0
while True:
    connection.readKey()
    number = 1 - number
    connection.writeText(str(number))
