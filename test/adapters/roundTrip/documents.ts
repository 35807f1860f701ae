/** The fixture accounts as documents of OFX, camt.053, MT940 and QIF, written for tests alone. */
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

/** A statement for each account. Pending rows are expected ones (EC, ED). Lines of text have room for 65 letters. */
export function mt940Of(accounts: readonly FixtureAccount[]): string {
  return accounts.map(mt940Statement).join('');
}

function mt940Statement({
  accountId,
  currencyCode,
  balances,
  historyStart,
  transactions,
}: FixtureAccount): string {
  const pence = (money: Money | FixtureRow) => Math.round(Number(signed(money)) * 100);
  const moved = transactions.filter(row => !isPending(row)).reduce((sum, row) => sum + pence(row), 0);
  const first = transactions.reduce(
    (day, row) => (row.bookingDate < day ? row.bookingDate : day),
    STATEMENT_DAY,
  );
  // The opening balance is that at the end of its day.
  const before = new Date(Date.parse(historyStart ?? first) - 86_400_000).toISOString().slice(0, 10);
  const balance = (tag: string, day: string, amount: number) =>
    `:${tag}:${amount < 0 ? 'D' : 'C'}${shortDay(day)}${currencyCode}${comma((Math.abs(amount) / 100).toFixed(2))}`;
  return [
    ':20:FIXTURE',
    `:25:${accountId}`,
    ':28C:1/1',
    balance('60F', before, pence(balances.current) - moved),
    ...transactions.flatMap(mt940Row),
    balance('62F', STATEMENT_DAY, pence(balances.current)),
    balance('64', STATEMENT_DAY, pence(balances.available)),
    '-\n',
  ].join('\n');
}

function mt940Row(row: FixtureRow): readonly string[] {
  const mark = `${isPending(row) ? 'E' : ''}${row.creditDebitIndicator === 'Credit' ? 'C' : 'D'}`;
  const day = shortDay(row.bookingDate);
  const lines = row.description.match(/.{1,65}/g) ?? [];
  return [
    `:61:${day}${day.slice(2)}${mark}${comma(row.amount)}NMSCNONREF//${row.transactionId}`,
    `:86:${lines.join('\n')}`,
  ];
}

const shortDay = (day: string) => compact(day).slice(2);
const comma = (amount: string) => amount.replace('.', ',');

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
