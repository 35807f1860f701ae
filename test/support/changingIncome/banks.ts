/**
 * How banks write their rows, as samples of their statements show them. Each row is written from who, which words and which day; a bank
 * that gives the payer apart from the text has `counterPartyName`.
 */
import type { CountryCode, TransactionCode } from '../../../src/model/transaction.js';
import type { Random } from '../histories/random.js';

type Rail = 'wages' | 'person-in' | 'own-in' | 'refund' | 'card' | 'direct-debit' | 'person-out' | 'own-out';

export interface Row {
  readonly rail: Rail;
  readonly who: string;
  readonly words: string;
  readonly day: string;
}

export interface WrittenRow {
  readonly description: string;
  readonly counterPartyName?: string;
  readonly transactionCode?: TransactionCode;
  readonly proprietaryTransactionCode?: { readonly code: string; readonly issuer: string };
}

export type Bank = (row: Row, random: Random) => WrittenRow;

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
export const monthWord = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] as string;
const dayOf = (day: string) => day.slice(8);
const joined = (...parts: readonly string[]) => parts.filter(part => part !== '').join(' ');
const told = (parts: Record<Rail, string>, rail: Rail): WrittenRow => ({ description: parts[rail] });

const santander: Bank = ({ rail, who, words, day }) => {
  const date = `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
  return told(
    {
      wages: words === '' ? `BANK GIRO CREDIT REF ${who}` : `BANK GIRO CREDIT REF ${who}, ${words}`,
      'person-in': `FASTER PAYMENTS RECEIPT REF.${words} FROM ${who}`,
      'own-in': 'TRANSFER FROM SAVINGS ACCOUNT',
      refund: `CARD REFUND FROM ${who} ON ${date}`,
      card: `CARD PAYMENT TO ${who},RATE 1.00/GBP ON ${date}`,
      'direct-debit': `DIRECT DEBIT PAYMENT TO ${who} REF ${words}, MANDATE NO 0034`,
      'person-out': `BILL PAYMENT VIA FASTER PAYMENT TO ${who} REFERENCE ${words} , MANDATE NO 12`,
      'own-out': 'TRANSFER TO SAVINGS ACCOUNT',
    },
    rail,
  );
};

const barclays: Bank = ({ rail, who, words, day }) =>
  told(
    {
      wages: `${joined(who, words)} BGC`,
      'person-in': `${joined(who, words)} FT`,
      'own-in': '20-11-09 SAVINGS TFR',
      refund: `${who} ON ${dayOf(day)} ${monthWord(day)} REFUND BCC`,
      card: `${who} ON ${dayOf(day)} ${monthWord(day)} BCC`,
      'direct-debit': `${joined(who, words)} DDR`,
      'person-out': `${joined(who, words)} BBP`,
      'own-out': '20-11-09 SAVINGS TFR',
    },
    rail,
  );

const natwest: Bank = ({ rail, who, words, day }) => {
  const date = `${dayOf(day)}${monthWord(day)}${day.slice(2, 4)}`;
  const code = { wages: 'BAC', 'person-in': 'BAC', card: 'POS', refund: 'POS', 'direct-debit': 'D/D' }[
    rail as string
  ];
  return {
    description: {
      wages: words === '' ? who : `${who} , ${words}`,
      'person-in': `${who} , ${words} , FP ${dayOf(day)}/${day.slice(5, 7)}/${day.slice(2, 4)}`,
      'own-in': 'From A/C 30114455 , Via Mobile Xfer',
      refund: `4637 ${date} , ${who} , GB REFUND`,
      card: `4637 ${date} C , ${who} , GB`,
      'direct-debit': `${who} , ${words}`,
      'person-out': `${who} , ${words} , VIA MOBILE - PYMT`,
      'own-out': 'To A/C 30114455 , Via Mobile Xfer',
    }[rail],
    ...(code === undefined ? {} : { proprietaryTransactionCode: { code, issuer: 'NatWest' } }),
  };
};

const lloyds: Bank = ({ rail, who, words }) => {
  const code = {
    wages: 'BGC',
    'person-in': 'FPI',
    card: 'DEB',
    refund: 'DEB',
    'direct-debit': 'DD',
    'person-out': 'FPO',
  };
  return {
    description: {
      wages: joined(who, words),
      'person-in': joined(who, words),
      'own-in': 'INSTANT SAVER 301144',
      refund: `${who} CD 1234`,
      card: `${who} CD 1234`,
      'direct-debit': joined(who, words),
      'person-out': joined(who, words),
      'own-out': 'INSTANT SAVER 301144',
    }[rail],
    proprietaryTransactionCode: { code: (code as Record<string, string>)[rail] ?? 'TFR', issuer: 'Lloyds' },
  };
};

const appBank: Bank = ({ rail, who, words }) => {
  const apart = rail === 'wages' || rail === 'person-in' || rail === 'person-out';
  return {
    description: {
      wages: words === '' ? who : words,
      'person-in': words === '' ? who : words,
      'own-in': 'Pot transfer: Savings',
      refund: `${who} REFUND`,
      card: `${who.slice(0, 22).padEnd(22)} London        GBR`,
      'direct-debit': who,
      'person-out': words === '' ? who : words,
      'own-out': 'Pot transfer: Savings',
    }[rail],
    ...(apart ? { counterPartyName: who } : {}),
  };
};

const bankOfAmerica: Bank = ({ rail, who, words, day }, random) =>
  told(
    {
      wages: `${who} DES:${words || 'PPD'} ID:${random.digits(6)} INDN:XXXXX CO ID:XXXXX3107 PPD`,
      'person-in': `Zelle payment from ${who} for "${words}"; Conf# ${random.digits(7)}`,
      'own-in': `Online Banking transfer from SAV 4411 Confirmation# ${random.digits(10)}`,
      refund: `${who} ${day.slice(5, 7)}/${dayOf(day)} PURCHASE REFUND`,
      card: `CHECKCARD ${day.slice(5, 7)}${dayOf(day)} ${who} TX ${random.digits(12)}`,
      'direct-debit': `${who} DES:BILLPAY ID:${random.digits(6)} INDN:XXXXX CO ID:XXXXX9921 WEB`,
      'person-out': `Zelle payment to ${who} for "${words}"; Conf# ${random.digits(7)}`,
      'own-out': `Online Banking transfer to SAV 4411 Confirmation# ${random.digits(10)}`,
    },
    rail,
  );

