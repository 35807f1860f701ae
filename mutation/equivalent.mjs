/**
 * Mutants that no test can notice, since the program does the same with them. `code` is the line on which the change begins;
 * what is long is cut as the run shows it. One that a test does notice, whose line is gone, or that could be either of two
 * fails the run: it is to be mended here.
 */
const SAVES_TIME_ONLY = 'Both ways give the same result; this one saves time.';
const A_DAY_IS_LAST = 'Where a row has a plausible day there is a last day; the types ask for the test.';
const SAME_PENNY = 'So near a whole penny, both ways round to it: reading it as a double only saves time.';

export const EQUIVALENT = {
  money: [
    {
      code: "if (typeof amount === 'number') {",
      change: "typeof amount === 'number' -> true",
      reason: SAME_PENNY,
    },
    ...[
      'Math.abs(scaled - whole) < 1e-6 + scaled * 1e-15 -> Math.abs(scaled - whole) <= 1e-6 + scaled * 1e-15',
      'scaled - whole -> scaled + whole',
      '1e-6 + scaled * 1e-15 -> 1e-6 - scaled * 1e-15',
    ].map(change => ({
      code: 'if (Math.abs(scaled - whole) < 1e-6 + scaled * 1e-15) return unboxed(whole);',
      change,
      reason: SAME_PENNY,
    })),
    {
      code: 'if (Number.isInteger(minor) && Number.isInteger(numerator) && isExact(product, denominator))',
      change: 'Number.isInteger(minor) && Number.isInteger(numerator) && isExact(prod… -> false',
      reason: SAVES_TIME_ONLY,
    },
    {
      code: 'if (Number.isInteger(part) && isExact(parts, whole)) return wholePartsOf(parts, whole) / SHARE_STEPS;',
      change: 'Number.isInteger(part) && isExact(parts, whole) -> false',
      reason: SAVES_TIME_ONLY,
    },
    {
      code: 'function isExact(dividend: number, divisor: number): boolean {',
      change: '{ return Number.isSafeInteger(dividend) && Number.isSafeInteger(diviso… -> {}',
      reason: SAVES_TIME_ONLY,
    },
    {
      code: 'return Number.isSafeInteger(dividend) && Number.isSafeInteger(divisor) && divisor > 0;',
      change: 'Number.isSafeInteger(dividend) && Number.isSafeInteger(divisor) && div… -> false',
      reason: SAVES_TIME_ONLY,
    },
    {
      code: 'return (isRoundedOut ? whole + Math.sign(dividend) : whole) + 0;',
      change:
        '(isRoundedOut ? whole + Math.sign(dividend) : whole) + 0 -> (isRoundedOut ? whole + Math.sign(dividend) : whole) - 0',
      reason: 'A difference of two equal numbers is 0, not -0, so the whole never is -0.',
    },
  ],
  calendar: ['day <= 28 -> false', 'day <= 28 -> day < 28'].map(change => ({
    code: 'return day <= 28 || day <= lengthOf(year * 12 + month - 1);',
    change,
    reason: 'Every month has 28 days; not to look for its length only saves time.',
  })),
  ledger: [
    ...[
      ['day === null -> false', 'Null is no plausible day; the types ask for the test.'],
      ['latest !== null -> true', 'Null counts as day 0, which is before every plausible day.'],
      ['day <= latest -> day < latest', 'Of two equal days, either is the latest.'],
    ].map(([change, reason]) => ({
      code: "if (day === null || (latest !== null && day <= latest) || source.status === 'Pending') continue;",
      change,
      reason,
    })),
    {
      code: "const firstByAccount = row.source.status === 'Pending' ? firstPending : firstBooked;",
      change: "row.source.status === 'Pending' -> row.source.status !== 'Pending'",
      reason: 'The two lists are alike; which of them has the pending rows changes nothing.',
    },
    {
      code: 'if (known?.has(b)) return true;',
      change: 'known?.has(b) -> false',
      reason: SAVES_TIME_ONLY,
    },
    ...['known === undefined -> true', '[b] -> []'].map(change => ({
      code: 'if (known === undefined) met.set(a, new Set([b]));',
      change,
      reason: SAVES_TIME_ONLY,
    })),
    {
      code: 'if (source.bookingDate !== date) {',
      change: 'source.bookingDate !== date -> true',
      reason: SAVES_TIME_ONLY,
    },
    ...[
      ['if (areAscending(rows)) return NONE;', 'areAscending(rows) -> false'],
      ['if (distinct.size === rows.length) return NONE;', 'distinct.size === rows.length -> false'],
      [
        'function areAscending(rows: readonly Identified[]): boolean {',
        '{ for (let index = 1; index < rows.length; index++) if ((rows[index - … -> {}',
      ],
      [
        'if ((rows[index - 1] as Identified).transactionId >= (rows[index] as Identified).transactionId)',
        '(rows[index - 1] as Identified).transactionId >= (rows[index] as Ident… -> true',
      ],
      ['return true;', 'true -> false'],
    ].map(([code, change]) => ({
      code,
      change,
      reason: 'Without repeats the longer way finds none either; this one saves time.',
    })),
    {
      code: '} catch {',
      change: '{ return false; } -> {}',
      reason: 'Its caller takes no answer for no.',
    },
    ...['a === null -> false', 'b === null -> false'].map(change => ({
      code: "if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || depth > DEEPEST)",
      change,
      reason: 'The keys of null cannot be read, and what cannot be read is not the same.',
    })),
    {
      code: "if (lastDay !== null && row.day > lastDay) return 'after-as-of';",
      change: 'lastDay !== null -> true',
      reason: A_DAY_IS_LAST,
    },
  ],
  checks: [
    {
      code: "if (lastDay !== null && day > lastDay) return 'after-as-of';",
      change: 'lastDay !== null -> true',
      reason: A_DAY_IS_LAST,
    },
    {
      code: "if (lastDay !== null && day <= lastDay - DAYS_LOOKED_AT) return 'before-period';",
      change: 'lastDay !== null -> true',
      reason: A_DAY_IS_LAST,
    },
  ],
  periods: [
    {
      code: '? []',
      change: '[] -> ["Stryker was here"]',
      reason: 'Without history every period has its last 0 balances.',
    },
    {
      code: 'return first === 0 ? rows : rows.slice(first);',
      change: 'first === 0 -> false',
      reason: SAVES_TIME_ONLY,
    },
    {
      code: 'return days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);',
      change: 'day < first -> day <= first',
      reason: 'Of two equal days, either is the earliest.',
    },
  ],
  balances: [
    {
      code: 'overdraftLimitUsed: creditLine === null ? null : ratioOf(deepest, creditLine),',
      change: 'creditLine === null -> false',
      reason: 'Null is not above zero, so the ratio is null too; the types ask for the test.',
    },
    {
      code: 'return nearer < 0 || (nearer === 0 && balance < nearest) ? balance : nearest;',
      change: 'balance < nearest -> balance <= nearest',
      reason: 'Of two equal balances, either is the nearest.',
    },
    {
      code: 'constantDifference: isConstant && first !== undefined ? majorOf(first.difference) : null,',
      change: 'first !== undefined -> true',
      reason: 'Without a day that differs no difference is constant; the types ask for the test.',
    },
  ],
};
