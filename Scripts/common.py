"""Functions shared by the Python scripts."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run(*words, **options):
    """The standard output of a program. If it fails, this script exits with all its output."""
    done = subprocess.run([*map(str, words)], capture_output=True, text=True, **options)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}error: '{words[0]}' ended with {done.returncode}")
    return done.stdout


def products(*arguments):
    """Builds products and targets with Scripts/products, and returns their folder."""
    return Path(run(ROOT / "Scripts/products", *arguments).strip())


def release_build(product, *options, package=ROOT, scratch=os.environ.get("SCRATCH_PATH", ROOT / ".build")):
    """Builds a release product, and returns its path."""
    build = [ROOT / "Scripts/swiftpm", "build", "-c", "release", *options, "--package-path", package, "--scratch-path", scratch]
    run(*build, "--product", product)
    return Path(run(*build, "--show-bin-path").strip()) / product


def use_packages():
    """Restarts the script with the Python of Scripts/python, which has the checks' modules."""
    environment = ROOT / ".build/python"
    if environment.exists() and not environment.samefile(sys.prefix):
        python = str(environment / "bin/python3")
        os.execv(python, [python, "-B", *sys.argv])