const chase: Bank = ({ rail, who, words, day }, random) =>
  told(
    {
      wages: `ORIG CO NAME:${who.padEnd(16)} ORIG ID:9111036170 DESC DATE:${day.slice(2).replaceAll('-', '')} CO ENTRY DESCR:${(words || 'PPD').padEnd(10)}SEC:PPD TRACE#:${random.digits(15)} EED:${day.slice(2).replaceAll('-', '')} IND ID:${random.digits(5)}`,
      'person-in': `Zelle payment from ${who} ${random.digits(11)}`,
      'own-in': 'Online Transfer from SAV ...4411',
      refund: `${who} REFUND`,
      card: `${who} TX ${day.slice(5, 7)}/${dayOf(day)}`,
      'direct-debit': `${who} BILLPAY WEB ID: 9${random.digits(9)}`,
      'person-out': `Zelle payment to ${who} ${random.digits(11)}`,
      'own-out': 'Online Transfer to SAV ...4411',
    },
    rail,
  );

const wells: Bank = ({ rail, who, words, day }, random) =>
  told(
    {
      wages: `${joined(who, words)} ${day.slice(2).replaceAll('-', '')} ${random.digits(6)} XXXXX`,
      'person-in': `ZELLE FROM ${who} ON ${day.slice(5, 7)}/${dayOf(day)} REF # ${random.digits(9)} ${words}`,
      'own-in': 'ONLINE TRANSFER FROM WAY2SAVE SAVINGS XXXXXX4411',
      refund: `PURCHASE RETURN AUTHORIZED ON ${day.slice(5, 7)}/${dayOf(day)} ${who} TX S${random.digits(15)} CARD 1234`,
      card: `PURCHASE AUTHORIZED ON ${day.slice(5, 7)}/${dayOf(day)} ${who} TX S${random.digits(15)} CARD 1234`,
      'direct-debit': `${who} BILL PMT ${day.slice(2).replaceAll('-', '')} ${random.digits(8)}`,
      'person-out': `ZELLE TO ${who} ON ${day.slice(5, 7)}/${dayOf(day)} REF # ${random.digits(9)} ${words}`,
      'own-out': 'ONLINE TRANSFER TO WAY2SAVE SAVINGS XXXXXX4411',
    },
    rail,
  );

const creditUnion: Bank = ({ rail, who, words }, random) =>
  told(
    {
      wages: `ACH Deposit ${joined(who, words ? `- ${words}` : '')}`,
      'person-in': `Deposit Zelle ${who} ${words}`,
      'own-in': 'Transfer From Share 00',
      refund: `Refund ${who}`,
      card: `POS Withdrawal ${who} TX ${random.digits(6)}`,
      'direct-debit': `ACH Withdrawal ${who}`,
      'person-out': `Withdrawal Zelle ${who} ${words}`,
      'own-out': 'Transfer To Share 00',
    },
    rail,
  );

export const BANKS: Readonly<Record<CountryCode, readonly Bank[]>> = {
  GB: [santander, barclays, natwest, lloyds, appBank],
  US: [bankOfAmerica, chase, wells, creditUnion],
};
