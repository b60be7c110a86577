"""A state of the page, in colours and languages."""


class State:
    """`reach` takes a visit there; `film` names what the camera sees; `schemes` are the colours that axe looks at, the first of them
    `in_chinese`, too; `options` are those of the visit."""

    def __init__(self, name, reach, film="desk", schemes=("light", "dark"), in_chinese=False, **options):
        self.name, self.reach, self.film, self.schemes, self.options = name, reach, film, schemes, options
        self.in_chinese = in_chinese

    def views(self):
        """Each with its name and the options of a visit."""
        yield from (self.view(scheme) for scheme in self.schemes)
        if self.in_chinese:
            yield self.view(self.schemes[0], "zh-CN")

    def all_views(self):
        """Those that axe has no need of, too. The scanner itself is dark in every scheme."""
        for locale in ("en-GB", "zh-CN"):
            for scheme in ("light", "dark", "forced") if "light" in self.schemes else ("dark", "forced"):
                yield self.view(scheme, locale)

    def view(self, scheme, locale="en-GB"):
        colours = {"forced_colors": "active"} if scheme == "forced" else {"color_scheme": scheme}
        name = f"{self.name} in Chinese" if locale == "zh-CN" else self.name
        return f"{name}, {scheme}", {**colours, "locale": locale, **self.options}
