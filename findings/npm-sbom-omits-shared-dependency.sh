#!/bin/sh
# npm sbom --omit dev leaves out a run-time dependency that a development tool needs too.
#
# Tried with npm 11.19.1. A package depends on xmlchars at run time, and on saxes for development, which needs xmlchars as well.
# Expected: the bill of materials without development dependencies holds xmlchars, as npm ls --omit dev does.
# Seen: it holds nothing. A bill of materials that is checked for vulnerable packages then misses what users do install.
# Cause, by reading npm's source: its query for development packages takes each package that a development tool leads to.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm() { npx --yes --package npm@11.19.1 npm "$@"; }

cat > package.json <<'JSON'
{
  "name": "bill",
  "version": "1.0.0",
  "dependencies": { "xmlchars": "2.2.0" },
  "devDependencies": { "saxes": "6.0.0" }
}
JSON
npm install --silent --package-lock-only --no-audit --no-fund

listed=$(npm ls --omit dev --package-lock-only --parseable --long | grep -c 'xmlchars@2.2.0' || true)
billed=$(npm sbom --sbom-format cyclonedx --omit dev --package-lock-only | grep -c '"purl": "pkg:npm/xmlchars@2.2.0"' || true)
whole=$(npm sbom --sbom-format cyclonedx --package-lock-only | grep -c '"purl": "pkg:npm/xmlchars@2.2.0"' || true)
echo "npm ls --omit dev lists xmlchars: $listed time; npm sbom --omit dev: $billed times; npm sbom without --omit: $whole time"
[ "$listed" = 1 ] && [ "$billed" = 0 ] && [ "$whole" = 1 ]
