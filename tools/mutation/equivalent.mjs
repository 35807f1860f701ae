/**
 * Mutants that no test can notice, since the program does the same with them. `code` is the line on which the change begins;
 * what is long is cut as the run shows it. One that a test does notice, whose line is gone, or that could be either of two
 * fails the run: it is to be mended here.
 */
const SAVES_TIME_ONLY = 'Both ways give the same result; this one saves time.';
const A_DAY_IS_LAST = 'Where a row has a plausible day there is a last day; the types ask for the test.';
const SAME_PENNY = 'So near a whole penny, both ways round to it: reading it as a double only saves time.';
const READ_SO_FAR = 'Words are read from the first thousand characters in any case.';
const LATEST_ON_LEVEL = 'The latest payments that are not odd are those of the last level.';
const NO_CUT_NO_GAIN = 'Where no place is left for a cut, none can gain anything.';

export const EQUIVALENT = {
  money: [
    ...[
      "typeof amount === 'number' -> true",
      "typeof amount === 'number' -> false",
      '\'number\' -> ""',
      '{ const scaled = amount * MINOR_PER_MAJOR; const whole = Math.round(sc… -> {}',
    ].map(change => ({ code: "if (typeof amount === 'number') {", change, reason: SAME_PENNY })),
    {
      code: 'if (Math.abs(scaled - whole) < 1e-6 + scaled * 1e-15) return unboxed(whole) as WholeMinor;',
      change: 'Math.abs(scaled - whole) < 1e-6 + scaled * 1e-15 -> false',
      reason: SAME_PENNY,
    },
    ...[
      'Math.abs(Math.abs(scaled - whole) - 0.5) > LEAST_FROM_MIDDLE -> false',
      'Math.abs(Math.abs(scaled - whole) - 0.5) > LEAST_FROM_MIDDLE -> Math.abs(Math.abs(scaled - whole) - 0.5) >= LEAST_FROM_MIDDLE',
    ].map(change => ({
      code: 'const isClear = Math.abs(Math.abs(scaled - whole) - 0.5) > LEAST_FROM_MIDDLE;',
      change,
      reason: SAVES_TIME_ONLY,
    })),
    ...[
      'isClear && Math.abs(scaled) < MOST_CLEAR_STEPS -> false',
      'Math.abs(scaled) < MOST_CLEAR_STEPS -> Math.abs(scaled) <= MOST_CLEAR_STEPS',
    ].map(change => ({
      code: 'if (isClear && Math.abs(scaled) < MOST_CLEAR_STEPS) return whole / steps + 0;',
      change,
      reason: SAVES_TIME_ONLY,
    })),
    ...[
      'Math.abs(scaled - whole) < 1e-6 + scaled * 1e-15 -> Math.abs(scaled - whole) <= 1e-6 + scaled * 1e-15',
      'scaled - whole -> scaled + whole',
      '1e-6 + scaled * 1e-15 -> 1e-6 - scaled * 1e-15',
    ].map(change => ({
      code: 'if (Math.abs(scaled - whole) < 1e-6 + scaled * 1e-15) return unboxed(whole) as WholeMinor;',
      change,
      reason: SAME_PENNY,
    })),
    {
      code: 'const isWhole = Number.isInteger(minor) && Number.isInteger(numerator) && isExact(product, denominator);',
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
    code: 'return day <= 28 || day <= lengthOf(monthIn(year, month));',
    change,
    reason: 'Every month has 28 days; not to look for its length only saves time.',
  })),
  ledger: [
    ...[
      ['day === null -> false', 'Null is no plausible day; the types ask for the test.'],
      ['latest !== null -> true', 'Null counts as day 0, which is before every plausible day.'],
      ['day <= latest -> day < latest', 'Of two equal days, either is the latest.'],
    ].map(([change, reason]) => ({
      code: "if (day === null || (latest !== null && day <= latest) || transaction.status === 'Pending') continue;",
      change,
      reason,
    })),
    {
      code: "const firstByAccount = row.transaction.status === 'Pending' ? firstPending : firstBooked;",
      change: "row.transaction.status === 'Pending' -> row.transaction.status !== 'Pending'",
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
      code: 'if (transaction.bookingDate !== date) {',
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
  incomeEstimates: [
    {
      code: 'const from = level.levels.at(-1)?.from ?? Number.NEGATIVE_INFINITY;',
      change: '-1 -> +1',
      reason: LATEST_ON_LEVEL,
    },
    {
      code: 'const used = payments.filter(({ day }, index) => day >= from && !odd.has(index)).slice(-level.payments);',
      change: 'day >= from -> true',
      reason: LATEST_ON_LEVEL,
    },
    {
      code: 'const paydays = Math.max(used.length, schedule?.between(since, last).length ?? 0);',
      change: 'schedule?.between -> schedule.between',
      reason: 'What is not irregular has a schedule; the types ask for the test.',
    },
    {
      code: 'return used.length >= FEWEST_SINCE_FIRST ? used : known.slice(0, FEWEST_SINCE_FIRST);',
      change: 'used.length >= FEWEST_SINCE_FIRST -> used.length > FEWEST_SINCE_FIRST',
      reason: 'Where three months are used, they are the newest three.',
    },
    {
      code: 'const isPart = first !== undefined && second !== undefined && first.minor < LARGEST_PART * second.minor;',
      change: 'first !== undefined -> true',
      reason: 'Where there is a second payment there is a first; the types ask for the test.',
    },
    {
      code: 'if (gaps.length === 0) return null;',
      change: 'gaps.length === 0 -> false',
      reason: 'No gap is endless, so no rhythm has it either.',
    },
  ],
  incomeFlags: [
    {
      code: 'longestGap === 0 ? 0 : longestGap + 2,',
      change: 'longestGap === 0 -> false',
      reason: 'No stream ends before two missed paydays anyway.',
    },
    ...['-> false', '-> monthOf(asOf) - monthOf(last) >= 12'].map(change => ({
      code: 'if (monthsApart(monthOf(last), monthOf(asOf)) > 12 || !teaches(name)) return 0;',
      change: `monthsApart(monthOf(last), monthOf(asOf)) > 12 ${change}`,
      reason:
        'A year of silence is longer than any patience, with the holidays or without; not to count them saves time.',
    })),
  ],
  incomeLikelihood: [
    {
      code: 'date === 1 || date === MIDDLE_PAY_DAY || day === calendar.previous(firstDayOf(month) + MIDDLE_PAY_DAY - 1)',
      change: 'day === calendar.previous(firstDayOf(month) + MIDDLE_PAY_DAY - 1) -> false',
      reason:
        'A 15th on which American banks do not pay is at a weekend or a Monday, so the day before is a Friday, a pay day by itself.',
    },
    ...[
      'confidence <= 0 -> confidence < 0',
      'confidence <= 0 -> false',
      'confidence >= 1 -> confidence > 1',
      'confidence >= 1 -> false',
    ].map(change => ({
      code: "if (frequency === 'Irregular' || confidence <= 0 || confidence >= 1) return Math.min(most, confidence);",
      change,
      reason: 'The log odds of nothing and of one are endless, and give nothing and one again.',
    })),
    {
      code: 'if (asked.length === 0) return null;',
      change: 'asked.length === 0 -> false',
      reason: SAVES_TIME_ONLY,
    },
    {
      code: 'const words = wordsOf(wording.slice(0, LONGEST_TEXT));',
      change: 'wording.slice(0, LONGEST_TEXT) -> wording',
      reason: READ_SO_FAR,
    },
    {
      code: 'const runs: string[] = [];',
      change: '[] -> ["Stryker was here"]',
      reason: 'No meaning is called that.',
    },
    {
      code: 'for (let first = 0; first < words.count; first++) {',
      change: 'first < words.count -> first <= words.count',
      reason: 'Behind the last word begins no run.',
    },
  ],
  levels: [
    {
      code: 'if (runs.length === 0) return null;',
      change: 'runs.length === 0 -> false',
      reason: 'Pay that is steady has a level; the types ask for the test.',
    },
    {
      code: 'return run.places.length < 2 || isSame(amounts[index] as Minor, old, LARGEST_SINGLE_STEP);',
      change: 'run.places.length < 2 -> false',
      reason: 'A level begins only where one of the next two payments agrees, which then is its second.',
    },
    {
      code: 'return minor !== undefined && isSame(amounts[index] as Minor, minor, allowed);',
      change: 'minor !== undefined -> true',
      reason: 'Nothing is the same as a payment that is not there; the types ask for the test.',
    },
    ...[
      'usual === undefined -> false',
      'usual === undefined || amounts.length < 2 * FEWEST_ON_A_SIDE -> false',
      'usual === undefined || amounts.length < 2 * FEWEST_ON_A_SIDE -> usual === undefined && amounts.length < 2 * FEWEST_ON_A_SIDE',
      'amounts.length < 2 * FEWEST_ON_A_SIDE -> false',
      '2 * FEWEST_ON_A_SIDE -> 2 / FEWEST_ON_A_SIDE',
    ].map(change => ({
      code: 'if (usual === undefined || amounts.length < 2 * FEWEST_ON_A_SIDE) return null;',
      change,
      reason: 'A row without payments, or too short for two sides, has no place for a cut either.',
    })),
    { code: 'let best = -1;', change: '-1 -> +1', reason: NO_CUT_NO_GAIN },
    ...['best < 0 -> best <= 0', 'best < 0 -> false'].map(change => ({
      code: 'if (best < 0) return null;',
      change,
      reason: NO_CUT_NO_GAIN,
    })),
    {
      code: 'const words = wordsOf(narrativeTextOf(entry.transaction).slice(0, LONGEST_TEXT));',
      change:
        'narrativeTextOf(entry.transaction).slice(0, LONGEST_TEXT) -> narrativeTextOf(entry.transaction)',
      reason: READ_SO_FAR,
    },
    {
      code: 'for (const row of [...a.slice(1), ...b]) {',
      change: 'a.slice(1) -> a',
      reason: 'What stands in the first payment stands in the first payment.',
    },
    {
      code: 'if (shared.length === 0) break;',
      change: 'shared.length === 0 -> false',
      reason: SAVES_TIME_ONLY,
    },
    ...[
      [
        'if (daysWithSeveral(entries) < FEWEST_DAYS) return [entries];',
        'daysWithSeveral(entries) < FEWEST_DAYS -> false',
      ],
      [
        'function daysWithSeveral(entries: readonly EnrichedEntry[]): number {',
        '{ const repeated = new Set<EpochDay>(); entries.forEach(({ entry }, in… -> {}',
      ],
      [
        'if (entries[index + 1]?.entry.day === entry.day) repeated.add(entry.day);',
        'entries[index + 1]?.entry.day === entry.day -> entries[index + 1]?.entry.day !== entry.day',
      ],
      [
        'if (entries[index + 1]?.entry.day === entry.day) repeated.add(entry.day);',
        'entries[index + 1]?.entry.day === entry.day -> true',
      ],
      ['if (entries[index + 1]?.entry.day === entry.day) repeated.add(entry.day);', 'index + 1 -> index - 1'],
    ].map(([code, change]) => ({
      code,
      change,
      reason:
        'Two numbers that share three days have three days with several payments; not to read the others saves time.',
    })),
    ...[
      'from === undefined -> false',
      'from === undefined || to === undefined -> false',
      'from === undefined || to === undefined -> from === undefined && to === undefined',
      'to === undefined -> false',
    ].map(change => ({
      code: 'if (from === undefined || to === undefined || shared.length < FEWEST_DAYS) return false;',
      change,
      reason: 'Where they share no day they share fewer than three; the types ask for the test.',
    })),
  ],
  cadence: [
    ...[
      [
        'if (!firstMatched && expected.namedTo < day - reach) next = skipTo(expected, addDays(day, -reach));',
        '!firstMatched && expected.namedTo < day - reach -> false',
      ],
      [
        'if (!firstMatched && expected.namedTo < day - reach) next = skipTo(expected, addDays(day, -reach));',
        'expected.namedTo < day - reach -> expected.namedTo <= day - reach',
      ],
      ['if (bits >= limit) return null;', 'bits >= limit -> false'],
      ['if (to - from <= 1) return true;', 'to - from <= 1 -> false'],
      ['if (to - from <= 1) return true;', 'to - from <= 1 -> to - from < 1'],
      ['if (to - from <= 1) return true;', 'to - from -> to + from'],
    ].map(([code, change]) => ({ code, change, reason: SAVES_TIME_ONLY })),
    ...['next + 1 -> next - 1', 'next + 1 < named.length -> true'].map(change => ({
      code: 'next + 1 < named.length &&',
      change,
      reason: 'Behind the last day there is none, and nothing is at most as far away as none.',
    })),
    {
      code: 'if (off === 0 || (keepsItsDays && isWithinWorkingDay(target, day, calendar))) near++;',
      change: 'off === 0 -> false',
      reason: 'A day is within a working day of itself, and only schedules that keep their days are asked.',
    },
    {
      code: 'const [from, to] = named < day ? [named, day] : [day, named];',
      change: 'named < day -> named <= day',
      reason: 'Of two equal days, either is the earlier.',
    },
    {
      code: 'if (to - from > LONGEST_WEEKEND) return false;',
      change: 'to - from > LONGEST_WEEKEND -> false',
      reason: 'In no longer run of days is there none on which banks work; not to look saves time.',
    },
  ],
  grouping: [
    ...[
      [
        'drafts.set(key, { payer, paidFrom, purpose, benefit, entries: [row], isInOrder: true, account: null });',
        'true -> false',
      ],
      ['if (!draft.isInOrder) draft.entries.sort(byDay);', '!draft.isInOrder -> true'],
      ['draft.isInOrder = true;', 'true -> false'],
    ].map(([code, change]) => ({ code, change, reason: SAVES_TIME_ONLY })),
    {
      code: 'if (paidFrom !== null && lettersOf(payer) > lettersOf(known.payer)) known.payer = payer;',
      change: 'paidFrom !== null -> true',
      reason: 'Those that are known by their name have the same words.',
    },
    ...[
      ["const ofAccount = byAccount.get(draft.paidFrom ?? '') ?? [];", '\'\' -> "Stryker was here!"'],
      [
        'if (draft.paidFrom !== null) byAccount.set(draft.paidFrom, [...ofAccount, draft]);',
        'draft.paidFrom !== null -> true',
      ],
    ].map(([code, change]) => ({
      code,
      change,
      reason: 'Nobody asks for those without an account, and no account is called that.',
    })),
    {
      code: "const ofAccount = byAccount.get(draft.paidFrom ?? '') ?? [];",
      change: '[] -> ["Stryker was here"]',
      reason: 'What is no group may be joined to none.',
    },
    {
      code: 'if (candidate.length > name.length || (candidate.length === name.length && candidate < name))',
      change: 'candidate < name -> candidate <= name',
      reason: 'Of two equal names, either.',
    },
  ],
  payments: [
    ...[
      [
        'if (payments.length < FEWEST_WHOLE) return payments;',
        'payments.length < FEWEST_WHOLE -> false',
        'Fewer payments hold fewer whole ones; not to look saves time.',
      ],
      [
        'if (payments.length < FEWEST_WHOLE) return payments;',
        'payments.length < FEWEST_WHOLE -> payments.length <= FEWEST_WHOLE',
        'Of three whole payments none is a part.',
      ],
      [
        'if (schedule === null || fit < REGULAR_FIT) return false;',
        'schedule === null -> false',
        'Where there is no schedule, nothing fits it.',
      ],
      [
        'cadence.schedule === null ||',
        'cadence.schedule === null -> false',
        'Where there is no schedule, nothing fits it.',
      ],
      [
        'if (amounts.length < 2 * FEWEST_PAYMENTS) return null;',
        'amounts.length < 2 * FEWEST_PAYMENTS -> false',
        SAVES_TIME_ONLY,
      ],
      [
        'if (amounts.length < 2 * FEWEST_PAYMENTS) return null;',
        '2 * FEWEST_PAYMENTS -> 2 / FEWEST_PAYMENTS',
        SAVES_TIME_ONLY,
      ],
    ].map(([code, change, reason]) => ({ code, change, reason })),
  ],
  payRhythm: [
    {
      code: 'if (even.length === 0) return;',
      change: 'even.length === 0 -> false',
      reason: SAVES_TIME_ONLY,
    },
    {
      code: 'if (returns.size === 0 || credits.length < FEWEST_REGULAR) return [];',
      change: 'credits.length < FEWEST_REGULAR -> false',
      reason: 'Fewer are not regular anyway; not to look saves time.',
    },
    {
      code: 'counted.flatMap(({ isCredit, index }) => (isCredit ? [] : [(decisions[index] as Decision).payee])),',
      change: '[] -> ["Stryker was here"]',
      reason: 'Nobody is called that.',
    },
    {
      code: "const words = wordsOf(name ?? '');",
      change: '\'\' -> "Stryker was here!"',
      reason: 'No firm is called that.',
    },
  ],
  affordabilityMonths: [
    {
      code: 'return workingRows.size === 0 ? recordedRows : [...new Set([...recordedRows, ...workingRows])];',
      change: 'workingRows.size === 0 -> false',
      reason: SAVES_TIME_ONLY,
    },
  ],
  schedules: [
    {
      code: 'const first = shiftMonth(start, (phase - (start % step) + step) % step);',
      change: 'phase - (start % step) + step -> phase - start % step - step',
      reason: 'It begins earlier, in step, and days before the span are left out.',
    },
    ...[
      'day >= from && day <= to -> day >= from || day <= to',
      'day >= from && day <= to -> true',
      'day >= from -> true',
      'day <= to -> true',
    ].map(change => ({
      code: 'if (day >= from && day <= to && days.at(-1) !== day) days.push(day);',
      change,
      reason: 'Of the days named for a whole span those asked for are cut out again.',
    })),
    {
      code: "if (rule.kind === 'weekday' && rule.nth < 0) return weekdayUpTo(lastDayOf(month), rule.weekday);",
      change: "rule.kind === 'weekday' -> true",
      reason: 'Only a weekday has a place in the month; the types ask for the test.',
    },
    {
      code: "if (rule.kind === 'weekday' && rule.nth < 0) return weekdayUpTo(lastDayOf(month), rule.weekday);",
      change: 'rule.nth < 0 -> rule.nth <= 0',
      reason: 'No weekday is asked for at place 0.',
    },
    ...['-> false', '-> rule.day < SHORTEST_MONTH'].map(change => ({
      code: 'const length = rule.day <= SHORTEST_MONTH ? SHORTEST_MONTH : lengthOf(month);',
      change: `rule.day <= SHORTEST_MONTH ${change}`,
      reason: 'Every month has 28 days; not to look for its length only saves time.',
    })),
  ],
};
