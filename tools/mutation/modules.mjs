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
      'src/health/monthTotals.ts',
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
  incomeEstimates: {
    sources: [
      'src/income/estimate.ts',
      'src/income/firstPayments.ts',
      'src/income/irregularEstimate.ts',
      'src/income/lumps.ts',
      'src/income/twelveMonths.ts',
    ],
    tests: ['test/unit/estimate.test.ts', 'test/unit/firstPayments.test.ts', 'test/unit/lumps.test.ts'],
  },
  incomeFlags: {
    sources: ['src/income/flags.ts', 'src/income/outliers.ts', 'src/income/streamStatus.ts'],
    tests: ['test/unit/flags.test.ts', 'test/unit/outliers.test.ts', 'test/unit/streamStatus.test.ts'],
  },
  incomeLikelihood: {
    sources: ['src/income/habits.ts', 'src/income/likelihood.ts', 'src/income/notCounted.ts'],
    tests: [
      'test/unit/incomeHabits.test.ts',
      'test/unit/incomeLikelihood.test.ts',
      'test/unit/notCounted.test.ts',
    ],
  },
  levels: {
    sources: [
      'src/streams/lastChange.ts',
      'src/streams/level.ts',
      'src/streams/references.ts',
      'src/streams/splitByReference.ts',
    ],
    tests: [
      'test/unit/lastChange.test.ts',
      'test/unit/level.test.ts',
      'test/unit/levels.test.ts',
      'test/unit/references.test.ts',
    ],
  },
  cadence: {
    sources: ['src/streams/cadence.ts', 'src/streams/description.ts'],
    tests: ['test/unit/cadenceBits.test.ts', 'test/unit/cadenceStart.test.ts'],
  },
  schedules: {
    sources: ['src/streams/schedule.ts', 'src/streams/scheduleBook.ts'],
    tests: ['test/unit/schedule.test.ts'],
  },
  continuity: {
    sources: ['src/streams/continuity.ts'],
    tests: ['test/unit/continuity.test.ts'],
  },
  continued: {
    sources: ['src/streams/continued.ts'],
    tests: ['test/unit/continuity.test.ts'],
  },
  payers: {
    sources: ['src/streams/payer.ts', 'src/streams/payerIndex.ts'],
    tests: ['test/unit/payer.test.ts', 'test/unit/payerIndex.test.ts', 'test/unit/payerNames.test.ts'],
  },
  grouping: {
    sources: ['src/streams/group.ts'],
    tests: ['test/unit/paymentGroups.test.ts', 'test/unit/paymentsApart.test.ts'],
  },
  payments: {
    sources: [
      'src/streams/descriptionLength.ts',
      'src/streams/commonest.ts',
      'src/streams/payments.ts',
      'src/streams/split.ts',
    ],
    tests: ['test/unit/payments.test.ts', 'test/unit/paymentsSplit.test.ts'],
  },
  sources: {
    sources: ['src/income/sources.ts'],
    tests: ['test/income/sources.test.ts', 'test/income/sourceOrder.test.ts'],
  },
  openPurchases: {
    sources: ['src/enrichment/account/openPurchases.ts'],
    tests: ['test/unit/openPurchases.test.ts'],
  },
  payRhythm: {
    sources: ['src/enrichment/account/evenPay.ts', 'src/enrichment/account/payRhythm.ts'],
    tests: ['test/unit/evenPay.test.ts', 'test/unit/payRhythm.test.ts'],
  },
  longerName: {
    sources: ['src/enrichment/evidence/longerName.ts'],
    tests: ['test/unit/longerName.test.ts'],
  },
  affordabilityEstimates: {
    sources: ['src/affordability/estimates.ts'],
    tests: ['test/unit/affordabilityEstimates.test.ts'],
  },
  affordabilityMonths: {
    sources: ['src/affordability/table.ts', 'src/bills/tableMonths.ts'],
    tests: ['test/unit/affordabilityMonths.test.ts', 'test/unit/affordabilityTable.test.ts'],
  },
  statementInstants: {
    sources: ['src/adapters/values/instant.ts'],
    tests: ['test/adapters/values/instant.test.ts'],
  },
  pendingTwins: {
    sources: ['src/adapters/rows/twins.ts'],
    tests: ['test/adapters/rows/rows.test.ts', 'test/adapters/rows/twins.test.ts'],
  },
};
