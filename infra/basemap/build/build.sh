#!/bin/sh
# Builds places.json and nzau.pmtiles from their public sources, in a folder outside the repository.
# Needs: Debian or Ubuntu (apt-get, dpkg-deb), Node 24, npm. Takes about two minutes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/build" "$work/src" "$work/out"
cp "$here"/*.mjs "$work/build"
cp "$here"/../src/pmtiles-file.ts "$work/src"
cp "$here"/package.json "$work"
cd "$work"
npm install --no-audit --no-fund

apt-get download gmt-gshhg-full
dpkg-deb -x gmt-gshhg-full_*.deb gshhg

node build/extract-coastlines.mjs gshhg/usr/share/gmt-gshhg/binned_GSHHS_f.nc
BASEMAP_OUT="$work/out" node build/write-places.mjs
BASEMAP_OUT="$work/out" node build/write-tiles.mjs
cp "$work/out/places.json" "$work/out/nzau.pmtiles" "$here/.."
