/** A megabyte in any text of a request: each function answers in a fraction of a second of computing. */
import { describe, expect, it } from 'vitest';
import { InvalidRequestError } from '../../src/index.js';
import { addressOf } from '../../src/service.js';
import { credit, debit } from '../support/build.js';
import { FUNCTIONS } from '../support/functions.js';

const LENGTH = 1_000_000;
/** Of processor time, so that a busy machine does not matter. Quadratic work on a megabyte takes minutes. */
const MOST_MILLISECONDS = 1000;

/** Each repeated to a megabyte: runs that expressions count, words of layouts, letters that fold to many. */
const REPEATED = [
  ' ',
  '1 ',
  ' . POS ',
  ' DATE 1',
  'CARD LOAN ADVANCE ',
  ',0',
  '&amp;',
  'a',
  "'",
  'É',
  '\uFDFA',
  '日',
  '\uD800',
];
/** Openings that lead into an expression, each before what it would then count. */
const LED = [
  'WITHDRAWAL DEBIT CARD/A DATE 1',
  'DEBIT CARD PURCHASE 00-00 A',
  '4637 06MAR26 C ,A, ',
  ' KROGER 123 TN',
  "'4637 06MAR26 C  ",
].flatMap(opening => [' ', opening].map(unit => `${opening}${unit.repeat(LENGTH / unit.length)},x`));
const TEXTS = [...REPEATED.map(unit => unit.repeat(LENGTH / unit.length)), ...LED];
/** The other functions read no more of a text than `analyse`, which contains them. */
const READERS = new Set([
  'enrichTransactions',
  'validateForScore',
  'assessBusinessFinancialHealth',
  'analyse',
]);

function millisecondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidRequestError);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe.each(['GB', 'US'] as const)('a megabyte of text in %s', countryCode => {
  const currencyCode = countryCode === 'GB' ? 'GBP' : 'USD';

  it.each(FUNCTIONS.filter(({ name }) => READERS.has(name)))(
    'does not hold up $name',
    { timeout: 300_000 },
    ({ call, requestFor }) => {
      const slow = TEXTS.map(text => {
        const texts = { description: text, counterPartyName: text, merchantName: text };
        const rows = [
          { ...debit('2026-01-05', 10, ''), ...texts, transactionId: text },
          { ...credit('2026-01-06', 100, ''), ...texts },
        ];
        const request = { ...requestFor(rows), countryCode, currencyCode };
        const milliseconds = millisecondsOf(() => call(request as never));
        return { text: text.slice(0, 30), milliseconds };
      }).filter(({ milliseconds }) => milliseconds > MOST_MILLISECONDS);
      expect(slow).toEqual([]);
    },
  );
});

it('does not hold up the address of a page', () => {
  const slashes = '/'.repeat(LENGTH);
  expect(millisecondsOf(() => addressOf(`https://x${slashes}y${slashes}`, slashes))).toBeLessThan(
    MOST_MILLISECONDS,
  );
});
