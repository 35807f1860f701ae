/** American banks. Formats as in src/data/wording; company names of ACH entries have sixteen characters. */
import { type Bank, joined, SHOWS_ALL, written } from './bank.js';

/** Most banks leave the memo of a Zelle payment out. */
const NO_MEMO = { 'bank-credit': true, 'payment-in': false } as const;

const chase: Bank = {
  name: 'Chase',
  shows: NO_MEMO,
  writes: {
    card: ({ name, place, day }) => joined(name, place, '      ', written(day).american),
    'card-online': ({ name, place, day, card }) =>
      `Card Purchase ${written(day).american} ${joined(name, place)} Card ${card}`,
    'card-refund': ({ name, day, card }) => `Purchase Return ${written(day).american} ${name} Card ${card}`,
    'direct-debit': ({ name, reference, digits }) =>
      `${name.padEnd(16)} ${(reference || 'PAYMENT').padEnd(26)} WEB ID: ${digits(10)}`,
    'direct-debit-returned': ({ name }) => `RETURNED ITEM: ${name}`,
    'standing-order': ({ name, digits }) => `Online Payment ${digits(11)} To ${name}`,
    'payment-out': ({ name, digits }) => `Zelle payment to ${name} ${digits(11)}`,
    'payment-in': ({ name, digits }) => `Zelle payment from ${name} JPM99${digits(6)}`,
    'bank-credit': ({ name, reference, digits }) =>
      `${name.padEnd(16)} ${reference.padEnd(26)} PPD ID: ${digits(10)}`,
    'own-out': ({ otherAccount }) => `Online Transfer to SAV ...${otherAccount}`,
    'own-in': ({ otherAccount, digits }) =>
      `Online Transfer from SAV ...${otherAccount} transaction#: ${digits(10)}`,
    'cash-out': ({ place, day, digits }) => `ATM WITHDRAWAL ${digits(6)} ${written(day).american} ${place}`,
    'cash-in': ({ place, digits }) => joined('ATM CASH DEPOSIT', digits(6), place),
    'cheque-in': ({ digits }) => `REMOTE ONLINE DEPOSIT # ${digits(1)}`,
    'cheque-out': ({ digits }) => `CHECK # ${digits(4)}`,
    interest: () => 'INTEREST PAYMENT',
    'bank-words': ({ name }) => name,
  },
  codes: {
    card: 'DEBIT_CARD',
    'card-online': 'DEBIT_CARD',
    'direct-debit': 'ACH_DEBIT',
    'bank-credit': 'ACH_CREDIT',
    'payment-in': 'QUICKPAY_CREDIT',
    'payment-out': 'QUICKPAY_DEBIT',
    'own-in': 'ACCT_XFER',
    'own-out': 'ACCT_XFER',
    'cash-out': 'ATM',
  },
};

const chaseLong: Bank = {
  ...chase,
  writes: {
    ...chase.writes,
    'bank-credit': ({ name, reference, day, digits }) =>
      `ORIG CO NAME:${name.padEnd(16)} ORIG ID:${digits(10)} DESC DATE:${written(day).yearFirst} CO ENTRY DESCR:${reference.padEnd(10)}SEC:PPD TRACE#:${digits(15)} EED:${written(day).yearFirst} IND ID:${digits(5)}`,
  },
};

