/** The identities of financial health, in every period of every account and of all accounts together. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessBusinessFinancialHealth,
  assessConsumerFinancialHealth,
  type BusinessHealthPeriod,
  type ConsumerHealthPeriod,
  enrichTransactions,
  type HealthPeriods,
} from '../../src/index.js';
import { ledger } from '../support/arbitraries.js';
import { pence, sumInPence } from '../support/build.js';
import { placeOf } from '../support/country.js';
import { addDays, daysBetween } from '../support/dates.js';
import { healthRequest } from '../support/functions.js';
import { historyOf } from '../support/history.js';
import { holds } from '../support/property.js';

const PERIODS = [
  ['lastThirtyDays', 30],
  ['lastSixtyDays', 60],
  ['lastNinetyDays', 90],
  ['lastOneEightyDays', 180],
  ['lastThreeSixtyDays', 360],
] as const;

const ledgers = ledger({ hasSecondAccount: true });
/** Ten tables of some fifty figures each a run. */
const SLOWER = 3;
const ENGINES = [
  { name: 'assessConsumerFinancialHealth', assess: assessConsumerFinancialHealth },
  { name: 'assessBusinessFinancialHealth', assess: assessBusinessFinancialHealth },
] as const;

type AnyPeriod = ConsumerHealthPeriod | BusinessHealthPeriod;
type AnyResult = ReturnType<(typeof ENGINES)[number]['assess']>;

