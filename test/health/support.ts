/** Accounts built from lines such as `2026-03-02 -45.10 TESCO STORES 3021`, through the real ledger and enrichment. */

import { dayOf } from '../../src/base/calendar.js';
import { once } from '../../src/base/once.js';
import { billsOf } from '../../src/bills/bills.js';
import type { BusinessFinancialHealthResult } from '../../src/contract/health/businessHealth.js';
import type { ConsumerFinancialHealthResult } from '../../src/contract/health/consumerHealth.js';
import { COUNTRY_DATA } from '../../src/countries/countryData.js';
import { INCOME_COUNTRIES } from '../../src/countries/incomeCountries.js';
import { compileRules } from '../../src/enrichment/corrections/rules.js';
import { type EnrichedLedger, enrich } from '../../src/enrichment/enrich.js';
import { buildTradeModel } from '../../src/enrichment/lexicon/tradeModel.js';
import { buildVocabulary } from '../../src/enrichment/lexicon/vocabulary.js';
import { businessHealthOf, consumerHealthOf } from '../../src/health/assess.js';
import type { HealthAccount } from '../../src/health/healthAccount.js';
import { incomeFactsOf } from '../../src/income/verify.js';
import { buildLedger, metaOf } from '../../src/ledger/ledger.js';
import type { CurrencyCode } from '../../src/model/transaction.js';
import type { ParsedTransaction } from '../../src/requests/transactionSchemas.js';
import { workingCalendar } from '../../src/streams/workingDays.js';

const GAZETTEER = [
  '|301|131|e\nTesco|~Stores',
  '|321|131|s\nNetflix|~Com',
  '|211|131|d\nBritish Gas',
  '|401|131|d\nBarclaycard',
  '|351|135|o\nBetfred',
  '|403|132|d\nLending Stream',
].join('\n');
const SETTING = {
  country: COUNTRY_DATA.GB.narrative,
  lexicon: buildVocabulary(COUNTRY_DATA.GB.lexicon, GAZETTEER, once(buildTradeModel)),
  rules: compileRules([]),
  confidenceFloor: 0,
} as const;
const CALENDAR = workingCalendar('england-and-wales');

export interface AccountOutline {
  readonly accountId?: string;
  readonly currencyCode?: CurrencyCode;
  readonly accountSubType?: string;
  /** Minor units; a debit balance is negative. */
  readonly current?: number;
  readonly available?: number;
  readonly historyStart?: string;
  /** Date, signed amount, description. Their ids are `<accountId>/1`, `<accountId>/2` … */
  readonly lines?: readonly string[];
}

export function consumer(asOf: string, ...outlines: AccountOutline[]): ConsumerFinancialHealthResult {
  return consumerHealthOf(accountsOf(outlines, asOf, false), dayOf(asOf), metaFor(asOf));
}

export function business(asOf: string, ...outlines: AccountOutline[]): BusinessFinancialHealthResult {
  return businessHealthOf(accountsOf(outlines, asOf, true), dayOf(asOf), metaFor(asOf));
}

/** The periods of a single account. */
export function consumerPeriods(asOf: string, outline: AccountOutline) {
  return only(consumer(asOf, outline).accounts).periods;
}

export function businessPeriods(asOf: string, outline: AccountOutline) {
  return only(business(asOf, outline).accounts).periods;
}

/** The same line on one day of each month, from `first` (`2025-03`) on. */
export function monthly(first: string, count: number, day: string, text: string): string[] {
  const start = Number(first.slice(0, 4)) * 12 + Number(first.slice(5)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = start + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${day} ${text}`;
  });
}

/** One caller's accounts, enriched together so that transfers between them are paired. */
function accountsOf(outlines: readonly AccountOutline[], asOf: string, isBusiness: boolean): HealthAccount[] {
  const owned = outlines.map((outline, index) => ({
    ...outline,
    accountId: outline.accountId ?? `account-${index + 1}`,
  }));
  const transactions = owned.flatMap(({ accountId, lines = [] }) =>
    lines.map((line, index) => transactionOf(line, `${accountId}/${index + 1}`, accountId)),
  );
  const ledger = buildLedger({ transactions, path: ['transactions'], accountId: null }, dayOf(asOf));
  const enriched = enrich(ledger, SETTING);
  return owned.map((outline): HealthAccount => {
    const { accountId, currencyCode = 'GBP', accountSubType = 'CurrentAccount' } = outline;
    const { current = 0, available = null, historyStart } = outline;
    const own = ofAccount(enriched, accountId);
    return {
      accountId,
      accountType: isBusiness ? 'Business' : 'Personal',
      accountSubType,
      currencyCode,
      current,
      available,
      historyStart: historyStart === undefined ? null : dayOf(historyStart),
      rows: own.counted,
      calendar: CALENDAR,
      findBills: billsOf,
      income: incomeFactsOf(own, {
        calendar: CALENDAR,
        calendarFor: () => CALENDAR,
        country: INCOME_COUNTRIES.GB,
        division: null,
        usState: null,
        excludeBenefits: false,
        historyStart: historyStart === undefined ? null : dayOf(historyStart),
        isBusiness,
        haircuts: { guaranteed: 0, variable: 0, oneOff: 1 },
      }),
    };
  });
}

function metaFor(asOf: string) {
  return metaOf(buildLedger({ transactions: [], path: ['transactions'], accountId: null }, dayOf(asOf)));
}

function transactionOf(line: string, transactionId: string, accountId: string): ParsedTransaction {
  const [bookingDate, amount, ...words] = line.split(' ') as [string, string, ...string[]];
  return {
    transactionId,
    description: words.join(' '),
    amount: amount.replace('-', ''),
    creditDebitIndicator: amount.startsWith('-') ? 'Debit' : 'Credit',
    status: 'Booked',
    bookingDate,
    accountId,
  };
}

function ofAccount({ ledger, rows, counted }: EnrichedLedger, accountId: string): EnrichedLedger {
  const isOwn = ({ accountId: id }: { readonly accountId: string | null }) => id === accountId;
  return {
    ledger: { ...ledger, rows: ledger.rows.filter(isOwn), counted: ledger.counted.filter(isOwn) },
    rows: rows.filter(({ entry }) => isOwn(entry)),
    counted: counted.filter(({ entry }) => isOwn(entry)),
  };
}

function only<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined || items.length > 1) throw new Error(`one expected, got ${items.length}`);
  return item;
}