const bankOfAmerica: Bank = {
  name: 'Bank of America',
  shows: SHOWS_ALL,
  writes: {
    card: ({ name, place, day, digits }) =>
      `CHECKCARD ${written(day).compact} ${joined(name, place)} ${digits(23)}`,
    'card-online': ({ name, place, day, digits }) =>
      `CHECKCARD ${written(day).compact} ${joined(name, place)} ${digits(23)} RECURRING`,
    'card-refund': ({ name, place, day }) => `PURCHASE REFUND ${written(day).compact} ${joined(name, place)}`,
    'direct-debit': ({ name, reference, digits }) =>
      `${name} DES:${reference || 'PAYMENT'} ID:${digits(7)} INDN:XXXXX CO ID:${digits(10)} WEB`,
    'direct-debit-returned': ({ name }) => `RETURN OF POSTED CHECK / ITEM ${name}`,
    'standing-order': ({ name }) => `${name} Bill Payment`,
    'payment-out': ({ name, reference, digits }) =>
      joined('Zelle payment to', name, reference && `for "${reference}";`, `Conf# ${digits(9)}`),
    'payment-in': ({ name, reference, digits }) =>
      joined('Zelle payment from', name, reference && `for "${reference}";`, `Conf# ${digits(9)}`),
    'bank-credit': ({ name, reference, digits }) =>
      `${name} DES:${reference} ID:XXXXX${digits(5)} INDN:XXXXX CO ID:XXXXX${digits(5)} PPD`,
    'own-out': ({ otherAccount, digits }) =>
      `Online Banking transfer to SAV ${otherAccount} Confirmation# ${digits(10)}`,
    'own-in': ({ otherAccount, digits }) =>
      `Online Banking transfer from SAV ${otherAccount} Confirmation# ${digits(10)}`,
    'cash-out': ({ place, day, digits }) =>
      `BKOFAMERICA ATM ${written(day).american} #${digits(9)} WITHDRWL ${place}`,
    'cash-in': ({ place, day, digits }) =>
      `BKOFAMERICA ATM ${written(day).american} #${digits(9)} DEPOSIT ${place}`,
    'cheque-in': ({ day }) => `BKOFAMERICA MOBILE ${written(day).american} DEPOSIT *MOBILE`,
    'cheque-out': ({ digits }) => `Check ${digits(4)}`,
    interest: () => 'Interest Earned',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

const wellsFargo: Bank = {
  name: 'Wells Fargo',
  shows: SHOWS_ALL,
  writes: {
    card: ({ name, place, day, card, digits }) =>
      `PURCHASE AUTHORIZED ON ${written(day).american} ${joined(name, place)} P${digits(15)} CARD ${card}`,
    'card-online': ({ name, place, day, card, digits }) =>
      `RECURRING PAYMENT AUTHORIZED ON ${written(day).american} ${joined(name, place)} S${digits(15)} CARD ${card}`,
    'card-refund': ({ name, place, day, card, digits }) =>
      `PURCHASE RETURN AUTHORIZED ON ${written(day).american} ${joined(name, place)} S${digits(15)} CARD ${card}`,
    'direct-debit': ({ name, reference, day, digits }) =>
      joined(name, reference || 'PAYMENT', written(day).yearFirst, digits(9)),
    'direct-debit-returned': ({ name }) => `OVERDRAFT RETURNED ITEM ${name}`,
    'standing-order': ({ name }) => `BILL PAY ${name}`,
    'payment-out': ({ name, reference, day, digits }) =>
      joined('ZELLE TO', name, 'ON', written(day).american, `REF #RP0${digits(7)}`, reference),
    'payment-in': ({ name, reference, day, digits }) =>
      joined('ZELLE FROM', name, 'ON', written(day).american, `REF # BAC${digits(9)}`, reference),
    'bank-credit': ({ name, reference, day, digits }) =>
      joined(name, reference, written(day).yearFirst, digits(9)),
    'own-out': ({ digits }) => `ONLINE TRANSFER TO SAVINGS REF #IB0${digits(7)} WAY2SAVE SAVINGS`,
    'own-in': ({ digits }) => `ONLINE TRANSFER FROM SAVINGS REF #IB0${digits(7)} WAY2SAVE SAVINGS`,
    'cash-out': ({ place, day, card, digits }) =>
      `ATM WITHDRAWAL AUTHORIZED ON ${written(day).american} ${place} ${digits(7)} ATM ID ${digits(4)}A CARD ${card}`,
    'cash-in': ({ place, day, digits }) =>
      `ATM CASH DEPOSIT ON ${written(day).american} ${place} ${digits(7)} ATM ID ${digits(4)}A`,
    'cheque-in': ({ digits }) => `MOBILE DEPOSIT : REF NUMBER :${digits(12)}`,
    'cheque-out': ({ digits }) => `CHECK # ${digits(4)}`,
    interest: () => 'INTEREST PAYMENT',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

const citi: Bank = {
  name: 'Citi',
  shows: NO_MEMO,
  writes: {
    card: ({ name, place, day, card, digits }) =>
      `Debit Card Purchase ${written(day).american} 0${1 + (Number(digits(1)) % 9)}:15p #${card} ${joined(name, digits(4), place)} ${digits(5)}`,
    'card-online': ({ name, place, day, card, digits }) =>
      `Debit Card Purchase ${written(day).american} 09:10a #${card} ${joined(name, place)} ${digits(5)}`,
    'card-refund': ({ name, place, day, card }) =>
      `Debit Card Return ${written(day).american} #${card} ${joined(name, place)}`,
    'direct-debit': ({ name, reference }) => joined('ACH Electronic Debit -', name, reference),
    'direct-debit-returned': ({ name }) => `ACH Return Item ${name}`,
    'standing-order': ({ name }) => `Bill Payment ${name}`,
    'payment-out': ({ name, digits }) => `Zelle Debit PAY ID:CTI${digits(9)} ORG ID:CTI NAME:${name}`,
    'payment-in': ({ name, digits }) => `Zelle Credit PAY ID:BAC${digits(9)} ORG ID:BAC NAME:${name}`,
    'bank-credit': ({ name, reference }) => joined('ACH Electronic Credit', name, reference),
    'own-out': ({ otherAccount }) => `Transfer to Savings ${otherAccount}`,
    'own-in': ({ otherAccount }) => `Transfer from Savings ${otherAccount}`,
    'cash-out': ({ place, day, card }) => `Cash Withdrawal ${written(day).american} #${card} ${place}`,
    'cash-in': ({ place, day, card }) => `Cash Deposit ${written(day).american} #${card} ${place}`,
    'cheque-in': () => 'Mobile Deposit Check',
    'cheque-out': ({ digits }) => `CHECK NO: ${digits(4)}`,
    interest: () => 'Interest paid',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

const capitalOne: Bank = {
  name: 'Capital One',
  shows: NO_MEMO,
  writes: {
    card: ({ name, place }) => `Debit Card Purchase - ${joined(name, place)}`,
    'card-online': ({ name, place }) => `Digital Card Purchase - ${joined(name, place)}`,
    'card-refund': ({ name, place }) => `Debit Card Refund - ${joined(name, place)}`,
    'direct-debit': ({ name, reference }) => joined('Withdrawal from', name, reference),
    'direct-debit-returned': ({ name }) => `Returned ACH payment ${name}`,
    'standing-order': ({ name }) => `Bill Pay Withdrawal to ${name}`,
    'payment-out': ({ name }) => `Zelle money sent to ${name}`,
    'payment-in': ({ name }) => `Zelle money received from ${name}`,
    'bank-credit': ({ name, reference }) => joined('Deposit from', name, reference),
    'own-out': ({ otherAccount }) => `Withdrawal to 360 Performance Savings XXXXXXX${otherAccount}`,
    'own-in': ({ otherAccount }) => `Deposit from 360 Performance Savings XXXXXXX${otherAccount}`,
    'cash-out': ({ place }) => `ATM Withdrawal - ${place}`,
    'cash-in': ({ place }) => `Cash Deposit - ${place}`,
    'cheque-in': () => 'Check Deposit (Mobile)',
    'cheque-out': ({ digits }) => `Check #${digits(4)}`,
    interest: () => 'Monthly Interest Paid',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

const usBank: Bank = {
  name: 'US Bank',
  shows: NO_MEMO,
  writes: {
    card: ({ name, place }) => `Debit Purchase - VISA ${joined(name, place)}`,
    'card-online': ({ name, place, digits }) =>
      `Recurring Debit Purchase ${joined(name, place)} ${digits(10)}`,
    'card-refund': ({ name, place }) => `Debit Purchase Ret - VISA ${joined(name, place)}`,
    'direct-debit': ({ name, reference, digits }) =>
      joined('Electronic Withdrawal To', name, `REF=${digits(15)}N00`, reference),
    'direct-debit-returned': ({ name }) => `Electronic Withdrawal Returned ${name}`,
    'standing-order': ({ name }) => `WEB AUTHORIZED PMT ${name}`,
    'payment-out': ({ name }) => `ZELLE INSTANT PMT TO ${name}`,
    'payment-in': ({ name }) => `ZELLE INSTANT PMT FROM ${name}`,
    'bank-credit': ({ name, reference, digits }) =>
      joined('Electronic Deposit From', name, `REF=${digits(15)}N00`, reference),
    'own-out': ({ digits }) => `Mobile Banking Transfer To Account ${digits(12)}`,
    'own-in': ({ digits }) => `Internet Banking Transfer From Account ${digits(12)}`,
    'cash-out': ({ place }) => `ATM Withdrawal ${place}`,
    'cash-in': ({ place }) => `ATM Cash Deposit ${place}`,
    'cheque-in': () => 'Mobile Check Deposit',
    'cheque-out': ({ digits }) => `CHECK ${digits(4)}`,
    interest: () => 'Interest Paid This Period',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

const creditUnion: Bank = {
  name: 'Credit union',
  shows: NO_MEMO,
  writes: {
    card: ({ name, place, day, card }) =>
      `POS Debit- Debit Card ${card} ${written(day).americanYear} ${joined(name, place)}`,
    'card-online': ({ name, place, digits }) =>
      `Point Of Sale Withdrawal ${digits(12)} ${place === '' ? `${name} ` : joined(name, place)}US`,
    'card-refund': ({ name, place, day, card }) =>
      `POS Credit Adjustment ${card} ${written(day).americanYear} ${joined(name, place)}`,
    'direct-debit': ({ name, reference, digits }) =>
      `Withdrawal ACH ${name} TYPE: ${reference || 'PAYMENT'} ID: ${digits(10)} CO: ${name}`,
    'direct-debit-returned': ({ name }) => `ACH Return ${name}`,
    'standing-order': ({ name, digits }) => `Paid To - ${name} Chk ${digits(7)}`,
    'payment-out': ({ name }) => `Zelle DB ${name}`,
    'payment-in': ({ name }) => `Zelle CR ${name}`,
    'bank-credit': ({ name, reference, digits }) =>
      `Deposit ACH ${name} ${joined(reference && `TYPE: ${reference}`, 'ID:', digits(10), 'CO:', name)}`,
    'own-out': () => 'Transfer To Shares',
    'own-in': () => 'Transfer From Shares',
    'cash-out': ({ place, digits }) => `ATM Withdrawal ${digits(8)} ${place}`,
    'cash-in': () => 'Deposit Cash at Branch',
    'cheque-in': () => 'Deposit by Check',
    'cheque-out': ({ digits }) => `Draft ${digits(6)}`,
    interest: () => 'Interest Paid on Shares',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

/** With how often they are drawn. */
export const AMERICAN_BANKS: readonly (readonly [bank: Bank, weight: number])[] = [
  [chase, 10],
  [chaseLong, 7],
  [bankOfAmerica, 16],
  [wellsFargo, 15],
  [citi, 10],
  [capitalOne, 12],
  [usBank, 11],
  [creditUnion, 13],
];
