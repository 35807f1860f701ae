/** For each module: the files that are mutated, and the tests that must notice. All of these tests import from src. */
export const MODULES = {
  money: {
    sources: ['src/base/money.ts'],
    tests: ['test/unit/money.test.ts', 'test/unit/moneyLaws.test.ts'],
  },
  calendar: {
    sources: ['src/base/calendar.ts'],
    tests: ['test/unit/calendar.test.ts', 'test/unit/calendarLaws.test.ts'],
  },
  ledger: {
    sources: ['src/ledger/*.ts'],
    tests: [
      'test/ledger/accounts.test.ts',
      'test/ledger/balance.test.ts',
      'test/ledger/counted.test.ts',
      'test/ledger/currency.test.ts',
      'test/ledger/repeats.test.ts',
    ],
  },
  checks: {
    sources: ['src/score/checks.ts', 'src/score/facts.ts', 'src/score/validate.ts'],
    tests: ['test/score/validation.test.ts'],
  },
  periods: {
    sources: [
      'src/health/coverage.ts',
      'src/health/months.ts',
      'src/health/periods.ts',
      'src/health/subject.ts',
    ],
    tests: [
      'test/health/periodRules.test.ts',
      'test/health/monthRules.test.ts',
      'test/health/togetherRules.test.ts',
    ],
  },
  balances: {
    sources: ['src/health/balances.ts', 'src/health/endOfDay.ts'],
    tests: ['test/health/balanceRules.test.ts', 'test/health/reconciliationRules.test.ts'],
  },
};
