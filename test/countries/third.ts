/** A third country, small and made up but for its holidays: it is given to the engines as a value, and nothing else is told of it. */
import type { Country } from '../../src/countries/country.js';
import { rowsIn } from '../../src/countries/ofCountry.js';
import { PHRASES } from '../../src/data/phrases.js';
import { TRADE_PRIORS } from '../../src/data/tradeModel.js';
import { CARD_FORMS, DATE_FORMS, FOREIGN_AMOUNT_FORMS } from '../../src/data/wording/lists.js';

const CODE = 'CH';

export const THIRD: Country = {
  code: CODE,
  currency: 'CHF',
  numericDates: 'day-first',
  timeZone: 'Europe/Zurich',
  layouts: [],
  statedCodes: [],
  purposeReferences: [],
  dateForms: rowsIn(DATE_FORMS, CODE),
  cardForms: rowsIn(CARD_FORMS, CODE),
  foreignAmountForms: rowsIn(FOREIGN_AMOUNT_FORMS, CODE),
  places: 'BERN;OLTEN;ZURICH',
  behindTown: null,
  states: new Set(),
  shopAccounts: null,
  benefits: {
    // No benefit of the types is this country's; any name will do.
    benefits: [{ name: 'Child Benefit', category: 'child-benefit', codes: 'KIZU' }],
    payers: 'AUSGLEICHSKASSE BERN',
    paysMore: /(?!)/,
    gluedPayers: '',
    notBenefits: 'MITTEILUNG',
  },
  phrases: [
    ...rowsIn(PHRASES, CODE),
    { debit: null, credit: 'salary', weight: 90, phrases: 'LOHNZAHLUNG' },
    { debit: 'rent', credit: null, weight: 90, phrases: 'MIETZINS' },
  ],
  markers: [
    { opens: 'payee', at: 'start', rail: 'card', phrases: 'KARTENEINKAUF' },
    { opens: 'payee', at: 'start', rail: 'standing-order', phrases: 'DAUERAUFTRAG AN' },
    { opens: 'reference', at: 'inside', rail: null, phrases: 'MITTEILUNG' },
  ],
  transferRoom: 70,
  tradePriors: TRADE_PRIORS.GB.map((_, __, all) => 1 / all.length),
  tradePriorsInShop: TRADE_PRIORS.GB.map((_, __, all) => 1 / all.length),
  railCalendar: {
    listed: { 2025: '01-01 01-02 04-18 04-21 05-29 06-09 08-01 12-25 12-26' },
    rule: null,
  },
  payerCalendars: [],
  payDays: [],
  usualPay: 'Monthly',
  paysTwiceAMonth: false,
  mayExcludeBenefits: false,
  paysBenefitsFourWeekly: false,
  wordsTellContractors: false,
  grossPay: null,
  schoolSummer: [705, 815],
  middleSize: 300,
};

/** In the form that tools/gazetteer/README.md gives. */
export const THIRD_GAZETTEER = '|301|131|e\nMigrolino';
