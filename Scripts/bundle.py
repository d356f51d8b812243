"""Packs programs as artifact bundles, SwiftPM's form for tools that come ready-made.

  bundle.py pack BUNDLE PROGRAM --version 1.2.0
  bundle.py pack BUNDLE PROGRAM --version 1.2.0 --triple x86_64-unknown-linux-gnu
  bundle.py merge BUNDLE OTHER_BUNDLE...
  bundle.py zip BUNDLE ARCHIVE.zip
  bundle.py path BUNDLE [TRIPLE]

Without a triple a program is one for this machine. What they write follows from what they read: no times, no owners, names in order.
"""
import argparse
import hashlib
import json
import pathlib
import shutil
import subprocess
import sys
import zipfile

# flowgen, also under the name of the build plugin's tool, a part of it that is built where there is no bundle.
TOOLS = ["flowgen", "flowgen-generate"]


def fail(message):
    sys.exit(f"bundle: error: {message}")


def own_triple():
    """The triple of this machine, without a version of its system."""
    info = subprocess.run(["swift", "-print-target-info"], check=True, stdout=subprocess.PIPE).stdout
    return json.loads(info)["target"]["unversionedTriple"]


def write(bundle, version, variants):
    """Writes a bundle anew: its list, and each program in the folder of its triples."""
    folder = pathlib.Path(bundle)
    if folder.suffix != ".artifactbundle":
        fail(f"'{folder}' must end in '.artifactbundle', by which SwiftPM knows bundles")
    new = folder.with_name(folder.name + ".new")
    shutil.rmtree(new, ignore_errors=True)
    listed = []
    for triples, program in sorted(variants):
        path = pathlib.Path(f"flowgen-{version}-{triples[0]}") / "bin" / "flowgen"
        (new / path).parent.mkdir(parents=True)
        shutil.copyfile(program, new / path)
        (new / path).chmod(0o755)
        listed.append({"path": path.as_posix(), "supportedTriples": list(triples)})
    artifact = {"type": "executable", "version": version, "variants": listed}
    info = {"schemaVersion": "1.0", "artifacts": {tool: artifact for tool in TOOLS}}
    (new / "info.json").write_text(json.dumps(info, indent=2) + "\n")
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)


def read(bundle):
    """The version of a bundle, and its variants as write takes them."""
    folder = pathlib.Path(bundle)
    try:
        info = json.loads((folder / "info.json").read_text())
        artifact = info["artifacts"]["flowgen"]
        variants = [(tuple(variant["supportedTriples"]), folder / variant["path"]) for variant in artifact["variants"]]
        version = artifact["version"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        fail(f"'{bundle}' is no bundle of flowgen: {error!r}")
    for triples, program in variants:
        if not triples or not program.is_file():
            fail(f"'{bundle}' lists '{program}' for {list(triples)}, which isn't there")
    return version, variants


def merge(target, bundles):
    """Writes one bundle of several. They must be of one version, and no two for one machine."""
    versions, origins, variants = {}, {}, []
    for bundle in bundles:
        version, found = read(bundle)
        versions.setdefault(version, bundle)
        for triples, program in found:
            for triple in triples:
                if triple in origins:
                    fail(f"'{origins[triple]}' and '{bundle}' both have a program for {triple}")
                origins[triple] = bundle
            variants.append((triples, program))
    if len(versions) > 1:
        fail("the bundles have several versions: " + ", ".join(f"{version} in '{bundle}'" for version, bundle in versions.items()))
    write(target, version, variants)


def archive(bundle, path):
    """Writes a bundle as a zip archive, which SwiftPM loads from an address, and prints the checksum that it asks for."""
    folder = pathlib.Path(bundle)
    read(bundle)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as output:
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            entry = zipfile.ZipInfo(f"{folder.name}/{file.relative_to(folder).as_posix()}")
            entry.create_system = 3
            entry.external_attr = (0o100755 if file.stat().st_mode & 0o100 else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            output.writestr(entry, file.read_bytes())
    print(hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest())


def path(bundle, triple):
    """The path in a bundle of the program for a machine."""
    for triples, program in read(bundle)[1]:
        if triple in triples:
            return program.relative_to(bundle).as_posix()
    fail(f"'{bundle}' has no program for {triple}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    pack = commands.add_parser("pack")
    pack.add_argument("bundle")
    pack.add_argument("program")
    pack.add_argument("--version", required=True)
    pack.add_argument("--triple", action="append")
    merging = commands.add_parser("merge")
    merging.add_argument("bundle")
    merging.add_argument("bundles", nargs="+")
    zipping = commands.add_parser("zip")
    zipping.add_argument("bundle")
    zipping.add_argument("archive")
    finding = commands.add_parser("path")
    finding.add_argument("bundle")
    finding.add_argument("triple", nargs="?")
    given = parser.parse_args()
    if given.command == "pack":
        write(given.bundle, given.version, [(tuple(given.triple or [own_triple()]), given.program)])
    elif given.command == "merge":
        merge(given.bundle, given.bundles)
    elif given.command == "zip":
        archive(given.bundle, given.archive)
    else:
        print(path(given.bundle, given.triple or own_triple()))


main()
