#!/bin/sh
# qif2json reads a part of 1,000.00 as 1, and a whole of 1,250,000.00 as 1250.
#
# Tried with qif2json 0.4.0. Quicken writes thousands with commas. Expected: the parts of a payment of 1,250.00 are 1,000.00 and 250.00.
# Seen: the payment is -1250, and its parts are -1 and -250. Of an amount of 1,250,000.00, 1250 is left.
# Cause, by reading its source: parseFloat stops at a comma. One comma is taken out of an amount before, and none out of a part.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund qif2json@0.4.0

node -e '
  const { parse } = require("qif2json");
  const file = ["!Type:Bank", "D13/03/2026", "T-1,250.00", "PMARKET", "SFood", "$-1,000.00", "SHome", "$-250.00", "^",
    "D14/03/2026", "T1,250,000.00", "PSALE OF HOUSE", "^", ""].join("\n");
  const [payment, sale] = parse(file).transactions;
  const seen = { payment: payment.amount, parts: payment.division.map(({ amount }) => amount), sale: sale.amount };
  console.log(JSON.stringify(seen));
  process.exitCode = JSON.stringify(seen) === `{"payment":-1250,"parts":[-1,-250],"sale":1250}` ? 0 : 1;
'
