"""Puts the C library into the wheel, and says in its name which machines it is for."""

from __future__ import annotations

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelLibrary(BuildHookInterface):  # type: ignore[type-arg]
    """Goes by QUIETZONE_LIBRARY, the shared object, and QUIETZONE_PLATFORM, such as manylinux_2_17_x86_64."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        library = os.environ.get("QUIETZONE_LIBRARY")
        platform = os.environ.get("QUIETZONE_PLATFORM")
        if not library or not platform:
            raise SystemExit("a wheel needs the C library in it: build it with Scripts/wheel")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"
        build_data["force_include"] = {library: "quietzone/libquietzone.so.1"}
