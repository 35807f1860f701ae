/**
 * Requests that are hard on something: each family is asked at several sizes, and cost must follow the size. One list
 * for the growth tests, which count steps, and for the bench, which takes times.
 */
import { dateBefore, dateIn, nameOf, rows, wordingOf, wordOf } from './rows.mjs';

const of = given => (count, country) => rows(count, country, given);
const pairOf = index => index >> 1;

/** A debit and the credit that undoes it a few days later. */
function refunds(nameAt) {
  return (count, country) =>
    rows(count, country, index => {
      const isCredit = index % 2 === 1;
      const name = nameAt(pairOf(index));
      return {
        isCredit,
        name,
        form: 0,
        ...(isCredit ? { description: wordingOf(country).refund(name) } : {}),
        amount: (2000 + (pairOf(index) % 700)) / 100,
        bookingDate: dateIn(pairOf(index) / (count / 2)),
      };
    });
}

/** The same amount on the same day, out of one account and into another. */
function transfers(accountCount, dateAt) {
  return (count, country) =>
    rows(count, country, index => ({
      description: wordingOf(country).transfer,
      isCredit: index % 2 === 1,
      amount: 250,
      bookingDate: dateAt(index, count),
      accountId: `account-${index % Math.min(accountCount, count)}`,
    }));
}

/** Letters, digits and marks in an order of their own. */
function shapeText(index) {
  const marks = ' -/*.,:#&+';
  let left = index * 2_654_435 + 97;
  let text = wordOf(index, 2);
  for (let at = 0; at < 8; at++) {
    const mark = marks[left % marks.length];
    text += left % 3 === 0 ? `${mark}${left % 100}` : `${mark}${wordOf(left % 1000, 1 + (left % 2))}`;
    left = Math.floor(left / 5) + index;
  }
  return text;
}

