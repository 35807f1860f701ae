#!/bin/sh
# ofx-data-extractor sums up a file of two accounts as nothing.
#
# Tried with ofx-data-extractor 1.5.0. An OFX file may hold the statements of several accounts, one STMTTRNRS for each.
# Expected: the summary counts the rows of both, or says that it cannot. Each account in a file of its own is counted.
# Seen: with both in one file, credit and debit are 0, and no error is thrown.
# Cause, by reading its source: the summary takes an error of its parser for a file without rows. Its other functions throw that error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund ofx-data-extractor@1.5.0

cat > read.cjs <<'JS'
const { Ofx } = require('ofx-data-extractor');

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
const summaryOf = text => {
  const { credit, debit } = new Ofx(text).getTransactionsSummary();
  return { credit, debit };
};
const debit = account('1001', 'DEBIT', '-23.50');
const credit = account('2002', 'CREDIT', '2100.00');
const seen = { one: summaryOf(file(debit)), other: summaryOf(file(credit)), both: summaryOf(file(debit, credit)) };
console.log(JSON.stringify(seen));
const EXPECTED = '{"one":{"credit":0,"debit":23.5},"other":{"credit":2100,"debit":0},"both":{"credit":0,"debit":0}}';
process.exitCode = JSON.stringify(seen) === EXPECTED ? 0 : 1;
JS
node read.cjs
