"""What the command reads in pictures, and how much of that is kept where something about them changes."""

import collections
import json
import pathlib
import random
import subprocess
import tempfile
from dataclasses import dataclass, field

from . import drawing, sources
from .changes import CHANGES
from .surroundings import SURROUNDINGS

# Pictures that one command gets.
BATCH = 200


def scan(command, files):
    """The symbols in each file, and how often each is there."""
    run = subprocess.run([command, "scan", "--json", "--", *files], stdout=subprocess.PIPE, text=True, check=False)
    if run.returncode > 1:
        raise RuntimeError(f"reading failed with exit status {run.returncode}")
    lines = map(json.loads, run.stdout.splitlines())
    return {line["file"]: collections.Counter(map(content, line["symbols"])) for line in lines}


def content(symbol):
    return " ".join([symbol["symbology"], symbol["text"], *([symbol["addOn"]] if "addOn" in symbol else [])])


def is_part(content, expected):
    """Whether it is one of the expected but for an add-on that was not seen."""
    return any(each.startswith(content + " ") for each in expected)


def read(command, pages, keep=None):
    """What is read in each of the pairs of a key and a page, in their order; `keep` is a folder where pictures stay."""
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        waiting = {}
        for key, page in pages:
            name = f"{len(waiting):03d}" if keep is None else key.replace("/", "-")
            file = str(pathlib.Path(keep or folder) / f"{name}.png")
            drawing.finished(page).save(file, compress_level=1)
            waiting[file] = key
            if len(waiting) == BATCH:
                yield from read_files(command, waiting)
                waiting = {}
        yield from read_files(command, waiting)


def read_files(command, keys):
    if keys:
        yield from ((keys[file], symbols) for file, symbols in scan(command, list(keys)).items())


@dataclass
class Count:
    """Of how many symbols how many are read, what else is read, and in which pictures what is missing."""

    kept: int = 0
    there: int = 0
    strange: list = field(default_factory=list)
    lost: list = field(default_factory=list)


class Contexts:
    """Those of the sources that the command reads, to be read again in other contexts."""

    def __init__(self, command, sources):
        self.command = command
        found = dict(read(command, ((source.name, source.page) for source in sources)))
        self.alone = {name: symbols for name, symbols in found.items() if symbols}
        self.unread = [name for name in found if name not in self.alone]
        self.sources = [source for source in sources if source.name in self.alone]

    def page(self, context, source):
        """A page with the source in a context, drawn from its own seed, and the sources on it; None if it does not apply."""
        generator = random.Random(f"{sources.SEED} {context} {source.name}")
        if context in CHANGES:
            return CHANGES[context](source.page, generator), [source]
        companions = [each for each in self.sources if each.zone is not None and each.name != source.name]
        return SURROUNDINGS[context](source, companions, generator)

    def measure(self, context, keep=None):
        expected = {}

        def pages():
            for source in self.sources:
                made = self.page(context, source)
                if made is not None:
                    page, shown = made
                    expected[source.name] = sum((self.alone[each.name] for each in shown), collections.Counter())
                    yield source.name, page

        count = Count()
        for name, symbols in read(self.command, pages(), keep and keep / context.replace(" ", "-")):
            count.there += expected[name].total()
            count.kept += (expected[name] & symbols).total()
            count.lost += [(name, each) for each in (expected[name] - symbols).elements()]
            count.strange += [(name, each) for each in (symbols - expected[name]).elements() if not is_part(each, expected[name])]
        return count
