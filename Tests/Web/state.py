"""A state of the page, in colours and languages."""


class State:
    """`reach` takes a visit there; `film` names what the camera sees; `schemes` are the colours that axe looks at, the first of them
    `in_chinese`, too; `options` are those of the visit."""

    def __init__(self, name, reach, film="desk", schemes=("light", "dark"), in_chinese=False, **options):
        self.name, self.reach, self.film, self.schemes, self.options = name, reach, film, schemes, options
        self.in_chinese = in_chinese

    def views(self):
        """The visits that axe makes: each with its name, its options, and the schemes in which it looks."""
        yield *self.visit(self.schemes[0]), self.schemes
        if self.in_chinese:
            yield *self.visit(self.schemes[0], "zh-CN"), self.schemes[:1]

    def all_views(self):
        """Those that axe has no need of, too. The scanner itself is dark in every scheme."""
        for locale in ("en-GB", "zh-CN"):
            for scheme in ("light", "dark", "forced") if "light" in self.schemes else ("dark", "forced"):
                name, options = self.visit(scheme, locale)
                yield f"{name}, {scheme}", options

    def visit(self, scheme, locale="en-GB"):
        name = f"{self.name} in Chinese" if locale == "zh-CN" else self.name
        return name, {**colours(scheme), "locale": locale, **self.options}


def colours(scheme):
    """What a browser is told of them."""
    if scheme == "forced":
        return {"color_scheme": "light", "forced_colors": "active"}
    return {"color_scheme": scheme, "forced_colors": "none"}
