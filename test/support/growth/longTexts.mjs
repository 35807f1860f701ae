/** Texts of any length, each a different labour to read. */
import { wordOf } from './rows.mjs';

const repeated = unit => length => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Openings that lead into an expression, before what it would then count: spaces, or the opening itself. */
const OPENINGS = [
  'WITHDRAWAL DEBIT CARD/A DATE 1',
  'DEBIT CARD PURCHASE 00-00 A',
  '4637 06MAR26 C ,A, ',
  ' KROGER 123 TN',
  "'4637 06MAR26 C  ",
];
const led = OPENINGS.flatMap(opening =>
  [' ', opening].map(unit => [
    `${JSON.stringify(opening)}, then ${unit === opening ? 'itself' : 'spaces'}`,
    length => `${opening}${repeated(unit)(length)},x`,
  ]),
);
/** Runs that expressions count, words of layouts, letters that fold to many. */
const units = [
  ' ',
  '1 ',
  ' . POS ',
  ' DATE 1',
  'CARD LOAN ADVANCE ',
  'TESCO REF ON CARD ',
  ',0',
  '&amp;',
  'a',
  "'",
  'É',
  '\uFDFA',
  '日',
  '\uD800',
].map(unit => [JSON.stringify(unit), repeated(unit)]);

export const LONG_TEXTS = {
  words: repeated('MEPLIN BAKES LONDON '),
  'distinct words': length => {
    let text = '';
    for (let index = 0; text.length < length; index++) text += `${wordOf(index)} `;
    return text;
  },
  letters: repeated('A'),
  digits: repeated('7'),
  spaces: length => `MEPLIN${' '.repeat(length)}BAKES`,
  marks: length => '*-/'.repeat(Math.ceil(length / 3)),
  'bank wording': repeated('CARD PAYMENT TO MEPLIN ON 12 MAR REF 123 '),
  'accented letters': length => 'e\u0301'.repeat(Math.ceil(length / 2)),
  ...Object.fromEntries([...units, ...led]),
};