describe.each(ENGINES)('$name', ({ assess }) => {
  it('moves the balance by what came in less what went out', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        forEachPeriod(assess(healthRequest(transactions)), period => {
          expect(pence(period.net)).toBe(pence(period.totalCredit) - pence(period.totalDebit));
          expect(pence(period.closingBalance) - pence(period.openingBalance)).toBe(pence(period.net));
          expect(period.minimumBalance).toBeLessThanOrEqual(period.averageBalance);
          expect(period.averageBalance).toBeLessThanOrEqual(period.maximumBalance);
          expect(period.deepestOverdraft).toBe(Math.max(0, -period.minimumBalance));
          expect(period.daysOverdrawn).toBeLessThanOrEqual(period.daysBelowOneHundred);
          expect(period.daysBelowOneHundred).toBeLessThanOrEqual(period.coverage.daysAvailable);
        });
      }),
      SLOWER,
    );
  });

  it('breaks every period down into parts that hold each transaction once', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        forEachPeriod(assess(healthRequest(transactions)), period => {
          const ids = period.breakdown.flatMap(({ transactionIds }) => transactionIds);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.length).toBe(period.creditCount + period.debitCount);
          const total = (side: string) =>
            sumInPence(
              period.breakdown
                .filter(({ creditDebitIndicator }) => creditDebitIndicator === side)
                .map(({ amount }) => amount),
            );
          expect(total('Credit')).toBe(pence(period.totalCredit));
          expect(total('Debit')).toBe(pence(period.totalDebit));
        });
      }),
      SLOWER,
    );
  });

  it('closes every period of an account at its current balance', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        for (const { periods, currentBalance } of assess(healthRequest(transactions)).accounts) {
          expect(currentBalance).toBe(1234.56);
          for (const [name] of PERIODS) expect(periods[name].closingBalance).toBe(currentBalance);
        }
      }),
      SLOWER,
    );
  });

  it('says of each period how many days it asked for, has, and from which it repeats', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        const request = healthRequest(transactions);
        const result = assess(request);
        const asOf = result.meta.asOf;
        result.accounts.forEach(({ periods }, index) => {
          const days = (request.accounts[index]?.transactions ?? [])
            .filter(({ status }) => status === 'Booked')
            .map(({ bookingDate }) => bookingDate);
          const { historyFrom, basis } = historyOf(days, asOf);
          const history = historyFrom === null || asOf === null ? 0 : daysBetween(historyFrom, asOf) + 1;
          for (const [name, daysRequested] of PERIODS) {
            const isCarried = daysRequested > 90 && history < 365;
            const daysAvailable = Math.min(isCarried ? 90 : daysRequested, history);
            const { coverage, from, to } = periods[name];
            expect(coverage).toEqual({
              daysRequested,
              daysAvailable,
              carriedFrom: isCarried ? 'lastNinetyDays' : null,
              historyFrom,
              basis,
            });
            expect(to).toBe(history === 0 ? null : asOf);
            expect(from).toBe(history === 0 ? null : addDays(asOf as string, 1 - daysAvailable));
            if (isCarried) expect(periods[name]).toEqual({ ...periods.lastNinetyDays, coverage });
          }
        });
      }),
      SLOWER,
    );
  });

  it('never has less in a longer period than in a shorter one', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        const result = assess(healthRequest(transactions));
        for (const { periods } of result.accounts) {
          PERIODS.slice(1).forEach(([name], index) => {
            const shorter = periods[(PERIODS[index] as (typeof PERIODS)[number])[0]];
            const longer = periods[name];
            for (const figure of ['totalCredit', 'totalDebit', 'creditCount', 'debitCount'] as const) {
              expect(longer[figure]).toBeGreaterThanOrEqual(shorter[figure]);
            }
            expect(longer.minimumBalance).toBeLessThanOrEqual(shorter.minimumBalance);
            expect(longer.maximumBalance).toBeGreaterThanOrEqual(shorter.maximumBalance);
          });
        }
      }),
      SLOWER,
    );
  });

  it('adds the accounts up to the combined figures, once both sides of own transfers are left out', () => {
    holds(
      fc.property(ledger(), fc.array(fc.boolean()), ({ transactions }, sides) => {
        // One ledger dealt out to two accounts, without transfers between them.
        const dealt = transactions.map((row, index) => ({
          ...row,
          accountId: sides[index % Math.max(1, sides.length)] ? 'other' : 'main',
        }));
        const { accounts, combined } = assess(healthRequest(dealt));
        if (combined === null) throw new Error('all accounts are in one currency');
        for (const [name] of PERIODS) {
          const parts = accounts.map(({ periods }) => periods[name]);
          const whole = combined.periods[name];
          // Accounts of different ages carry and measure different days.
          if (parts.some(part => part.coverage.daysAvailable !== whole.coverage.daysAvailable)) continue;
          expect(pence(whole.closingBalance)).toBe(sumInPence(parts.map(part => part.closingBalance)));
          expect(pence(whole.net)).toBe(sumInPence(parts.map(part => part.net)));
        }
      }),
      SLOWER,
    );
  });

  it('counts together what each account moved, less what moved between them', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        const { accounts, combined } = assess(healthRequest(transactions));
        if (combined === null) throw new Error('all accounts are in one currency');
        const paired = enrichTransactions({
          ...placeOf(transactions),
          transactions,
        }).transactions.filter(({ transfer }) => transfer !== null);
        for (const [name] of PERIODS) {
          const whole = combined.periods[name];
          const parts = accounts.map(({ periods }) => periods[name]);
          if (parts.some(part => part.coverage.daysAvailable !== whole.coverage.daysAvailable)) continue;
          const inside = (side: string) =>
            sumInPence(
              paired
                .filter(row => row.creditDebitIndicator === side && row.bookingDate >= (whole.from ?? ''))
                .map(({ amount }) => Number(amount)),
            );
          expect(pence(whole.totalCredit)).toBe(
            sumInPence(parts.map(part => part.totalCredit)) - inside('Credit'),
          );
          expect(pence(whole.totalDebit)).toBe(
            sumInPence(parts.map(part => part.totalDebit)) - inside('Debit'),
          );
        }
      }),
      SLOWER,
    );
  });

  it('adds the whole months up to no more than the period, and to the net of each', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        forEachPeriod(
          assess(healthRequest(transactions)),
          ({ months, totalCredit, totalDebit, ...period }) => {
            for (const { credit, debit, net } of months)
              expect(pence(net)).toBe(pence(credit) - pence(debit));
            expect(sumInPence(months.map(({ credit }) => credit))).toBeLessThanOrEqual(pence(totalCredit));
            expect(sumInPence(months.map(({ debit }) => debit))).toBeLessThanOrEqual(pence(totalDebit));
            expect(period.monthsInDeficit).toBe(months.filter(({ net }) => net < 0).length);
            expect(period.netTrend === null).toBe(months.length < 3);
          },
        );
      }),
      SLOWER,
    );
  });

  it('has spells of overdraft that hold the days overdrawn', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        forEachPeriod(assess(healthRequest(transactions)), period => {
          expect(period.longestOverdraftSpell).toBeLessThanOrEqual(period.daysOverdrawn);
          expect(period.longestOverdraftSpell * period.overdraftSpells).toBeGreaterThanOrEqual(
            period.daysOverdrawn,
          );
          expect(period.averageOverdraft === null).toBe(period.daysOverdrawn === 0);
          expect(period.averageOverdraft ?? 0).toBeLessThanOrEqual(period.deepestOverdraft);
        });
      }),
      SLOWER,
    );
  });

  it('names as the largest a transaction of that amount in the period', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        const byId = new Map(transactions.map(row => [row.transactionId, row]));
        forEachPeriod(assess(healthRequest(transactions)), period => {
          for (const largest of [period.largestCredit, period.largestDebit]) {
            if (largest === null) continue;
            const row = byId.get(largest.transactionId);
            expect(largest.amount).toBe(row?.amount);
            expect(largest.date).toBe(row?.bookingDate);
            expect(largest.date >= (period.from as string) && largest.date <= (period.to as string)).toBe(
              true,
            );
          }
          expect(period.largestCredit === null).toBe(period.creditCount === 0);
          expect(period.largestDebit === null).toBe(period.debitCount === 0);
        });
      }),
      SLOWER,
    );
  });

  it('scales every total and balance with the amounts', () => {
    const scaled = fc.tuple(ledger({ isPlain: true }), fc.integer({ min: 2, max: 9 }));
    holds(
      fc.property(scaled, ([{ transactions }, factor]) => {
        const request = healthRequest(transactions);
        const larger = {
          accounts: request.accounts.map(account => ({
            ...account,
            balances: {
              current: { amount: (123_456 * factor) / 100, creditDebitIndicator: 'Credit' as const },
              available: null,
            },
            transactions: account.transactions.map(row => ({
              ...row,
              amount: (pence(Number(row.amount)) * factor) / 100,
            })),
          })),
        };
        const [before, after] = [assess(request).accounts[0], assess(larger).accounts[0]];
        for (const [name] of PERIODS) {
          const [small, large] = [before?.periods[name], after?.periods[name]];
          for (const figure of [
            'totalCredit',
            'totalDebit',
            'net',
            'openingBalance',
            'minimumBalance',
          ] as const) {
            expect(pence(large?.[figure] ?? Number.NaN)).toBe(pence(small?.[figure] ?? Number.NaN) * factor);
          }
        }
      }),
      SLOWER,
    );
  });
});

