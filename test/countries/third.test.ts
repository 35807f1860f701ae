/** A country that no table of the source names: its own holidays, wording and currency hold, and nothing British is given to it. */
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../src/base/calendar.js';
import { once } from '../../src/base/once.js';
import { billsOf } from '../../src/bills/bills.js';
import type { Country } from '../../src/countries/country.js';
import { COUNTRY_DATA } from '../../src/countries/countryData.js';
import { INCOME_COUNTRIES } from '../../src/countries/incomeCountries.js';
import { compileRules } from '../../src/enrichment/corrections/rules.js';
import { enrich } from '../../src/enrichment/enrich.js';
import { buildTradeModel } from '../../src/enrichment/lexicon/tradeModel.js';
import { buildVocabulary } from '../../src/enrichment/lexicon/vocabulary.js';
import { narrativePartsOf } from '../../src/enrichment/narrative/narrativeParts.js';
import { enrichmentResultOf } from '../../src/enrichment/result.js';
import { categoryOf, UNCATEGORISED } from '../../src/enrichment/words/categories.js';
import { consumerHealthOf } from '../../src/health/assess.js';
import { incomeFactsOf, verifyIncomeOf } from '../../src/income/verify.js';
import { buildLedger, metaOf } from '../../src/ledger/ledger.js';
import type { CurrencyCode } from '../../src/model/transaction.js';
import type { ParsedTransaction } from '../../src/requests/transactionSchemas.js';
import { calendarForPayersOf } from '../../src/streams/payerCalendars.js';
import { workingCalendarOf } from '../../src/streams/workingDays.js';
import { THIRD, THIRD_GAZETTEER } from './third.js';

const COUNTRIES: Readonly<Record<'third' | 'GB' | 'US', Country>> = {
  third: THIRD,
  GB: { ...COUNTRY_DATA.GB.narrative, ...COUNTRY_DATA.GB.lexicon, ...INCOME_COUNTRIES.GB },
  US: { ...COUNTRY_DATA.US.narrative, ...COUNTRY_DATA.US.lexicon, ...INCOME_COUNTRIES.US },
};
const NAMES = ['third', 'GB', 'US'] as const;
const AS_OF = '2025-09-30';
/** The day before, where the first of the month is a weekend, New Year or the national holiday. */
const PAID_BY_THE_FIRST = [
  '2025-01-31',
  '2025-02-28',
  '2025-04-01',
  '2025-05-01',
  '2025-05-30',
  '2025-07-01',
  '2025-07-31',
  '2025-09-01',
];

function stages(country: Country, lines: readonly string[], asOf = AS_OF) {
  const ledger = buildLedger(
    { transactions: lines.map(transactionOf), path: ['transactions'], accountId: null, currency: undefined },
    dayOf(asOf),
  );
  const lexicon = buildVocabulary(country, THIRD_GAZETTEER, once(buildTradeModel));
  const enriched = enrich(ledger, { country, lexicon, rules: compileRules([]), confidenceFloor: 0 });
  const setting = {
    calendar: workingCalendarOf(country.railCalendar),
    calendarFor: calendarForPayersOf(country),
    country,
    division: null,
    usState: null,
    excludeBenefits: false,
    historyStart: dayOf('2025-01-01'),
    isBusiness: false,
    haircuts: { guaranteed: 0, variable: 0, oneOff: 1 },
  };
  return { ledger, enriched, setting, facts: incomeFactsOf(enriched, setting) };
}

/** `2025-01-31 -45.10 TEXT`. */
function transactionOf(line: string, index: number): ParsedTransaction {
  const [bookingDate, amount, ...words] = line.split(' ') as [string, string, ...string[]];
  return {
    transactionId: `t-${index}`,
    bookingDate,
    description: words.join(' '),
    amount: amount.replace('-', ''),
    creditDebitIndicator: amount.startsWith('-') ? 'Debit' : 'Credit',
    status: 'Booked',
  } as ParsedTransaction;
}

function enrichedOf(country: Country, line: string) {
  const { enriched } = stages(country, [line]);
  const [transaction] = enrichmentResultOf(enriched, false).transactions;
  if (transaction === undefined) throw new Error('nothing was enriched');
  return transaction.enrichedData;
}

function incomeOf(country: Country, asOf = AS_OF) {
  const lines = PAID_BY_THE_FIRST.filter(date => date <= asOf).map(
    date => `${date} 4000.00 QUENDALE LOGISTICS AG SALARY`,
  );
  const { enriched, setting, facts } = stages(country, lines, asOf);
  return verifyIncomeOf(enriched, facts, setting, {
    accountId: 'a',
    accountSubType: null,
    includeFlags: true,
    integrity: [],
  });
}

function partsOf(country: Country, text: string) {
  return narrativePartsOf(text, country, buildVocabulary(country, THIRD_GAZETTEER, once(buildTradeModel)));
}

