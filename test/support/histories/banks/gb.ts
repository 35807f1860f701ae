/** British banks. Formats as in src/data/wording and the banks' own lists of abbreviations. */
import { type Bank, joined, SHOWS_ALL, written } from './bank.js';

const barclays: Bank = {
  name: 'Barclays',
  shows: SHOWS_ALL,
  writes: {
    card: ({ name, place, day }) => joined(name, place, 'ON', written(day).dayMonth, 'CLP'),
    'card-online': ({ name, day }) => joined(name, 'ON', written(day).dayMonth, 'BCC'),
    'card-refund': ({ name, day }) => `Refund From ${name} On ${written(day).dayMonth}`,
    'direct-debit': ({ name, reference }) => joined(name, reference, 'DDR'),
    'direct-debit-returned': ({ name }) => joined('UNPAID DIRECT DEBIT', name, 'UNP'),
    'standing-order': ({ name, reference }) => joined(name, reference, 'STO'),
    'payment-out': ({ name, reference }) => joined(name, reference, 'BBP'),
    'payment-in': ({ name, reference }) => joined(name, reference, 'FPI'),
    'bank-credit': ({ name, reference }) => joined(name, reference, 'BGC'),
    'own-out': ({ otherAccount }) => `${otherAccount} MOBILE-CHANNEL FT`,
    'own-in': ({ otherAccount }) => `${otherAccount} SAVINGS TRANSFER FT`,
    'cash-out': ({ name, place, day }) => joined(name, place, 'ON', written(day).dayMonth, 'BMACH'),
    'cash-in': ({ place }) => joined('CASH PAID IN AT BARCLAYS', place),
    'cheque-in': ({ digits }) => `CHEQUE PAID IN ${digits(6)}`,
    'cheque-out': ({ digits }) => `CHEQUE ${digits(6)} CHQ`,
    interest: () => 'INTEREST PAID GROSS',
    'bank-words': ({ name }) => name,
  },
  codes: {
    card: 'CLP',
    'card-online': 'BCC',
    'direct-debit': 'DDR',
    'standing-order': 'STO',
    'bank-credit': 'BGC',
  },
};

const natwest: Bank = {
  name: 'NatWest',
  shows: SHOWS_ALL,
  writes: {
    card: ({ name, place, day, card }) =>
      `${card} ${written(day).dayMonthYear} C , ${name} , ${place || 'LONDON'} GB`,
    'card-online': ({ name, place, day, card }) =>
      `${card} ${written(day).dayMonthYear} , ${name} , ${place || 'INTERNET'} GB`,
    'card-refund': ({ name, place, day, card }) =>
      `${card} ${written(day).dayMonthYear} , ${name} , ${place || 'INTERNET'} GB , REFUND`,
    'direct-debit': ({ name, reference }) => (reference === '' ? name : `${name} , ${reference}`),
    'direct-debit-returned': ({ name }) => `${name} , UNPAID DIRECT DEBIT`,
    'standing-order': ({ name, reference }) => (reference === '' ? name : `${name} , ${reference}`),
    'payment-out': ({ name, reference, day, digits }) =>
      `${[name, reference].filter(Boolean).join(' , ')} , VIA MOBILE - PYMT , FP ${written(day).british} ${digits(2)} , ${digits(17)}N`,
    'payment-in': ({ name, reference, day, digits }) =>
      `${[name, reference].filter(Boolean).join(' , ')} , FP ${written(day).british} ${digits(4)}`,
    'bank-credit': ({ name, reference }) => (reference === '' ? name : `${reference} , ${name}`),
    'own-out': ({ otherAccount }) => `To A/C ${otherAccount.slice(-8)} , Via Mobile Xfer`,
    'own-in': ({ otherAccount }) => `From A/C ${otherAccount.slice(-8)} , Via Mobile Xfer`,
    'cash-out': ({ name, day, card }) => `${card} ${written(day).dayMonthYear} , CASH , ${name}`,
    'cash-in': ({ place }) => joined('CASH DEPOSIT', place && `, ${place}`),
    'cheque-in': ({ digits }) => `CHEQUE DEPOSIT , ${digits(6)}`,
    'cheque-out': ({ digits }) => `CHEQUE , ${digits(6)}`,
    interest: ({ day }) => `${written(day).dayMonthYear} , INTEREST , GROSS`,
    'bank-words': ({ name }) => name,
  },
  codes: {
    card: 'POS',
    'card-online': 'POS',
    'direct-debit': 'D/D',
    'standing-order': 'S/O',
    'payment-out': 'OTR',
    'payment-in': 'BAC',
    'bank-credit': 'BAC',
    'cash-out': 'ATM',
    interest: 'INT',
  },
};