describe('assessConsumerFinancialHealth', () => {
  it('puts all money out under one figure each', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        forEachPeriod(assessConsumerFinancialHealth(healthRequest(transactions)), period => {
          expect(pence(period.totalDebit)).toBe(
            sumInPence([
              period.essentialSpending,
              period.discretionarySpending,
              period.debtRepayments,
              period.feesAndInterest.amount,
              period.savingsPaidIn,
              period.transfersOut,
              period.refundsNetted,
            ]),
          );
        });
      }),
      SLOWER,
    );
  });

  it('puts all money in under one figure each', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        forEachPeriod(assessConsumerFinancialHealth(healthRequest(transactions)), period => {
          expect(pence(period.totalCredit)).toBe(
            sumInPence([
              period.income,
              period.otherIncome,
              period.borrowingReceived,
              period.savingsWithdrawn,
              period.transfersIn,
              period.otherCredits,
              period.refundsNetted,
            ]),
          );
        });
      }),
      SLOWER,
    );
  });

  it('spends on what is essential, what is not, debt and fees', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        forEachPeriod(assessConsumerFinancialHealth(healthRequest(transactions)), period => {
          expect(pence(period.totalSpending)).toBe(
            sumInPence([
              period.essentialSpending,
              period.discretionarySpending,
              period.debtRepayments,
              period.feesAndInterest.amount,
            ]),
          );
          expect(pence(period.savingsContributions)).toBe(
            pence(period.savingsPaidIn) - pence(period.savingsWithdrawn),
          );
          expect(pence(period.borrowing.netBorrowed)).toBe(
            pence(period.borrowingReceived) - pence(period.debtRepayments),
          );
        });
      }),
      SLOWER,
    );
  });
});

