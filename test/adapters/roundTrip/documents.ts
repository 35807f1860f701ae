/** The fixture accounts as documents of OFX, camt.053 and QIF, written for tests alone. */
import type { FixtureAccount, FixtureRow, Money } from '../support/roundTrip.js';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const signed = ({ amount, creditDebitIndicator }: Money | FixtureRow) =>
  creditDebitIndicator === 'Debit' && Number(amount) !== 0 ? `-${amount}` : amount;
const compact = (day: string) => day.replaceAll('-', '');
const isPending = ({ status }: FixtureRow) => status === 'Pending';
/** A balance of this day is the latest, and no row of a fixture comes after it. */
const STATEMENT_DAY = '2026-12-31';

/** SGML of version 1: values are not closed. Several accounts stand in one document. */
export function ofxOf(accounts: readonly FixtureAccount[]): string {
  return `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:UTF-8
CHARSET:NONE

<OFX>
<BANKMSGSRSV1>
${accounts.map(ofxStatement).join('\n')}
</BANKMSGSRSV1>
</OFX>
`;
}

function ofxStatement({
  accountId,
  currencyCode,
  balances,
  historyStart,
  transactions,
}: FixtureAccount): string {
  const balance = (name: string, money: Money) =>
    `<${name}><BALAMT>${signed(money)}<DTASOF>${compact(STATEMENT_DAY)}</${name}>`;
  return `<STMTTRNRS><TRNUID>1<STMTRS>
<CURDEF>${currencyCode}
<BANKACCTFROM><BANKID>1<ACCTID>${escaped(accountId)}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST>${historyStart === undefined ? '' : `<DTSTART>${compact(historyStart)}`}
${transactions
  .filter(row => !isPending(row))
  .map(row => ofxRow(row, 'STMTTRN'))
  .join('\n')}
</BANKTRANLIST>
<BANKTRANLISTP><DTASOF>${compact(STATEMENT_DAY)}
${transactions
  .filter(isPending)
  .map(row => ofxRow(row, 'STMTTRNP'))
  .join('\n')}
</BANKTRANLISTP>
${balance('LEDGERBAL', balances.current)}
${balance('AVAILBAL', balances.available)}
</STMTRS></STMTTRNRS>`;
}

/** What OFX calls the kind of payment: where a row has a merchant category code, a card was used. */
export function ofxTypeOf({ merchantCategoryCode, creditDebitIndicator }: FixtureRow): string {
  return merchantCategoryCode === undefined ? creditDebitIndicator.toUpperCase() : 'POS';
}

function ofxRow(row: FixtureRow, name: 'STMTTRN' | 'STMTTRNP'): string {
  return [
    `<${name}>`,
    `<TRNTYPE>${ofxTypeOf(row)}`,
    `<${name === 'STMTTRN' ? 'DTPOSTED' : 'DTTRAN'}>${compact(row.bookingDate)}`,
    `<TRNAMT>${signed(row)}`,
    `<FITID>${escaped(row.transactionId)}`,
    ...(row.merchantCategoryCode === undefined ? [] : [`<SIC>${row.merchantCategoryCode}`]),
    `<MEMO>${escaped(row.description)}`,
    `</${name}>`,
  ].join('\n');
}

/** One message, a statement for each account. */
export function camtOf(accounts: readonly FixtureAccount[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
<BkToCstmrStmt><GrpHdr><MsgId>1</MsgId><CreDtTm>${STATEMENT_DAY}T18:00:00Z</CreDtTm></GrpHdr>
${accounts.map(camtStatement).join('\n')}
</BkToCstmrStmt>
</Document>
`;
}

function camtStatement({
  accountId,
  currencyCode,
  balances,
  historyStart,
  transactions,
}: FixtureAccount): string {
  const balance = (code: string, money: Money) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${camtMoney(money, currencyCode)}<Dt><Dt>${STATEMENT_DAY}</Dt></Dt></Bal>`;
  const period =
    historyStart === undefined
      ? ''
      : `<FrToDt><FrDtTm>${historyStart}T00:00:00</FrDtTm><ToDtTm>${STATEMENT_DAY}T00:00:00</ToDtTm></FrToDt>`;
  return `<Stmt><Id>1</Id>${period}
<Acct><Id><Othr><Id>${escaped(accountId)}</Id></Othr></Id><Tp><Cd>CACC</Cd></Tp><Ccy>${currencyCode}</Ccy></Acct>
${balance('CLBD', balances.current)}
${balance('CLAV', balances.available)}
${transactions.map(row => camtEntry(row, currencyCode)).join('\n')}
</Stmt>`;
}

function camtMoney({ amount, creditDebitIndicator }: Money, currencyCode: string): string {
  return `<Amt Ccy="${currencyCode}">${amount}</Amt><CdtDbtInd>${creditDebitIndicator === 'Credit' ? 'CRDT' : 'DBIT'}</CdtDbtInd>`;
}

/** The wording of the bank stands on the entry, the payee and the shop's code on its one detail. */
function camtEntry(row: FixtureRow, currencyCode: string): string {
  const { transactionCode, proprietaryTransactionCode, merchantCategoryCode } = row;
  const codes = [
    transactionCode &&
      `<Domn><Cd>PMNT</Cd><Fmly><Cd>${transactionCode.code ?? ''}</Cd><SubFmlyCd>${transactionCode.subCode ?? ''}</SubFmlyCd></Fmly></Domn>`,
    proprietaryTransactionCode &&
      `<Prtry><Cd>${escaped(proprietaryTransactionCode.code ?? '')}</Cd><Issr>${escaped(proprietaryTransactionCode.issuer ?? '')}</Issr></Prtry>`,
  ];
  const card =
    merchantCategoryCode === undefined
      ? ''
      : `<CardTx><POI><Id><Id>1</Id></Id></POI><AggtdNtry><MrchntCtgyCd>${merchantCategoryCode}</MrchntCtgyCd></AggtdNtry></CardTx>`;
  return `<Ntry>
${camtMoney(row, currencyCode)}<Sts><Cd>${isPending(row) ? 'PDNG' : 'BOOK'}</Cd></Sts>
<BookgDt><Dt>${row.bookingDate}</Dt></BookgDt><AcctSvcrRef>${escaped(row.transactionId)}</AcctSvcrRef>
<BkTxCd>${codes.filter(code => code !== undefined).join('')}</BkTxCd>
<NtryDtls><TxDtls>${card}</TxDtls></NtryDtls>
<AddtlNtryInf>${escaped(row.description)}</AddtlNtryInf>
</Ntry>`;
}

/** QIF has no word for pending rows, and no ids. */
export function qifOf(accounts: readonly FixtureAccount[]): string {
  return accounts
    .map(({ accountId, countryCode, balances, transactions }) => {
      const day = (iso: string) => {
        const [year, month, date] = iso.split('-');
        return countryCode === 'GB' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`;
      };
      const rows = transactions.map(
        row => `D${day(row.bookingDate)}\nT${signed(row)}\nM${row.description}\n^`,
      );
      const balance = `/${day(STATEMENT_DAY)}\n$${signed(balances.current)}`;
      return `!Account\nN${accountId}\nTBank\n${balance}\n^\n!Type:Bank\n${rows.join('\n')}\n`;
    })
    .join('');
}
