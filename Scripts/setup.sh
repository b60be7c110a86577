# shellcheck shell=bash
# Sourced by the scripts at the root: checks what they need, and installs what a package can give.

minimum_swift=6.1

# Ends with a message unless a Swift that is new enough can be run.
need_swift() {
  if ! command -v swift >/dev/null; then
    echo "quietzone: Swift $minimum_swift or newer is needed, and there is no 'swift' in PATH." >&2
    echo "  https://www.swift.org/install/linux/ says how to install it." >&2
    exit 69
  fi
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  if [[ $(printf '%s\n' "$minimum_swift" "${version:-0}" | sort -V | head -n 1) != "$minimum_swift" ]]; then
    echo "quietzone: Swift $minimum_swift or newer is needed; this is Swift ${version:-of an unknown version}." >&2
    echo "  https://www.swift.org/install/linux/ says how to install a newer one." >&2
    exit 69
  fi
}

# Installs those of the given Debian packages that are missing, after naming them.
need_packages() {
  if ! command -v dpkg-query >/dev/null; then
    echo "quietzone: this is not Debian or Ubuntu, so nothing is installed. It needs what these packages hold:" >&2
    echo "  $*" >&2
    return 0
  fi
  local package missing=()
  for package in "$@"; do
    if [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) != installed ]]; then
      missing+=("$package")
    fi
  done
  if ((${#missing[@]} == 0)); then return 0; fi

  echo "quietzone: installing ${missing[*]}" >&2
  local as_root=()
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      echo "quietzone: only the administrator may install packages. Please have this run, then try again:" >&2
      echo "  apt-get install ${missing[*]}" >&2
      exit 77
    fi
    as_root=(sudo)
  fi
  # One after the other: Debian's tools end where another of them is at work.
  local turn=(flock -o "${TMPDIR:-/tmp}/quietzone-packages-$EUID.lock")
  if ! { "${turn[@]}" "${as_root[@]}" apt-get update -qq &&
    "${turn[@]}" "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >&2; then
    echo "quietzone: installing ${missing[*]} failed; the lines above say why." >&2
    exit 69
  fi
}

# Has SwiftPM compile by Scripts/swiftc-for-tests from here on. It looks for a toolchain's libraries beside its compiler, so that
# it is given a folder that is like a toolchain's.
use_compiler_for_tests() {
  local folder=$PWD/.build/compiler-for-tests libraries
  libraries=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)\/swift".*/\1/p')
  mkdir -p "$folder/bin"
  ln -sfn "$libraries" "$folder/lib"
  # Renamed into place: others may be running it.
  cp -p Scripts/swiftc-for-tests "$folder/bin/swiftc.$$"
  mv "$folder/bin/swiftc.$$" "$folder/bin/swiftc"
  export SWIFT_EXEC=$folder/bin/swiftc
}

# `swift` with that compiler.
swift_for_tests() {
  (use_compiler_for_tests && exec swift "$@")
}

# What building the command takes, beside Swift.
# shellcheck disable=SC2034  # read by those who source this
build_packages=(
  git pkg-config libavcodec-dev libavformat-dev libavutil-dev libcairo2-dev libjpeg-dev libpango1.0-dev libspng-dev
  libwebp-dev libzint-dev zlib1g-dev
)

# Makes a virtual environment for Python's tools, of which those named are installed from PyPI where they are missing: their
# names, with a version if that matters. Sets `python` to its interpreter.
need_python_tools() {
  need_packages python3 python3-venv
  local environment=.build-python/tools stamp=.build-python/tools/installed tool missing=()
  # shellcheck disable=SC2034  # read by those who source this
  python=$PWD/$environment/bin/python
  [[ -x $python ]] || python3 -m venv "$environment"
  touch "$stamp"
  for tool in "$@"; do grep -qxF -- "$tool" "$stamp" || missing+=("$tool"); done
  if ((${#missing[@]} == 0)); then return 0; fi
  echo "quietzone: installing ${missing[*]} from PyPI" >&2
  "$python" -m pip install --quiet --disable-pip-version-check "${missing[@]}" >&2
  printf '%s\n' "${missing[@]}" >>"$stamp"
}
