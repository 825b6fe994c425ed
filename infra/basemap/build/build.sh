#!/bin/sh
# Builds places.json and nzau.pmtiles from their public sources, in a folder outside the repository.
# Needs: Debian or Ubuntu (apt-get, dpkg-deb), Node 22 or newer, npm. Takes about two minutes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cp "$here"/*.mjs "$here"/package.json "$work"
mkdir -p "$work/out"
cd "$work"
npm install --no-audit --no-fund

apt-get download gmt-gshhg-full
dpkg-deb -x gmt-gshhg-full_*.deb gshhg

node extract-coastlines.mjs gshhg/usr/share/gmt-gshhg/binned_GSHHS_f.nc
BASEMAP_OUT="$work/out" node write-places.mjs
BASEMAP_OUT="$work/out" node write-tiles.mjs
cp "$work/out/places.json" "$work/out/nzau.pmtiles" "$here/.."
