"""Packs a folder into a ZIP file, the same bytes from the same folder: zip.py FOLDER FILE SECONDS_SINCE_1970."""

import sys
import time
import zipfile
from pathlib import Path

folder, archive, moment = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for path in sorted(it for it in folder.rglob("*") if it.is_file()):
        name = path.relative_to(folder.parent).as_posix()
        entry = zipfile.ZipInfo(name, time.gmtime(moment)[:6])
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = 0o644 << 16
        packed.writestr(entry, path.read_bytes())
