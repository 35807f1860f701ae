/** The functions of /service that take lists. */
import { asking, countryAt } from './engines.mjs';
import { FAMILIES } from './families.mjs';
import { currencyOf, nameOf, rows } from './rows.mjs';

export function serviceCases(library, service) {
  const tried = call => () => {
    try {
      return call();
    } catch (error) {
      if (!(error instanceof library.InvalidRequestError)) throw error;
      return error;
    }
  };
  const dated = (size, country) => rows(size, country, index => ({ name: nameOf(index) }));
  /** One after the other, and no more than the interface writes at once. */
  const days = size =>
    Array.from({ length: Math.min(size, service.MOST_DAYS_OF_BALANCES) }, (_, index) => ({
      date: new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10),
      balance: index,
    }));
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
      const given = days(size).map(({ date }) => ({
        date,
        balance: { amount: 1, creditDebitIndicator: 'Credit' },
      }));
      return () => service.parseEndOfDayBalances(given);
    },
    serialiseIncomeVerification: (size, country) => {
      const given = incomeOf(size, country);
      return () => service.serialiseIncomeVerification(given);
    },
    serialiseAffordability: (size, country) => {
      const given = { ...affordabilityOf(size, country), accountIds: ['account-1'] };
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
      const account = { accountId: 'a', currencyCode: currencyOf(country) };
      return () => service.affordabilityRequestOf([{ account, transactions }]);
    },
    'affordabilityRequestOf many accounts': (size, country) => {
      const currencyCode = currencyOf(country);
      const given = dated(size, country).map(row => ({
        account: { accountId: row.transactionId, currencyCode },
        transactions: service.serialiseTransactions([row]),
      }));
      return () => service.affordabilityRequestOf(given);
    },
    addressOf: size => {
      const base = `https://example.org${'/'.repeat(size)}x`;
      return () => service.addressOf(base, 'page');
    },
  };
  return Object.entries(calls).map(([engine, prepare], index) => {
    const country = countryAt(index, 1);
    return {
      engine,
      family: 'service',
      country,
      isRefused: engine.endsWith('bad rows'),
      make: size => tried(prepare(size, country)),
    };
  });
}
