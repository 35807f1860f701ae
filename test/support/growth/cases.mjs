/** Every engine with every family that concerns it, in both countries in turn. */
import { asking, BY_ACCOUNT, ENGINES } from './engines.mjs';
import { BAD_ROWS, FAMILIES, LONG_TEXTS } from './families.mjs';
import { nameOf, rowOf, rows, wordOf } from './rows.mjs';

const ACCOUNTS = /account|transfers/;
const PLAIN = ENGINES.filter(engine => !BY_ACCOUNT.includes(engine));
/** Letters of a long text for each row of the other families. */
const LETTERS = 100;
const FIXED = 200;

/**
 * `library`: the functions of the main entry, `service`: those of /service. Each case has `make(size)`, which returns a
 * call ready to be made.
 */
export function casesOf(library, service) {
  const cases = [
    ...familyCases(library),
    ...ruleCases(library),
    ...textCases(library),
    ...refusalCases(library),
    ...correctionCases(library),
    ...explainCases(library),
    ...serviceCases(library, service),
  ];
  return cases.map((made, index) => ({ ...made, name: `${made.engine}: ${made.family} (${made.country})`, index }));
}

/** The countries in turn, so that each family and each engine meets both. */
function countryAt(first, second) {
  return (first + second) % 2 === 0 ? 'GB' : 'US';
}

function familyCases(library) {
  return Object.entries(FAMILIES).flatMap(([family, rowsOf], row) =>
    ENGINES.flatMap((engine, column) => {
      if (BY_ACCOUNT.includes(engine) && !ACCOUNTS.test(family)) return [];
      const country = countryAt(row, column);
      return [
        { engine, family, country, make: size => asking(library, engine, country, rowsOf(size, country)) },
      ];
    }),
  );
}

function ruleOf(index) {
  const set = { category: 'groceries' };
  const text = nameOf(index);
  return [
    { text, set },
    { merchant: text, direction: 'Debit', set },
    { minimumAmount: 10 + index, maximumAmount: 10 + index, set },
    { transactionId: `x-${index}`, set },
    { text, minimumAmount: 1_000_000, set: { merchant: text } },
  ][index % 5];
}

function ruleCases(library) {
  const rulesOf = size => Array.from({ length: size }, (_, index) => ruleOf(index));
  const shared = size => Array.from({ length: size }, (_, index) => ({
    text: `MEPLIN TRADING ${wordOf(index)}`,
    set: { category: 'groceries' },
  }));
  return ['enrichTransactions', 'verifyIncome', 'analyse'].flatMap((engine, row) => {
    const country = countryAt(row, 0);
    const other = countryAt(row, 1);
    const plain = (size, where) => rows(size, where, index => ({ name: nameOf(index * 3 + 1) }));
    return [
      {
        engine,
        family: 'rules',
        country,
        make: size => asking(library, engine, country, plain(FIXED, country), { rules: rulesOf(size) }),
      },
      {
        engine,
        family: 'rows under many rules',
        country: other,
        make: size => asking(library, engine, other, plain(size, other), { rules: rulesOf(FIXED) }),
      },
      {
        engine,
        family: 'rules that share their first words',
        country: other,
        make: size =>
          asking(library, engine, other, rows(FIXED, other, () => ({})), { rules: shared(size) }),
      },
    ];
  });
}

function textCases(library) {
  return Object.entries(LONG_TEXTS).flatMap(([kind, textOf], row) =>
    ['enrichTransactions', 'verifyIncome', 'analyse', 'readNarrative'].map((engine, column) => {
      const country = countryAt(row, column);
      return {
        engine,
        family: `one long text: ${kind}`,
        country,
        make: size => {
          const description = textOf(size * LETTERS);
          if (engine === 'readNarrative')
            return () => library.safeReadNarrative(description, { countryCode: country });
          const isCredit = engine === 'verifyIncome';
          return asking(library, engine, country, [rowOf(0, 1, country, { isCredit, description })]);
        },
      };
    }),
  );
}

function refusalCases(library) {
  return Object.entries(BAD_ROWS).flatMap(([family, spoil], row) =>
    PLAIN.map((engine, column) => {
      const country = countryAt(row, column);
      const spoilt = size => rows(size, country, () => ({})).map(spoil);
      return { engine, family, country, make: size => asking(library, engine, country, spoilt(size)) };
    }),
  );
}

