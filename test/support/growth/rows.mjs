/** Rows of the growth families, in the wording of either country. */

/** Between 1970 and 2098, and no sentinel. */
export const LAST_DAY = Date.UTC(2026, 5, 30);
const DAY = 86_400_000;
const CONSONANTS = 'BDFGKLMNPRSTVZ';
const VOWELS = 'AEIOU';

const WORDING = {
  GB: {
    currencyCode: 'GBP',
    credits: [
      name => `${name} BGC`,
      name => `FASTER PAYMENT RECEIVED FROM ${name} REF INV`,
      name => `BANK CREDIT ${name}`,
      name => `${name} SALARY`,
    ],
    debits: [
      name => `CARD PAYMENT TO ${name} ON 12 MAR`,
      name => `${name} DDR`,
      name => `${name} LONDON GB CLP`,
      name => `STANDING ORDER ${name} RENT`,
    ],
    transfer: 'TRANSFER TO SAVINGS',
    refund: name => `REFUND ${name}`,
    returned: name => `RETURNED DD ${name}`,
  },
  US: {
    currencyCode: 'USD',
    credits: [
      name => `${name} PAYROLL PPD ID: 1234567890`,
      name => `Zelle payment from ${name}`,
      name => `Electronic Deposit From ${name}`,
      name => `ACH CREDIT ${name}`,
    ],
    debits: [
      name => `CHECKCARD 0312 ${name} SAN JOSE CA`,
      name => `POS PURCHASE ${name} CHICAGO IL`,
      name => `${name} DES:BILLPAY ID:1234567 CO ID:9876543210 WEB`,
      name => `PURCHASE AUTHORIZED ON 03/12 ${name} AUSTIN TX CARD 1234`,
    ],
    transfer: 'ONLINE TRANSFER TO SAV 1234',
    refund: name => `PURCHASE RETURN ${name}`,
    returned: name => `RETURNED ACH ${name}`,
  },
};

export const currencyOf = country => WORDING[country].currencyCode;
export const wordingOf = country => WORDING[country];

/** A word of letters alone, another for each number: digits would be masked. */
export function wordOf(number, syllables = 4) {
  let left = number * 7919 + 104_729;
  let word = '';
  for (let at = 0; at < syllables; at++) {
    word += CONSONANTS[left % CONSONANTS.length];
    left = Math.floor(left / CONSONANTS.length);
    word += VOWELS[left % VOWELS.length];
    left = Math.floor(left / VOWELS.length);
  }
  return word;
}

export const nameOf = number => `${wordOf(number)} ${wordOf(number * 31 + 7)}`;

/** `share` of the year that ends on the last day. */
export function dateIn(share, days = 365) {
  return dateBefore(Math.round((1 - share) * (days - 1)));
}

export function dateBefore(days) {
  return new Date(LAST_DAY - days * DAY).toISOString().slice(0, 10);
}

/** Row `index` of `count`, spread over a year; `given` says what a family is about. */
export function rowOf(index, count, country, given = {}) {
  const { isCredit = index % 2 === 0, name = 'MEPLIN TRADING', form = index >> 1, ...members } = given;
  const forms = isCredit ? WORDING[country].credits : WORDING[country].debits;
  return {
    transactionId: `t-${String(index).padStart(6, '0')}`,
    description: forms[form % forms.length](name),
    amount: (6000 + ((index * 7919) % 90_000)) / 100,
    creditDebitIndicator: isCredit ? 'Credit' : 'Debit',
    status: 'Booked',
    bookingDate: dateIn(index / count),
    accountId: 'account-1',
    ...members,
  };
}

export function rows(count, country, given) {
  return Array.from({ length: count }, (_, index) => rowOf(index, count, country, given(index, count)));
}