describe('a third country', () => {
  it('has its own words for pay, rent and payments', () => {
    expect(enrichedOf(THIRD, '2025-03-01 4000.00 LOHNZAHLUNG QUENDALE AG').category.slug).toBe('salary');
    expect(enrichedOf(THIRD, '2025-03-01 -900.00 DAUERAUFTRAG AN HOFMEIER MIETZINS').category.slug).toBe(
      'rent',
    );
    expect(partsOf(THIRD, 'KARTENEINKAUF MIGROLINO BERN')).toMatchObject({
      rail: 'card',
      payee: 'MIGROLINO',
      place: 'BERN',
    });
    for (const name of ['GB', 'US'] as const)
      expect(partsOf(COUNTRIES[name], 'KARTENEINKAUF MIGROLINO BERN')).not.toMatchObject({ rail: 'card' });
  });

  it.each(NAMES)('knows its own currency and no other: %s', name => {
    const { currency } = COUNTRIES[name];
    const others = NAMES.map(other => COUNTRIES[other].currency).filter(other => other !== currency);
    const foreign = (code: string) =>
      partsOf(COUNTRIES[name], `CORNER BAKES 12.40 ${code} @ 1.2`).foreignAmount;
    expect(foreign(currency)).toBeNull();
    expect(others.map(code => foreign(code)?.currency)).toEqual(others);
  });

  it('keeps its own holidays and no others, in listed years and in others', () => {
    const isWorking = ({ railCalendar }: Country, date: string) =>
      workingCalendarOf(railCalendar).isWorkingDay(dayOf(date));
    const day = (date: string) => NAMES.map(name => isWorking(COUNTRIES[name], date));
    expect(day('2025-08-01')).toEqual([false, true, true]);
    expect(day('2025-05-05')).toEqual([true, false, true]);
    expect(day('2025-07-04')).toEqual([true, true, false]);
    expect(day('2040-12-25')).toEqual([true, false, false]);
  });

  it('has pay read by its own calendar', () => {
    // Friday, 1 August 2025, is a holiday there alone.
    const expected = NAMES.map(
      name => incomeOf(COUNTRIES[name], '2025-07-15').incomeStreams[0]?.nextExpectedDate?.expected,
    );
    expect(expected).toEqual(['2025-07-31', '2025-08-01', '2025-08-01']);
  });

  it('is given no range of gross pay, as no rules of tax are known', () => {
    expect(
      NAMES.map(name => incomeOf(COUNTRIES[name]).incomeStreams[0]?.grossAnnualEstimate === null),
    ).toEqual([true, false, false]);
  });

  it('has its own benefits by payer and code', () => {
    const line = '2025-03-04 230.00 AUSGLEICHSKASSE BERN KIZU';
    expect(enrichedOf(THIRD, line).category.slug).toBe('child-benefit');
    for (const name of ['GB', 'US'] as const)
      expect(enrichedOf(COUNTRIES[name], line).category.slug).not.toBe('child-benefit');
    // No payer of the country is glued to a code, so that a code alone says nothing.
    expect(enrichedOf(THIRD, '2025-03-04 230.00 QUENDALE KIZU').category.slug).not.toBe('child-benefit');
  });

  it.each(['DWP UC', 'HMRC CHILD BENEFIT', 'DWP STATE PENSION'])('has no British benefit in %s', text => {
    const decisionIn = (country: Country) =>
      stages(country, [`2025-03-04 400.00 ${text}`]).enriched.rows[0]?.decision;
    expect(decisionIn(THIRD)?.benefit).toBeNull();
    expect(categoryOf(decisionIn(THIRD)?.category ?? UNCATEGORISED).group).not.toBe('benefit');
    expect(decisionIn(COUNTRIES.GB)?.benefit).toEqual(expect.any(String));
  });

  it('has neither British towns and postcodes nor American states', () => {
    const place = (country: Country, text: string) =>
      partsOf(country, `CARD PURCHASE CORNER BAKES ${text}`).place;
    expect(NAMES.map(name => place(COUNTRIES[name], 'HUDDERSFIELD'))).toEqual([null, 'HUDDERSFIELD', null]);
    expect(place(COUNTRIES.US, 'TOLEDO OH')).toBe('TOLEDO OH');
    expect(place(THIRD, 'TOLEDO OH')).toBeNull();
  });

  it('is refused nowhere: enrichment, income and financial health', () => {
    const { ledger, enriched, facts, setting } = stages(THIRD, [
      '2025-06-30 4000.00 LOHNZAHLUNG QUENDALE AG',
      '2025-07-31 4000.00 LOHNZAHLUNG QUENDALE AG',
      '2025-08-05 -24.10 KARTENEINKAUF MIGROLINO BERN',
      '2025-09-01 -900.00 DAUERAUFTRAG AN HOFMEIER MIETZINS',
    ]);
    const health = consumerHealthOf(
      [
        {
          accountId: 'a',
          accountType: 'Personal',
          accountSubType: 'CurrentAccount',
          currencyCode: THIRD.currency as CurrencyCode,
          current: 120_000,
          available: null,
          historyStart: dayOf('2025-01-01'),
          rows: enriched.counted,
          calendar: setting.calendar,
          findBills: billsOf,
          income: facts,
        },
      ],
      dayOf(AS_OF),
      metaOf(ledger),
    );
    expect(health.accounts[0]?.currencyCode).toBe('CHF');
    expect(facts.allStreams.map(({ category }) => category)).toEqual(['salary']);
  });
});
