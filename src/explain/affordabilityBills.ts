/** Regular bills: those that go on, stopped or changed, and the home that is taken for one. */
import { type FigureTable, under } from './figure.js';

export const BILL_FIGURES = {
  'paymentsToPeople.monthlyMean': {
    formula:
      'Payments to people at no regular time, less what the same people paid, at least 0 for each; the mean of the months that estimate irregular costs',
    from: ['estimatedFrom[].year', 'estimatedFrom[].month'],
    ids: ['paymentsToPeople.transactionIds'],
  },
  'paymentsToPeople.count': {
    formula: 'How many of these payments were made in these months',
    ids: ['paymentsToPeople.transactionIds'],
  },
  ...bill('regularBills[bill]'),
  ...bill('stoppedBills[bill]'),
  'stoppedBills[bill].lastAmount': {
    formula: 'Its last payment, as it was',
    from: ['stoppedBills[bill].lastDate'],
    ids: ['stoppedBills[bill].transactionIds'],
  },
  ...bill('changedBills[bill]'),
  'changedBills[bill].previousPayment': {
    formula: 'One payment at the level before the change',
    from: ['changedBills[bill].since'],
    ids: ['changedBills[bill].transactionIds'],
  },
  'changedBills[bill].currentPayment': {
    formula: 'One payment since the change, as the bill goes on',
    plus: ['changedBills[bill].payment'],
    ids: ['changedBills[bill].transactionIds'],
  },
  ...bill('assumedHome'),
} satisfies FigureTable;

function bill<Place extends string>(at: Place) {
  const ids = [`${at}.transactionIds`];
  return under(at, {
    payment: {
      formula: 'What one payment is expected to be: the current level, or the mean of a bill that varies',
      from: [`${at}.lastDate`],
      ids,
    },
    monthlyAmount: {
      formula:
        'The payment x its payments a month: weekly 52/12, fortnightly 26/12, four-weekly 13/12, twice a month 2, ten instalments 10/12, else 1 / the months that one payment covers; less what a person who is paid pays back in a month',
      from: [`${at}.payment`, `${at}.frequency`],
      ids,
    },
  });
}
