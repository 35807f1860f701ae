/** Phrases of transfers, savings and investments. */
import { american, americanCredit, british, britishCredit, coded, type PhraseCases } from '../guard.js';

export const TRANSFERS_PHRASES = {
  'PAYMENT RECEIVED THANK YOU (in: own-account-transfer)': [
    britishCredit('AUTOPAY PAYMENT THANK YOU', {
      category: 'own-account-transfer',
      words: { 'AUTOPAY PAYMENT THANK YOU': [99, 90] },
    }),
    americanCredit('AUTOPAY PAYMENT THANK YOU', {
      category: 'own-account-transfer',
      words: { 'AUTOPAY PAYMENT THANK YOU': [99, 90] },
    }),
  ],
  'EXCHANGED TO ETH (out: crypto, in: crypto)': [
    british('Exchanged to BTC', { category: 'crypto', words: { 'Exchanged to BTC': [90] } }),
    american('EXCHANGED TO ETH', { category: 'crypto', words: { 'EXCHANGED TO ETH': [90] } }),
  ],
  'ACCTVERIFY (out: own-account-transfer, in: own-account-transfer)': [
    british('TRIAL DEP', { category: 'own-account-transfer', words: { 'TRIAL DEP': [99] } }),
    american('TRIAL DEP', { category: 'own-account-transfer', words: { 'TRIAL DEP': [99] } }),
  ],
  'CAPITAL ONE TRANSFER (out: own-account-transfer, in: own-account-transfer, US)': [
    american('CITIBANK TRANSFER', { category: 'own-account-transfer', words: { 'CITIBANK TRANSFER': [99] } }),
  ],
  'MARCUS SAVINGS (in: savings, GB)': [
    britishCredit('MARCUS SAVER', { category: 'savings', words: { 'MARCUS SAVER': [99] } }),
  ],
  'MARCUS SAVINGS (in: savings, US)': [
    americanCredit('MARCUS SAVER', { category: 'savings', words: { 'MARCUS SAVER': [99] } }),
  ],
  'ATOM BANK (in: savings, GB)': [
    britishCredit('ATOM BANK', { category: 'savings', words: { 'ATOM BANK': [62] } }),
  ],
  'ALLY BANK (in: savings, US)': [
    americanCredit('GS BANK', { category: 'savings', words: { 'GS BANK': [62] } }),
  ],
  'SYNCHRONY BANK OL TRANSFER (in: savings, US)': [
    americanCredit('AMERICAN EXPRESS TRANSFER', {
      category: 'savings',
      words: { 'AMERICAN EXPRESS TRANSFER': [99] },
    }),
  ],
  'FROM SPACE (in: savings, on transfer or faster-payment or bank-credit or none, GB)': [
    britishCredit('FROM SPACE', { category: 'savings', words: { 'FROM SPACE': [84] } }),
  ],
  'HOLIDAY SPACE (in: savings, GB)': [
    britishCredit('BILLS SPACE', { category: 'savings', words: { 'BILLS SPACE': [84] } }),
  ],
  'TO SAVINGS (out: savings, in: savings)': [
    british('TO SAVINGS', { category: 'savings', words: { 'TO SAVINGS': [84] } }),
    american('TO SAVINGS', { category: 'savings', words: { 'TO SAVINGS': [84] } }),
  ],
  'ISA TRANSFER (out: savings, in: savings, GB)': [
    british('INTO ISA', { category: 'savings', words: { 'INTO ISA': [84] } }),
  ],
  'TAX POT (out: savings, in: savings, GB)': [
    british('TAX POT', { category: 'savings', words: { 'TAX POT': [84] } }),
  ],
  'SAVINGS (out: savings, in: savings)': [
    british('SAVER', { category: 'savings', words: { SAVER: [62] } }),
    american('SAVER', { category: 'savings', words: { SAVER: [62] } }),
  ],
  'VAULT (out: savings, in: savings, on transfer)': [
    british('VAULT', { category: 'savings', words: { VAULT: [84] } }, coded('TFR')),
    american('VAULT', { category: 'savings', words: { VAULT: [84] } }, coded('TRANSFER')),
  ],
  'ISA (out: savings, in: savings, GB)': [british('ISA', { category: 'savings', words: { ISA: [62] } })],
  'OWN ACCOUNT (out: own-account-transfer, in: own-account-transfer)': [
    british('OWN ACCOUNT', { category: 'own-account-transfer', words: { 'OWN ACCOUNT': [78] } }),
    american('OWN ACCOUNT', { category: 'own-account-transfer', words: { 'OWN ACCOUNT': [78] } }),
  ],
  'MOBILE CHANNEL FT (out: own-account-transfer, in: own-account-transfer, GB)': [
    british('MOBILE CHANNEL FT', { category: 'own-account-transfer', words: { 'MOBILE CHANNEL FT': [66] } }),
  ],
  'CREDIT CARD PAYMENT (in: own-account-transfer)': [
    britishCredit('BILL PAY PAYMENT', {
      category: 'own-account-transfer',
      words: { 'BILL PAY PAYMENT': [66] },
    }),
    americanCredit('ONLINE PAYMENT', { category: 'own-account-transfer', words: { 'ONLINE PAYMENT': [66] } }),
  ],
  'EXCHANGED TO (out: own-account-transfer, in: own-account-transfer, GB)': [
    british('EXCHANGED TO', { category: 'own-account-transfer', words: { 'EXCHANGED TO': [66] } }),
  ],
  'BANK DEPOSIT TO PP ACCOUNT (out: own-account-transfer, in: own-account-transfer)': [
    british('GENERAL CURRENCY CONVERSION', {
      category: 'own-account-transfer',
      words: { 'GENERAL CURRENCY CONVERSION': [78] },
    }),
    american('USER INITIATED WITHDRAWAL', {
      category: 'own-account-transfer',
      words: { 'USER INITIATED WITHDRAWAL': [78] },
    }),
  ],
  'TOP UP BY (in: own-account-transfer, GB)': [
    britishCredit('INITIAL TOP UP', { category: 'own-account-transfer', words: { 'INITIAL TOP UP': [66] } }),
  ],
  'TOP UP (in: own-account-transfer)': [
    britishCredit('TOP UP', { category: 'own-account-transfer', words: { 'TOP UP': [66, 58] } }),
    americanCredit('TOP UP', { category: 'own-account-transfer', words: { 'TOP UP': [66, 58] } }),
  ],
  'REVOLUT (out: own-account-transfer, in: own-account-transfer)': [
    british('MONZO', { category: 'own-account-transfer', words: { MONZO: [50] } }),
    american('MONZO', { category: 'own-account-transfer', words: { MONZO: [50] } }),
  ],
  'TRANSFER (out: own-account-transfer, in: own-account-transfer)': [
    british('XFR', { category: 'own-account-transfer', words: { XFR: [40] } }),
    american('XFR', { category: 'own-account-transfer', words: { XFR: [40] } }),
  ],
  'ZELLE (out: person-to-person, in: person-to-person)': [
    british('ZELLE', { category: 'person-to-person', words: { ZELLE: [66] } }),
    american('ZELLE', { category: 'person-to-person', words: { ZELLE: [66] } }),
  ],
  'DINNER (in: person-to-person)': [
    britishCredit('LUNCH', { category: 'person-to-person', words: { LUNCH: [60] } }),
    americanCredit('LUNCH', { category: 'person-to-person', words: { LUNCH: [60] } }),
  ],
  'RENT SHARE (in: person-to-person)': [
    britishCredit('HALF RENT', { category: 'person-to-person', words: { 'HALF RENT': [86] } }),
    americanCredit('HALF RENT', { category: 'person-to-person', words: { 'HALF RENT': [86] } }),
  ],
  'FROM MUM (out: person-to-person, on faster-payment or transfer)': [
    british('THANKS', { category: 'person-to-person', words: { THANKS: [62] } }, coded('FPO')),
    american('THANKS', { category: 'person-to-person', words: { THANKS: [62] } }, coded('FPO')),
  ],
  'WESTERN UNION (out: person-to-person, in: person-to-person)': [
    british('XOOM', { category: 'person-to-person', words: { XOOM: [58] } }),
    american('XOOM', { category: 'person-to-person', words: { XOOM: [58] } }),
  ],
  'CREDIT UNION SAVINGS (out: savings, GB)': [
    british('CREDIT UNION SHARES', { category: 'savings', words: { 'CREDIT UNION SHARES': [70] } }),
  ],
  'PAYMENT THANK YOU (in: own-account-transfer)': [
    britishCredit('PAYMENT THANK YOU', {
      category: 'own-account-transfer',
      words: { 'PAYMENT THANK YOU': [90] },
    }),
    americanCredit('PAYMENT THANK YOU', {
      category: 'own-account-transfer',
      words: { 'PAYMENT THANK YOU': [90] },
    }),
  ],
  'CAPITAL ONE MOBILE PYMT (in: own-account-transfer, US)': [
    americanCredit('CAPITAL ONE MOBILE PYMT', {
      category: 'own-account-transfer',
      words: { 'CAPITAL ONE MOBILE PYMT': [98] },
    }),
  ],
  'BITCOIN (out: crypto, in: crypto)': [
    british('BTC', { category: 'crypto', words: { BTC: [86] } }),
    american('BTC', { category: 'crypto', words: { BTC: [86] } }),
  ],
  'BROKERAGE (out: investments, in: investments)': [
    british('BROKERAGE', { category: 'investments', words: { BROKERAGE: [76] } }),
    american('BROKERAGE', { category: 'investments', words: { BROKERAGE: [76] } }),
  ],
} satisfies PhraseCases;
