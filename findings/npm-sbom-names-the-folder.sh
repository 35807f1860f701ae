#!/bin/sh
# npm sbom names the folder that a package stands in, where its identifiers name the package.
#
# Tried with npm 11.19.1. The package is called bill and stands in a folder called checkout.
# Expected: metadata.component.name is bill, as bom-ref and purl say.
# Seen: it is checkout. So two people who clone the same commit into folders of different names get different bills of materials.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/checkout"
cd "$folder/checkout"
npm() { npx --yes --package npm@11.19.1 npm "$@"; }

cat > package.json <<'JSON'
{ "name": "bill", "version": "1.0.0", "dependencies": { "xmlchars": "2.2.0" } }
JSON
npm install --silent --package-lock-only --no-audit --no-fund
npm sbom --sbom-format cyclonedx --package-lock-only > bill.json

node -e '
  const { component } = JSON.parse(require("node:fs").readFileSync("bill.json", "utf8")).metadata;
  console.log(JSON.stringify({ name: component.name, "bom-ref": component["bom-ref"], purl: component.purl }));
  process.exitCode = component.name === "checkout" && component.purl === "pkg:npm/bill@1.0.0" ? 0 : 1;
'
