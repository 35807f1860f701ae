/** Transactions of one account: slices of the fixtures, payments that repeat, and what no bank would send. */
import { setOwn, UNKNOWN_NAMES } from './hostile.mjs';
import {
  MILLISECONDS_PER_DAY,
  oddAmount,
  oddDate,
  textOfDay,
  usualAmount,
  usualDay,
  withTime,
} from './scalars.mjs';
import { description, hugeText, narrativeOf, oddText, spoiled } from './text.mjs';

const HUGE = 0.0004;

/** Mostly a few rows, seldom 400, very seldom a fixture whole. */
function countOf(random) {
  const kind = random.below(1000);
  if (kind < 20) return 0;
  if (kind < 925) return random.between(1, 12);
  if (kind < 988) return random.between(13, 60);
  if (kind < 999) return random.between(61, 400);
  return random.pick([400, 400, 400, 5000]);
}

export function rowsOf(draft, own) {
  const { random } = draft;
  const count = countOf(random);
  const rows = random.weighted([
    [5, () => slice(random, own, count)],
    [4, () => payments(random, own, Math.min(count, 400))],
    [1, () => strange(random, own, Math.min(count, 60))],
  ])();
  for (let left = random.pick([0, 0, 1, 2, 5]); left > 0 && rows.length > 0; left--) vary(draft, own, rows);
  if (random.chance(HUGE) && rows.length > 0) random.pick(rows).description = hugeText(random, own);
  return rows;
}

/** Rows that stand together, or every so many. */
function slice(random, own, count) {
  const { transactions } = random.pick(own.requests);
  const step = random.pick([1, 1, 1, 3, 7]);
  const from = random.below(Math.max(1, transactions.length - count * step));
  const rows = [];
  for (let at = from; at < transactions.length && rows.length < count; at += step)
    rows.push(copyOf(transactions[at]));
  return rows;
}

export function copyOf(json) {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(copyOf);
  const copy = {};
  for (const name of Object.keys(json)) copy[name] = copyOf(json[name]);
  return copy;
}

/** A few payees, each paid or paying in its rhythm. */
function payments(random, own, count) {
  const payees = random.list(1, 5, () => {
    const text = description(random, own);
    return {
      text,
      day: usualDay(random),
      step: random.pick([0, 1, 7, 14, 15, 28, 30, 30, 31, 91, 365, 3650]),
      amount: usualAmount(random),
      varies: random.chance(0.4),
      direction: random.pick(['Credit', 'Debit']),
    };
  });
  return Array.from({ length: count }, (_, index) => {
    const payee = random.pick(payees);
    const day = Math.min(payee.day, 2_900_000);
    payee.day = day + payee.step;
    return {
      transactionId: `t${index}`,
      description: random.chance(0.1)
        ? spoiled(random, payee.text, () => narrativeOf(random, own))
        : payee.text,
      amount: payee.varies ? usualAmount(random) : payee.amount,
      creditDebitIndicator: payee.direction,
      status: random.chance(0.05) ? 'Pending' : 'Booked',
      bookingDate: withTime(random, textOfDay(day)),
    };
  });
}

function strange(random, own, count) {
  return Array.from({ length: count }, (_, index) => ({
    transactionId: random.chance(0.9) ? `t${index}` : oddText(random) || 't',
    description: description(random, own),
    amount: random.chance(0.3) ? oddAmount(random) : usualAmount(random),
    creditDebitIndicator: random.pick(['Credit', 'Debit']),
    status: random.chance(0.1) ? 'Pending' : 'Booked',
    bookingDate: random.chance(0.2) ? oddDate(random) : withTime(random, textOfDay(usualDay(random))),
    ...(random.chance(0.2) ? extras(random) : {}),
  }));
}

function extras(random) {
  const text = () => random.pick([null, '', oddText(random), 'Tesco', 'Walmart', 'ACME LTD']);
  const members = {
    counterPartyName: text(),
    counterPartyAccount: text(),
    merchantName: text(),
    merchantCategoryCode: random.pick([null, '5411', '0000', '9999', '6011', '7995']),
    transactionCode: random.pick([
      null,
      {},
      { code: 'PMNT', subCode: 'RCDT' },
      { code: text(), subCode: text() },
    ]),
    proprietaryTransactionCode: random.pick([
      null,
      {},
      { code: 'DD', issuer: 'HSBC UK' },
      { code: text(), issuer: null },
    ]),
    balance: random.pick([
      null,
      { amount: oddAmount(random), creditDebitIndicator: 'Debit' },
      { amount: 12.5, creditDebitIndicator: 'Credit' },
    ]),
    accountId: random.pick([null, 'main', 'second', '__proto__']),
  };
  return Object.fromEntries(Object.entries(members).filter(() => random.chance(0.4)));
}

/** One change that every door lets in. */
function vary({ random }, own, rows) {
  const at = random.below(rows.length);
  const row = rows[at];
  switch (random.below(14)) {
    case 0:
      rows.splice(at, random.between(1, 3));
      break;
    case 1:
      rows.splice(random.below(rows.length + 1), 0, copyOf(row));
      break;
    case 2:
      rows.splice(0, rows.length, ...random.shuffled(rows));
      break;
    case 3:
      rows.reverse();
      break;
    case 4:
      row.description = description(random, own);
      break;
    case 5:
      for (const each of rows) each.description = row.description;
      break;
    case 6:
      row.bookingDate = withTime(random, oddDate(random));
      break;
    case 7:
      for (const each of rows) each.bookingDate = row.bookingDate;
      break;
    case 8:
      row.amount = oddAmount(random);
      break;
    case 9:
      row.creditDebitIndicator = row.creditDebitIndicator === 'Credit' ? 'Debit' : 'Credit';
      break;
    case 10:
      move(rows, random.pick([-1, 1, 28, 365, -36_525, 36_525]));
      break;
    case 11:
      Object.assign(row, extras(random));
      break;
    case 12:
      setOwn(row, random.pick(UNKNOWN_NAMES), oddText(random));
      break;
    default:
      // The same payment some days later, or the other side of it.
      rows.push({
        ...copyOf(row),
        transactionId: `${row.transactionId}-2`,
        creditDebitIndicator: random.pick(['Credit', 'Debit']),
      });
  }
}

function move(rows, days) {
  for (const row of rows) {
    const day = Date.parse(row.bookingDate.slice(0, 10)) / MILLISECONDS_PER_DAY + days;
    if (day > -719_162 && day < 2_932_896) row.bookingDate = textOfDay(day) + row.bookingDate.slice(10);
  }
}
