#!/bin/sh
# iso20022.js gives a hundred times the yen of a statement.
#
# Tried with iso20022.js 0.0.15. Its amounts are in the smallest unit of the currency: 12.50 GBP are 1250.
# Expected: 1500 yen are 1500, since the yen has no smaller unit (ISO 4217).
# Seen: they are 150000. Cause, by reading its source: it asks for the decimal places of an amount without saying how many the currency
# has, and then two are taken for every currency.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund iso20022.js@0.0.15

cat > read.mjs <<'JS'
import { CashManagementEndOfDayReport } from 'iso20022.js';

const statement = (currency, amount) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
  <GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-03-31T18:00:00Z</CreDtTm></GrpHdr>
  <Stmt>
    <Id>S-1</Id><CreDtTm>2026-03-31T18:00:00Z</CreDtTm>
    <Acct>
      <Id><Othr><Id>1001</Id></Othr></Id><Ccy>${currency}</Ccy>
      <Svcr><FinInstnId><Othr><Id>202015</Id></Othr></FinInstnId></Svcr>
    </Acct>
    <Bal>
      <Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp>
      <Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-31</Dt></Dt>
    </Bal>
    <Ntry>
      <Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
      <BookgDt><Dt>2026-03-03</Dt></BookgDt><BkTxCd><Prtry><Cd>PAY</Cd></Prtry></BkTxCd>
    </Ntry>
  </Stmt>
</BkToCstmrStmt></Document>`;
const read = (currency, amount) =>
  CashManagementEndOfDayReport.fromXML(statement(currency, amount)).statements[0].entries[0].amount;

const seen = { '12.50 GBP': read('GBP', '12.50'), '1500 JPY': read('JPY', '1500') };
console.log(JSON.stringify(seen));
process.exitCode = seen['12.50 GBP'] === 1250 && seen['1500 JPY'] === 150000 ? 0 : 1;
JS
node read.mjs