const hsbc: Bank = {
  name: 'HSBC',
  shows: SHOWS_ALL,
  writes: {
    card: ({ name, place }) => joined(')))', name, place),
    'card-online': ({ name, place }) => joined('VIS', name, place),
    'card-refund': ({ name, place }) => joined('CR', name, place, 'VISA REFUND'),
    'direct-debit': ({ name, reference }) => joined('DD', name, reference),
    'direct-debit-returned': ({ name, reference }) => joined('RETURNED DD', name, reference),
    'standing-order': ({ name, reference }) => joined('SO', name, reference),
    'payment-out': ({ name, reference }) => joined('BP', name, reference),
    'payment-in': ({ name, reference }) => joined('CR', name, reference),
    'bank-credit': ({ name, reference }) => joined('CR', name, reference),
    'own-out': ({ otherAccount }) => `TFR ${otherAccount}`,
    'own-in': ({ otherAccount }) => `${otherAccount} INTERNET TRANSFER`,
    'cash-out': ({ name, place }) => joined('ATM CASH', name, place),
    'cash-in': ({ place }) => joined('CR PAID IN AT', place || 'BRANCH', 'CASH'),
    'cheque-in': () => 'CR CHEQUE DEPOSIT',
    'cheque-out': ({ digits }) => `CHQ ${digits(6)}`,
    interest: () => 'CR GROSS INTEREST TO',
    'bank-words': ({ name }) => name,
  },
  codes: {
    card: ')))',
    'card-online': 'VIS',
    'direct-debit': 'DD',
    'standing-order': 'SO',
    'bank-credit': 'CR',
    'payment-in': 'CR',
  },
};

const lloyds: Bank = {
  name: 'Lloyds',
  shows: SHOWS_ALL,
  writes: {
    card: ({ name, place, card }) => joined(name, place, 'CD', card),
    'card-online': ({ name, card }) => joined(name, 'CD', card),
    'card-refund': ({ name, card }) => joined(name, 'CD', card, 'REFUND'),
    'direct-debit': ({ name, reference }) => joined(name, reference, 'DD'),
    'direct-debit-returned': ({ name }) => joined(name, 'RETURNED DD'),
    'standing-order': ({ name, reference }) => joined(name, reference, 'SO'),
    'payment-out': ({ name, reference, digits }) => joined(name, reference, `4000000${digits(11)}`, 'FPO'),
    'payment-in': ({ name, reference, digits }) => joined(name, reference, `4000000${digits(11)}`, 'FPI'),
    'bank-credit': ({ name, reference }) => joined(name, reference, 'BGC'),
    'own-out': ({ otherAccount }) => `TO ${otherAccount} TFR`,
    'own-in': ({ otherAccount }) => `FROM ${otherAccount} TFR`,
    'cash-out': ({ name, day, card }) => joined('LNK', name, 'CD', card, written(day).dayMonthYear),
    'cash-in': ({ place }) => joined('CASH PAID IN', place, 'CSH'),
    'cheque-in': ({ digits }) => `${digits(6)} DEPOSIT CHQ`,
    'cheque-out': ({ digits }) => `${digits(6)} CHQ`,
    interest: () => 'INTEREST (GROSS)',
    'bank-words': ({ name }) => name,
  },
  codes: {
    card: 'DEB',
    'card-online': 'DEB',
    'card-refund': 'DEB',
    'direct-debit': 'DD',
    'standing-order': 'SO',
    'payment-out': 'FPO',
    'payment-in': 'FPI',
    'bank-credit': 'BGC',
    'own-out': 'TFR',
    'own-in': 'TFR',
    'cash-out': 'CPT',
  },
};

