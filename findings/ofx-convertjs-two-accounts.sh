#!/bin/sh
# ofx-convertjs reads a file of two accounts as one without any rows.
#
# Tried with ofx-convertjs 1.0.7. An OFX file may hold the statements of several accounts, one STMTTRNRS for each.
# Expected: the statements of both accounts, or an error. A file of one account is read with all its rows.
# Seen: with both in one file, BANKMSGSRSV1 is an empty object, and no error is thrown.
# Cause, by reading its source: it lifts the one statement out of its wrapping, and a list of two has no statement of its own to lift.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund ofx-convertjs@1.0.7

cat > read.cjs <<'JS'
const { toJson } = require('ofx-convertjs');

const status = '<STATUS>\n<CODE>0\n<SEVERITY>INFO\n</STATUS>';
const account = (id, type, amount) => `<STMTTRNRS>
<TRNUID>${id}
${status}
<STMTRS>
<CURDEF>USD
<BANKACCTFROM>
<BANKID>999999999
<ACCTID>${id}
<ACCTTYPE>CHECKING
</BANKACCTFROM>
<BANKTRANLIST>
<DTSTART>20260301
<DTEND>20260331
<STMTTRN>
<TRNTYPE>${type}
<DTPOSTED>20260302
<TRNAMT>${amount}
<FITID>A-${id}
<NAME>PAYMENT
</STMTTRN>
</BANKTRANLIST>
<LEDGERBAL>
<BALAMT>100.00
<DTASOF>20260331
</LEDGERBAL>
</STMTRS>
</STMTTRNRS>`;
const file = (...accounts) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX>
<SIGNONMSGSRSV1>
<SONRS>
${status}
<DTSERVER>20260331
<LANGUAGE>ENG
</SONRS>
</SIGNONMSGSRSV1>
<BANKMSGSRSV1>
${accounts.join('\n')}
</BANKMSGSRSV1>
</OFX>
`;
const rowsOf = text => toJson(text).OFX.BANKMSGSRSV1.BANKTRANLIST?.STMTTRN?.TRNAMT ?? null;
const debit = account('1001', 'DEBIT', '-23.50');
const credit = account('2002', 'CREDIT', '2100.00');
const both = file(debit, credit);
const seen = { one: rowsOf(file(debit)), other: rowsOf(file(credit)), both: toJson(both).OFX.BANKMSGSRSV1 };
console.log(JSON.stringify(seen));
const EXPECTED = '{"one":"-23.50","other":"2100.00","both":{}}';
process.exitCode = JSON.stringify(seen) === EXPECTED ? 0 : 1;
JS
node read.cjs
