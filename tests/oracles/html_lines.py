"""Reads pages of HTML, one JSON string on each line: prints their language, their lines, and what is not closed."""

import json
import sys
from html.parser import HTMLParser

VOID = {"meta", "br"}


class Lines(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.language = None
        self.lines = []
        self.open = []
        self.wrong = []

    def handle_starttag(self, tag, attributes):
        if tag == "html":
            self.language = dict(attributes).get("lang")
        if tag not in VOID:
            self.open.append(tag)
        if tag in ("h1", "h2", "p"):
            self.lines.append("")

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)

    def handle_data(self, text):
        if self.open and self.open[-1] in ("h1", "h2", "p"):
            self.lines[-1] += text


for line in sys.stdin:
    page = Lines()
    page.feed(json.loads(line))
    page.close()
    print(json.dumps({"language": page.language, "lines": page.lines, "wrong": page.wrong + page.open}))