const santander: Bank = {
  name: 'Santander',
  shows: SHOWS_ALL,
  writes: {
    card: ({ name, day }) => `CARD PAYMENT TO ${name} ON ${written(day).dashed}`,
    'card-online': ({ name, day }) => `CARD PAYMENT TO ${name} ON ${written(day).dashed}`,
    'card-refund': ({ name, day }) => `CARD PAYMENT REFUND FROM ${name} ON ${written(day).dashed}`,
    'direct-debit': ({ name, reference, digits }) =>
      `DIRECT DEBIT PAYMENT TO ${name} REF ${reference || digits(9)}, MANDATE NO 00${digits(2)}`,
    'direct-debit-returned': ({ name }) => `RETURNED DIRECT DEBIT ${name}`,
    'standing-order': ({ name, reference, digits }) =>
      `STANDING ORDER VIA FASTER PAYMENT TO ${name} REFERENCE ${reference} , MANDATE NO ${digits(1)}`,
    'payment-out': ({ name, reference, digits }) =>
      `BILL PAYMENT VIA FASTER PAYMENT TO ${name} REFERENCE ${reference} , MANDATE NO ${digits(2)}`,
    'payment-in': ({ name, reference }) => `FASTER PAYMENTS RECEIPT REF.${reference} FROM ${name}`,
    'bank-credit': ({ name, reference }) =>
      `BANK GIRO CREDIT REF ${[name, reference].filter(Boolean).join(', ')}`,
    'own-out': ({ otherAccount }) => `TRANSFER TO ACCOUNT ${otherAccount}`,
    'own-in': ({ otherAccount }) => `TRANSFER FROM ACCOUNT ${otherAccount}`,
    'cash-out': ({ name, place, day }) =>
      `CASH WITHDRAWAL AT ${name}, ${place || 'LONDON'}, ON ${written(day).dashed}`,
    'cash-in': ({ place }) => joined('CASH PAID IN AT', place || 'BRANCH'),
    'cheque-in': ({ place }) => joined('CHEQUE PAID IN AT', place || 'BRANCH'),
    'cheque-out': ({ digits }) => `CHEQUE ${digits(6)}`,
    interest: () => 'INTEREST PAID AFTER TAX 0.00 DEDUCTED',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

const nationwide: Bank = {
  name: 'Nationwide',
  shows: SHOWS_ALL,
  writes: {
    card: ({ name, place }) => joined('Contactless Payment', name, place, 'GB'),
    'card-online': ({ name }) => joined('Visa purchase', name, 'GB'),
    'card-refund': ({ name }) => joined('Visa credit', name, 'GB'),
    'direct-debit': ({ name, reference }) => joined('Direct debit', name, reference),
    'direct-debit-returned': ({ name }) => joined('Unpaid Direct debit', name),
    'standing-order': ({ name, reference }) => joined('Standing order', name, reference),
    'payment-out': ({ name, reference }) => joined('Payment to', name, reference),
    'payment-in': ({ name, reference }) => joined('Transfer from', name, reference),
    'bank-credit': ({ name, reference }) => joined('Bank credit', name, reference),
    'own-out': ({ otherAccount }) => `Transfer to ${otherAccount}`,
    'own-in': ({ otherAccount }) => `Transfer from ${otherAccount}`,
    'cash-out': ({ name, place }) => joined('ATM Withdrawal', name, place),
    'cash-in': ({ place }) => joined('Cash credit', place),
    'cheque-in': () => 'Cheque deposit',
    'cheque-out': ({ digits }) => `Cheque ${digits(6)}`,
    interest: () => 'Interest added',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

const tsb: Bank = {
  name: 'TSB',
  shows: SHOWS_ALL,
  writes: {
    card: ({ name, place, card }) => joined(name, place, 'CD', card),
    'card-online': ({ name }) => joined('DEBIT CARD PAYMENT', name),
    'card-refund': ({ name }) => joined('DEBIT CARD REFUND', name),
    'direct-debit': ({ name, reference }) => joined('DIRECT DEBIT', name, reference),
    'direct-debit-returned': ({ name }) => joined('RETURNED DIRECT DEBIT', name),
    'standing-order': ({ name, reference }) => joined('STANDING ORDER', name, reference),
    'payment-out': ({ name, reference }) => joined('FASTER PAYMENT', name, reference),
    'payment-in': ({ name, reference }) => joined('FASTER PAYMENT', name, reference),
    'bank-credit': ({ name, reference }) => joined('DIRECT CREDIT', name, reference),
    'own-out': ({ otherAccount }) => `TRANSFER TO ${otherAccount}`,
    'own-in': ({ otherAccount }) => `TRANSFER FROM ${otherAccount}`,
    'cash-out': ({ name, card, day }) => joined('LNK', name, 'CD', card, written(day).dayMonthYear),
    'cash-in': () => 'CASH DEPOSIT COUNTER',
    'cheque-in': () => 'CHEQUE DEPOSIT COUNTER',
    'cheque-out': ({ digits }) => `CHEQUE ${digits(6)}`,
    interest: () => 'INTEREST PAID',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

const monzo: Bank = {
  name: 'Monzo',
  shows: SHOWS_ALL,
  hasNoCheques: true,
  writes: {
    card: ({ name, place }) => columns(name, place),
    'card-online': ({ name }) => columns(name, 'LONDON'),
    'card-refund': ({ name }) => columns(name, 'LONDON'),
    'direct-debit': ({ name, reference }) => joined(name, reference),
    'direct-debit-returned': ({ name }) => joined(name, 'Returned Direct Debit'),
    'standing-order': ({ name, reference }) => joined(name, reference),
    'payment-out': ({ name, reference }) => joined(name, reference),
    'payment-in': ({ name, reference }) => joined(name, reference),
    'bank-credit': ({ name, reference }) => joined(name, reference),
    'own-out': () => 'Savings Pot',
    'own-in': () => 'Withdrawal from Savings Pot',
    'cash-out': ({ name, place }) => columns(name, place),
    'cash-in': () => 'PayPoint cash deposit',
    'cheque-in': () => 'Cheque deposit',
    'cheque-out': () => 'Cheque',
    interest: () => 'Interest paid',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

function columns(name: string, place: string): string {
  return `${name.slice(0, 22).padEnd(22)} ${place.slice(0, 13).padEnd(13)} GBR`;
}

const starling: Bank = {
  name: 'Starling',
  shows: SHOWS_ALL,
  hasNoCheques: true,
  writes: {
    card: ({ name, place }) => joined(name, place, 'GBR'),
    'card-online': ({ name }) => joined('CARD PAYMENT', name),
    'card-refund': ({ name }) => joined('CARD REFUND', name),
    'direct-debit': ({ name, reference }) => joined('DIRECT DEBIT', name, reference),
    'direct-debit-returned': ({ name }) => joined('DIRECT DEBIT RETURNED', name),
    'standing-order': ({ name, reference }) => joined(name, reference),
    'payment-out': ({ name, reference }) => joined('FASTER PAYMENT', name, reference),
    'payment-in': ({ name, reference }) => joined(name, reference),
    'bank-credit': ({ name, reference }) => joined(name, reference),
    'own-out': () => 'Transfer to Space',
    'own-in': () => 'Transfer from Space',
    'cash-out': ({ name, place }) => joined('ATM', name, place, 'GBR'),
    'cash-in': () => 'POST OFFICE CASH DEPOSIT',
    'cheque-in': () => 'Cheque deposit',
    'cheque-out': () => 'Cheque',
    interest: () => 'Interest earned',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

const revolut: Bank = {
  name: 'Revolut',
  shows: { 'bank-credit': false, 'payment-in': false },
  hasNoCheques: true,
  writes: {
    card: ({ name }) => name,
    'card-online': ({ name }) => name,
    'card-refund': ({ name }) => `Refund from ${name}`,
    'direct-debit': ({ name }) => name,
    'direct-debit-returned': ({ name }) => `Reverted direct debit to ${name}`,
    'standing-order': ({ name }) => `To ${name}`,
    'payment-out': ({ name }) => `To ${name}`,
    'payment-in': ({ name }) => `From ${name}`,
    'bank-credit': ({ name }) => `Payment from ${name}`,
    'own-out': () => 'To GBP Savings',
    'own-in': () => 'From GBP Savings',
    'cash-out': ({ name }) => `Cash withdrawal at ${name}`,
    'cash-in': () => 'Cash deposit',
    'cheque-in': () => 'Cheque deposit',
    'cheque-out': () => 'Cheque',
    interest: () => 'Interest earned - Savings',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

const virginMoney: Bank = {
  name: 'Virgin Money',
  shows: SHOWS_ALL,
  writes: {
    card: ({ name, place }) => joined('CONTACTLESS', name, place, 'GBR'),
    'card-online': ({ name }) => joined('CARD PURCHASE', name),
    'card-refund': ({ name }) => joined('CARD REFUND', name),
    'direct-debit': ({ name, reference }) => joined('DIRECT DEBIT', name, reference),
    'direct-debit-returned': ({ name }) => joined('DIRECT DEBIT RETURNED UNPAID', name),
    'standing-order': ({ name, reference }) => joined('STANDING ORDER TO', name, reference),
    'payment-out': ({ name, reference }) =>
      joined('FASTER PAYMENT TO', name, reference && `REF ${reference}`),
    'payment-in': ({ name, reference }) =>
      joined('FASTER PAYMENT FROM', name, reference && `REF ${reference}`),
    'bank-credit': ({ name, reference }) => joined('BACS CREDIT', name, reference),
    'own-out': ({ otherAccount }) => `TRANSFER TO ${otherAccount}`,
    'own-in': ({ otherAccount }) => `TRANSFER FROM ${otherAccount}`,
    'cash-out': ({ place, day }) => joined('ATM WITHDRAWAL', place, written(day).british),
    'cash-in': () => 'CASH LODGEMENT',
    'cheque-in': () => 'CHEQUE LODGEMENT',
    'cheque-out': ({ digits }) => `CHEQUE NO ${digits(6)}`,
    interest: () => 'GROSS INTEREST',
    'bank-words': ({ name }) => name,
  },
  codes: {},
};

/** With how often they are drawn. */
export const BRITISH_BANKS: readonly (readonly [bank: Bank, weight: number])[] = [
  [barclays, 12],
  [natwest, 13],
  [hsbc, 12],
  [lloyds, 14],
  [santander, 12],
  [nationwide, 10],
  [tsb, 5],
  [monzo, 9],
  [starling, 5],
  [revolut, 4],
  [virginMoney, 4],
];