function correctionCases(library) {
  const enriched = new Map();
  const enrichedRows = (size, country, given) => {
    const key = `${size} ${country} ${given}`;
    if (!enriched.has(key)) {
      const request = asking(library, 'enrichTransactions', country, rows(size, country, given));
      enriched.set(key, request().data.transactions);
    }
    return enriched.get(key);
  };
  const families = {
    'distinct payees': index => ({ name: nameOf(index) }),
    'one payee': () => ({ form: 0 }),
    'payees that differ in their last word': index => ({ name: `MEPLIN NORTHERN ${wordOf(index)}` }),
  };
  const corrections = {
    payees: () => ({}),
    transactions: () => ({ applyTo: 'transaction' }),
    'either in turn': index => (index % 2 === 0 ? {} : { applyTo: 'transaction' }),
  };
  return Object.entries(families).flatMap(([family, given], row) =>
    Object.entries(corrections).map(([kind, applyTo], column) => {
      const country = countryAt(row, column);
      return {
        engine: 'rulesFromCorrections',
        family: `${family}, of ${kind}`,
        country,
        make: size => {
          const transactions = enrichedRows(size, country, given);
          const given_ = transactions.map(({ transactionId }, index) => ({
            transactionId,
            category: 'groceries',
            merchant: `Shop ${wordOf(index)}`,
            ...applyTo(index),
          }));
          return () => library.safeRulesFromCorrections(transactions, given_);
        },
      };
    }),
  );
}

function explainCases(library) {
  const deep = (size, leaf) => {
    let value = leaf;
    for (let at = 0; at < size; at++) value = { a: value };
    return value;
  };
  const list = (size, item) => Array.from({ length: size }, (_, index) => item(index));
  const wide = size => Object.fromEntries(list(size, index => [`member${wordOf(index)}`, index]));
  const path = (size, step) => step.repeat(size).replace(/^\./, '');
  const hostile = {
    'a deep result, a path to its end': size => [{ transactions: deep(size, 1) }, `transactions${path(size, '.a')}`.replace('transactionsa', 'transactions.a')],
    'a deep result, a path that misses': size => [
      { transactions: deep(size, 1) },
      `transactions.${path(size - 1, '.a')}.b`,
    ],
    'a wide result, a path that misses': size => [{ transactions: wide(size) }, 'transactions.membre'],
    'a long path to nothing': size => [{ transactions: [] }, path(size, '.a')],
    'a long path of indices': size => [{ transactions: [] }, `transactions${'[0]'.repeat(size)}`],
    'a path of one long name': size => [{ transactions: [] }, 'a'.repeat(size * 10)],
    'a path that is none': size => [{ transactions: [] }, '['.repeat(size * 10)],
    'lists of ids': size => [
      { incomeStreams: [{ estimatedIncome: 1, total: 1, transactionIds: list(size, String) }] },
      'incomeStreams[0].total',
    ],
    'many streams': size => [
      {
        incomeStreams: list(size, index => ({ rank: 'One', estimatedIncome: index, transactionIds: ['a'] })),
        incomeStreamsSummary: { estimatedIncome: 1 },
      },
      'incomeStreamsSummary.estimatedIncome',
    ],
    'many months and lines': size => [
      {
        estimatedFixedCosts: 1,
        estimatedCalculatedIncome: 1,
        statement: list(size, index => ({ section: 'fixed', lines: [{ section: 'fixed', amount: index, transactionIds: [String(index)] }] })),
        monthAffordabilities: list(size, index => ({ year: 2026, month: index, isPartial: false, fixedCosts: 1, lines: [] })),
      },
      'estimatedFixedCosts',
    ],
  };
  return Object.entries(hostile).map(([family, given], index) => ({
    engine: 'explain',
    family,
    country: countryAt(index, 0),
    make: size => {
      const [result, asked] = given(size);
      return () => library.safeExplain(result, asked);
    },
  }));
}

