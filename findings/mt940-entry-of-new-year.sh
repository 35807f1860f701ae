#!/bin/sh
# mt940-js and mt940js date an entry of 2 January a year early, where its value is of 31 December.
#
# Tried with mt940-js 1.0.0 and mt940js 1.3.5. The entry date of field 61 is MMDD and has no year (SWIFT Standards, MT940). The statement
# runs from 30 December 2025 to 2 January 2026, and the entry has its value on 31 December 2025.
# Expected: it was booked on 2 January 2026. No other 2 January lies in the statement.
# Seen: both say 2 January 2025. Cause, by reading their sources: the year of the value date is taken for the entry.
# mt940-js runs only where tslib is installed too, which its package does not ask for.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund mt940-js@1.0.0 mt940js@1.3.5 tslib@2.8.1

node -e '
  const statement = [
    ":20:STATEMENT1", ":25:GB33BUKB20201555555555", ":28C:1/1", ":60F:C251230GBP100,00",
    ":61:2512310102D12,50NTRFNONREF//A1", ":86:CARD PAYMENT", ":62F:C260102GBP87,50", "-",
  ].join("\r\n");
  require("mt940-js").read(Buffer.from(statement)).then(([{ transactions: [first] }]) => {
    const [{ transactions: [second] }] = new (require("mt940js").Parser)().parse(statement);
    const seen = { "mt940-js": first.entryDate, mt940js: second.entryDate.toISOString().slice(0, 10) };
    console.log(JSON.stringify(seen));
    process.exitCode = Object.values(seen).join() === "2025-01-02,2025-01-02" ? 0 : 1;
  });
'