describe('assessBusinessFinancialHealth', () => {
  it('puts all money out under one figure each', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        forEachPeriod(assessBusinessFinancialHealth(healthRequest(transactions)), period => {
          expect(pence(period.totalDebit)).toBe(
            sumInPence([
              period.operatingCosts,
              period.taxes,
              period.loanRepayments,
              period.ownerDrawings,
              period.transfersOut,
              period.refundsNetted,
              period.revenueReturned,
            ]),
          );
          expect(pence(period.operatingCosts)).toBe(
            sumInPence([
              period.payroll,
              period.rent,
              period.utilities,
              period.paymentsToPeople,
              period.otherOperatingCosts,
            ]),
          );
        });
      }),
      SLOWER,
    );
  });

  it('puts all money in under one figure each', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        forEachPeriod(assessBusinessFinancialHealth(healthRequest(transactions)), period => {
          expect(pence(period.totalCredit)).toBe(
            sumInPence([
              period.revenue,
              period.borrowingReceived,
              period.ownerContributions,
              period.transfersIn,
              period.otherCredits,
              period.refundsNetted,
              period.revenueReturned,
            ]),
          );
        });
      }),
      SLOWER,
    );
  });

  it('puts receipts, borrowing and the owner under their parts', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        forEachPeriod(assessBusinessFinancialHealth(healthRequest(transactions)), period => {
          expect(sumInPence(Object.values(period.receiptsByRail).map(({ amount }) => amount))).toBe(
            pence(period.grossReceipts),
          );
          expect(pence(period.revenue)).toBe(pence(period.grossReceipts) - pence(period.revenueReturned));
          expect(pence(period.borrowing.netBorrowed)).toBe(
            pence(period.borrowingReceived) - pence(period.loanRepayments),
          );
          expect(pence(period.netOwnerDrawings.amount)).toBe(
            pence(period.ownerDrawings) - pence(period.ownerContributions),
          );
        });
      }),
      SLOWER,
    );
  });

  it('keeps shares between nothing and the whole', () => {
    holds(
      fc.property(ledgers, ({ transactions }) => {
        forEachPeriod(assessBusinessFinancialHealth(healthRequest(transactions)), period => {
          const { customerConcentration: customers, supplierConcentration: suppliers } = period;
          const shares = [customers, suppliers].flatMap(
            ({ largestShare, largestFiveShare, unnamedShare }) => [
              largestShare,
              largestFiveShare,
              unnamedShare,
            ],
          );
          for (const share of [...shares, period.cashDepositShare, period.cardSettlementShare]) {
            if (share === null) continue;
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
        });
      }),
      SLOWER,
    );
  });
});

function forEachPeriod<Result extends AnyResult>(
  result: Result,
  check: (
    period: Result extends ReturnType<typeof assessConsumerFinancialHealth>
      ? ConsumerHealthPeriod
      : Result extends ReturnType<typeof assessBusinessFinancialHealth>
        ? BusinessHealthPeriod
        : AnyPeriod,
  ) => void,
): void {
  const tables = [...result.accounts.map(({ periods }) => periods), result.combined?.periods];
  for (const periods of tables) {
    if (periods === undefined) continue;
    for (const [name] of PERIODS) check((periods as HealthPeriods<never>)[name]);
  }
}
