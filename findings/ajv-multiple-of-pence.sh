#!/bin/sh
# ajv refuses many amounts of whole pence by multipleOf: 0.01.
#
# Tried with ajv 8.20.0 and its defaults. Expected: a schema that says multipleOf: 0.01 accepts every amount of whole pence, such as 0.07.
# Seen: 11,426 of the 100,000 amounts from 0.01 to 1,000.00 are refused (11.4 %), and 157,274 of the 1,000,000 up to 10,000.00 (15.7 %).
# 0.07 is the first. Cause: numbers of JSON become binary fractions, and 0.07 divided by 0.01 is 7.000000000000001. JSON Schema asks for an
# integer. With ajv's option multipleOfPrecision: 6 none is refused, but whoever writes a schema cannot set the option of its readers.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund ajv@8.20.0

node -e '
  const Ajv = require("ajv");
  const schema = { type: "number", multipleOf: 0.01 };
  const refused = (accepts, pence) => {
    let count = 0;
    for (let each = 1; each <= pence; each++) if (!accepts(each / 100)) count++;
    return count;
  };
  const byDefault = new Ajv().compile(schema);
  const seen = {
    "0.07": byDefault(0.07),
    "of 100000": refused(byDefault, 100000),
    "of 1000000": refused(byDefault, 1000000),
    "with multipleOfPrecision, of 1000000": refused(new Ajv({ multipleOfPrecision: 6 }).compile(schema), 1000000),
  };
  console.log(JSON.stringify(seen));
  process.exitCode = Object.values(seen).join() === "false,11426,157274,0" ? 0 : 1;
'