export const FAMILIES = {
  'all payers distinct': of(index => ({ name: nameOf(index) })),
  'credits of distinct payers': of(index => ({ name: nameOf(index), isCredit: true })),
  'debits of distinct payees': of(index => ({ name: nameOf(index), isCredit: false })),
  'all the same': of(() => ({ form: 0, amount: 75 })),
  'one payer': of(() => ({ isCredit: true, form: 0, amount: 1250 })),
  'one payer, every amount its own': of(index => ({
    isCredit: true,
    form: 0,
    amount: (10_000 + index * 37) / 100,
  })),
  'one payee, every amount its own': of(index => ({
    isCredit: false,
    form: 1,
    amount: (1000 + index * 37) / 100,
  })),
  'all on one day': of(index => ({ name: nameOf(index % 50), bookingDate: dateBefore(0) })),
  'distinct payers on one day': of(index => ({ name: nameOf(index), bookingDate: dateBefore(0) })),
  'refunds of one payee': refunds(() => 'MEPLIN BAKES'),
  'refunds of one payee and amount': (count, country) =>
    refunds(() => 'MEPLIN BAKES')(count, country).map(row => ({ ...row, amount: 20 })),
  'refunds of distinct payees': refunds(nameOf),
  'returned payments': (count, country) =>
    rows(count, country, index => {
      const name = nameOf(pairOf(index));
      return index % 2 === 0
        ? { isCredit: false, name, form: 1, amount: 40 }
        : { isCredit: true, description: wordingOf(country).returned(name), amount: 40 };
    }),
  'transfers on one day': transfers(10, () => dateBefore(0)),
  'transfers between two accounts': transfers(2, (index, count) => dateIn(index / count)),
  'transfers between many accounts': transfers(Number.POSITIVE_INFINITY, (index, count) =>
    dateIn(index / count),
  ),
  'all pending': of(index => ({ name: nameOf(index), status: 'Pending' })),
  'spread over centuries': of((index, count) => ({
    name: nameOf(index % 40),
    bookingDate: `${1900 + Math.floor((index * 199) / count)}-0${1 + (index % 9)}-1${index % 10}`,
  })),
  'sentinel dates': of((index, count) => ({
    name: nameOf(index % 40),
    ...(index % 10 === 9 ? { bookingDate: '9999-12-31' } : { bookingDate: dateIn(index / count) }),
  })),
  'debits spread over centuries': of((index, count) => ({
    isCredit: false,
    bookingDate: `${1900 + Math.floor((index * 199) / count)}-0${1 + (index % 9)}-1${index % 10}`,
  })),
  'distinct shapes of narrative': of(index => ({ description: shapeText(index) })),
  'distinct payers, one amount': of(index => ({ name: nameOf(index), amount: 100 })),
  'round amounts': of(index => ({ name: nameOf(index % 100), amount: 100 * (1 + (index % 20)) })),
  'payers of a few payments each': of((index, count) => ({
    isCredit: true,
    name: nameOf(index % Math.ceil(count / 4)),
    amount: 100 + (index % Math.ceil(count / 4)),
  })),
  'payees of a few payments each': of((index, count) => ({
    isCredit: false,
    name: nameOf(index % Math.ceil(count / 4)),
    amount: 100 + (index % Math.ceil(count / 4)),
  })),
  'payers paid monthly': of((index, count) => ({
    isCredit: index % 24 < 12,
    form: 0,
    name: nameOf(Math.floor(index / 12)),
    amount: 900 + Math.floor(index / 12),
    bookingDate: dateBefore(30 * (index % 12) + (Math.floor(index / 12) % 28) + (count > 0 ? 0 : 1)),
  })),
  'names that differ in their last word': of(index => ({
    name: `MEPLIN NORTHERN TRADING ${wordOf(index)}`,
  })),
  'names that differ in their first word': of(index => ({
    name: `${wordOf(index)} MEPLIN NORTHERN TRADING`,
  })),
  'credits that share a long prefix': of(index => ({
    isCredit: true,
    name: `MEPLINNORTHERNTRADINGANDSUPPLY${wordOf(index)}`,
  })),
  'names of initials and a surname': of(index => ({
    isCredit: true,
    name: `${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[index % 26]} ${wordOf(Math.floor(index / 26), 3)}`,
  })),
  'counterparties named beside the text': of(index => ({
    form: 0,
    counterPartyName: nameOf(index),
  })),
  'many accounts': of(index => ({ name: nameOf(index % 50), accountId: `account-${index}` })),
  'one payee in many accounts': of(index => ({
    form: 0,
    name: 'GLIMVOR',
    accountId: `account-${index >> 1}`,
  })),
  'accounts that share one id': of(index => ({
    name: nameOf(index % 50),
    accountId: `account-${index}`,
    transactionId: 'the-one',
  })),
  'repeats of one row': (count, country) => {
    const [first] = rows(1, country, () => ({ isCredit: true }));
    return Array.from({ length: count }, () => ({ ...first }));
  },
  'one id with other content': (count, country) =>
    rows(count, country, index => ({ name: nameOf(index % 50) })).map(row => ({
      ...row,
      transactionId: 'the-one',
    })),
};

/** What no function accepts: an id that stands for two contents. */
export const REFUSED = new Set(['one id with other content']);

/** Rows that no function accepts, one kind at a time. */
export const BAD_ROWS = {
  'empty rows': () => ({}),
  'rows that are null': () => null,
  'rows that are text': () => 'row',
  'negative amounts': row => ({ ...row, amount: -1 }),
  'dates that are none': row => ({ ...row, bookingDate: '2026-02-30' }),
  'unknown directions': row => ({ ...row, creditDebitIndicator: 'Sideways' }),
  'ids that are numbers': (row, index) => ({ ...row, transactionId: index }),
  'wrong evidence': row => ({ ...row, merchantCategoryCode: 'x', balance: 'none', transactionCode: 7 }),
};
