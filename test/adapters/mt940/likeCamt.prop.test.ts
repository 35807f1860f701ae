/** One list of rows, written as camt.053 and as MT940, reads the same: these formats carry the same facts. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStatements, type Statements } from '../../../src/adapters.js';
import { holds, inProportion } from '../../support/property.js';

interface Row {
  readonly day: number;
  readonly valueDays: number;
  readonly pence: number;
  readonly isPending: boolean;
  readonly name: string;
  readonly wording: string;
  readonly kind: string;
  readonly hasAccount: boolean;
}

interface Account {
  readonly country: 'GB' | 'US';
  readonly opening: number;
  readonly rows: readonly Row[];
}

const WORDS = {
  GB: {
    account: 'GB29NWBK60161331926819',
    other: 'GB94BARC10201530093459',
    currency: 'GBP',
    names: [
      'Thames Water',
      "Sainsbury's",
      'Northgate Logistics Ltd',
      'A Long Name That Goes On Beyond 27 Letters Ltd',
    ],
    wordings: ['9001234567', 'RENT FLAT 4 MARCH', 'MARCH SALARY, WITH OVERTIME AND A BONUS 1234567890'],
    kinds: ['DIRECT DEBIT', 'FASTER PAYMENT'],
  },
  US: {
    account: '000111222',
    other: '333444555',
    currency: 'USD',
    names: [
      'Xcel Energy',
      'CVS/PHARMACY',
      'Lone Star Power',
      'A Long Name That Goes On Beyond 27 Letters Inc',
    ],
    wordings: ['WEB PMT 77', 'PAYROLL 03/15', 'INVOICE 1203 FOR THE MONTH OF MARCH, PAID AT 14:05 BY WIRE'],
    kinds: ['ACH DEBIT', 'WIRE TRANSFER'],
  },
} as const;

const START = Date.UTC(2025, 11, 1);
const dayText = (day: number) => new Date(START + day * 86_400_000).toISOString().slice(0, 10);
const LAST_DAY = 120;

const account = fc.constantFrom('GB' as const, 'US' as const).chain((country): fc.Arbitrary<Account> => {
  const { names, wordings, kinds } = WORDS[country];
  return fc.record({
    country: fc.constant(country),
    opening: fc.integer({ min: -100_000, max: 500_000 }),
    rows: fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: LAST_DAY }),
        valueDays: fc.integer({ min: -20, max: 20 }),
        pence: fc.integer({ min: 1, max: 900_000 }).chain(pence => fc.constantFrom(pence, -pence)),
        isPending: fc.boolean(),
        name: fc.constantFrom(...names),
        wording: fc.constantFrom(...wordings),
        kind: fc.constantFrom(...kinds),
        hasAccount: fc.boolean(),
      }),
      { minLength: 1, maxLength: 20 },
    ),
  });
});

const pounds = (pence: number) => (Math.abs(pence) / 100).toFixed(2);
const closingOf = ({ opening, rows }: Account) =>
  rows.reduce((sum, { pence, isPending }) => (isPending ? sum : sum + pence), opening);

function asCamt(given: Account): string {
  const { account: id, other, currency } = WORDS[given.country];
  const money = (pence: number) =>
    `<Amt Ccy="${currency}">${pounds(pence)}</Amt><CdtDbtInd>${pence < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  const balance = (code: string, pence: number, day: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(pence)}<Dt><Dt>${dayText(day)}</Dt></Dt></Bal>`;
  const entries = given.rows.map(
    ({ day, valueDays, pence, isPending, name, wording, kind, hasAccount }, place) => {
      const side = pence < 0 ? 'Cdtr' : 'Dbtr';
      const party = `<${side}><Nm>${name}</Nm></${side}>${hasAccount ? `<${side}Acct><Id><Othr><Id>${other}</Id></Othr></Id></${side}Acct>` : ''}`;
      return `<Ntry>${money(pence)}<Sts>${isPending ? 'PDNG' : 'BOOK'}</Sts><BookgDt><Dt>${dayText(day)}</Dt></BookgDt>
<ValDt><Dt>${dayText(day + valueDays)}</Dt></ValDt><AcctSvcrRef>TX-${place}</AcctSvcrRef>
<BkTxCd><Prtry><Cd>NTRF</Cd><Issr>SWIFT</Issr></Prtry></BkTxCd>
<NtryDtls><TxDtls><RltdPties>${party}</RltdPties><RmtInf><Ustrd>${wording}</Ustrd></RmtInf></TxDtls></NtryDtls>
<AddtlNtryInf>${kind}</AddtlNtryInf></Ntry>`;
    },
  );
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
<FrToDt><FrDtTm>${dayText(0)}T00:00:00</FrDtTm><ToDtTm>${dayText(LAST_DAY)}T00:00:00</ToDtTm></FrToDt>
<Acct><Id><Othr><Id>${id}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>
${balance('OPBD', given.opening, -1)}${balance('CLBD', closingOf(given), LAST_DAY)}
${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`;
}

/** Fields of 27 letters in lines of 65, which break anywhere. */
function asMt940(given: Account): string {
  const { account: id, other, currency } = WORDS[given.country];
  const short = (day: number) => dayText(day).replaceAll('-', '').slice(2);
  const balance = (tag: string, pence: number, day: number) =>
    `:${tag}:${pence < 0 ? 'D' : 'C'}${short(day)}${currency}${pounds(pence).replace('.', ',')}`;
  const cut = (text: string, first: number) =>
    (text.match(/.{1,27}/g) ?? []).map((part, place) => `?${first + place}${part}`).join('');
  const lines = given.rows.flatMap(
    ({ day, valueDays, pence, isPending, name, wording, kind, hasAccount }, place) => {
      const mark = `${isPending ? 'E' : ''}${pence < 0 ? 'D' : 'C'}${currency[2]}`;
      const text = `166?00${kind}?10399${cut(wording, 20)}${hasAccount ? `?31${other}` : ''}${cut(name, 32)}`;
      return [
        `:61:${short(day + valueDays)}${short(day).slice(2)}${mark}${pounds(pence).replace('.', ',')}NTRFNONREF//TX-${place}`,
        `:86:${(text.match(/.{1,65}/g) ?? []).join('\r\n')}`,
      ];
    },
  );
  return [
    ':20:1',
    `:25:${id}`,
    ':28C:1/1',
    balance('60F', given.opening, -1),
    ...lines,
    balance('62F', closingOf(given), LAST_DAY),
    '-',
  ].join('\r\n');
}

/** What both tell. The rest (places, references, codes of a format) is of the source. */
function facts({ accounts, skipped, notes }: Statements) {
  return {
    skipped,
    notes: notes.map(({ code }) => code),
    accounts: accounts.map(
      ({ accountId, countryCode, currencyCode, balances, historyStart, origin, transactions }) => ({
        ...{ accountId, countryCode, currencyCode, historyStart, signBasis: origin.signBasis },
        current: balances?.current,
        statementDate: origin.statementDate,
        transactions: transactions.map(({ source, ...row }) => ({
          ...row,
          valueDate: source.valueDate,
          reference: source.reference,
          additional: source.additional,
        })),
      }),
    ),
  };
}

it('a list of rows reads the same as camt.053 and as MT940', () => {
  const seen = { GB: 0, US: 0 };
  holds(
    fc.property(account, given => {
      seen[given.country]++;
      const read = readStatements(asMt940(given));
      expect(facts(read)).toEqual(facts(readStatements(asCamt(given))));
      expect(read.accounts[0]?.transactions.length).toBeGreaterThan(0);
    }),
  );
  expect(seen.GB).toBeGreaterThanOrEqual(inProportion(15));
  expect(seen.US).toBeGreaterThanOrEqual(inProportion(15));
});