function serviceCases(library, service) {
  const tried = call => () => {
    try {
      return call();
    } catch (error) {
      if (!(error instanceof library.InvalidRequestError)) throw error;
      return error;
    }
  };
  const dated = (size, country) => rows(size, country, index => ({ name: nameOf(index) }));
  const days = size => dated(size, 'GB').map(({ bookingDate }, index) => ({ date: bookingDate, balance: index }));
  const consent = index => ({ consentId: `c-${index}`, statusUpdated: '2026-01-31T00:00:00Z' });
  const enrichedOf = (size, country) =>
    asking(library, 'enrichTransactions', country, dated(size, country))().data;
  const incomeOf = (size, country) =>
    asking(library, 'verifyIncome', country, FAMILIES['payers of a few payments each'](size, country))().data;
  const affordabilityOf = (size, country) =>
    asking(library, 'assessAffordability', country, dated(size, country))().data;
  const healthOf = (engine, size, country) =>
    asking(library, engine, country, FAMILIES['many accounts'](size, country))().data;
  const calls = {
    serialiseTransactions: (size, country) => {
      const given = dated(size, country);
      return () => service.serialiseTransactions(given);
    },
    parseTransactions: (size, country) => {
      const given = service.serialiseTransactions(dated(size, country).map(row => ({ ...row })));
      return () => service.parseTransactions(given);
    },
    'parseTransactions of bad rows': size => {
      const given = Array.from({ length: size }, () => ({}));
      return () => service.parseTransactions(given);
    },
    'serialiseTransactions of bad rows': size => {
      const given = Array.from({ length: size }, () => ({}));
      return () => service.serialiseTransactions(given);
    },
    serialiseEnrichment: (size, country) => {
      const given = enrichedOf(size, country);
      return () => service.serialiseEnrichment(given);
    },
    parseEnrichment: (size, country) => {
      const given = service.serialiseEnrichment(enrichedOf(size, country));
      return () => service.parseEnrichment(given);
    },
    serialiseEndOfDayBalances: size => {
      const given = days(size);
      return () => service.serialiseEndOfDayBalances(given);
    },
    parseEndOfDayBalances: size => {
      const given = days(size).map(({ date }) => ({ date, balance: { amount: 1, creditDebitIndicator: 'Credit' } }));
      return () => service.parseEndOfDayBalances(given);
    },
    serialiseIncomeVerification: (size, country) => {
      const given = incomeOf(size, country);
      return () => service.serialiseIncomeVerification(given);
    },
    serialiseAffordability: (size, country) => {
      const given = affordabilityOf(size, country);
      return () => service.serialiseAffordability(given);
    },
    serialiseConsumerHealth: (size, country) => {
      const given = healthOf('assessConsumerFinancialHealth, by account', size, country);
      return () => service.serialiseConsumerHealth(given);
    },
    serialiseBusinessHealth: (size, country) => {
      const given = healthOf('assessBusinessFinancialHealth, by account', size, country);
      return () => service.serialiseBusinessHealth(given);
    },
    orderConsents: size => {
      const given = Array.from({ length: size }, (_, index) => consent(index));
      return () => service.orderConsents(given);
    },
    'orderConsents of bad rows': size => {
      const given = Array.from({ length: size }, () => ({}));
      return () => service.orderConsents(given);
    },
    affordabilityRequestOf: (size, country) => {
      const transactions = service.serialiseTransactions(dated(size, country));
      const account = { accountId: 'a', currencyCode: country === 'GB' ? 'GBP' : 'USD' };
      return () => service.affordabilityRequestOf([{ account, transactions }]);
    },
    'affordabilityRequestOf many accounts': (size, country) => {
      const currencyCode = country === 'GB' ? 'GBP' : 'USD';
      const given = dated(size, country).map(row => ({
        account: { accountId: row.transactionId, currencyCode },
        transactions: service.serialiseTransactions([row]),
      }));
      return () => service.affordabilityRequestOf(given);
    },
    addressOf: size => {
      const base = `https://example.org${'/'.repeat(size * 20)}x`;
      return () => service.addressOf(base, 'page');
    },
  };
  return Object.entries(calls).map(([engine, prepare], index) => {
    const country = countryAt(index, 1);
    return {
      engine,
      family: 'service',
      country,
      make: size => tried(prepare(size, country)),
    };
  });
}
