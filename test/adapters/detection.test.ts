/** No answer of one provider is taken for that of another: of all formats, one alone says that a document is its own. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentsOf } from '../../src/adapters/input/documents.js';
import type { SourceDocument } from '../../src/adapters/input/sourceDocument.js';
import type { FormatName } from '../../src/adapters/model/statements.js';
import { readStatements } from '../../src/adapters/readStatements.js';
import { FORMATS } from '../../src/adapters/registry.js';
import * as berlinGroup from './berlinGroup/documents.js';
import * as enableBanking from './enableBanking/documents.js';
import * as fdx from './fdx/documents.js';
import * as finicity from './finicity/documents.js';
import * as monzo from './monzo/documents.js';
import * as mx from './mx/documents.js';
import * as openBanking from './openBanking/documents.js';
import * as plaid from './plaid/documents.js';
import * as simpleFin from './simpleFin/documents.js';
import * as starling from './starling/documents.js';
import * as teller from './teller/documents.js';
import * as trueLayer from './trueLayer/documents.js';
import * as yapily from './yapily/documents.js';

/** All that is no CSV: CSV is what no other format claims, so it is asked last and its answer says little. */
const TOLD_BY_MEMBERS = FORMATS.filter(({ name }) => name !== 'csv');

const ANSWERS: Partial<Record<FormatName, object>> = {
  'berlin-group': berlinGroup,
  'enable-banking': enableBanking,
  fdx,
  finicity,
  monzo,
  mx,
  'open-banking': openBanking,
  plaid,
  simplefin: simpleFin,
  starling,
  teller,
  truelayer: trueLayer,
  yapily,
};

const CASES = Object.entries(ANSWERS).flatMap(([format, answers]) =>
  Object.entries(answers)
    .filter(([, answer]) => typeof answer === 'object')
    .map(([name, answer]) => [format, name, JSON.stringify(answer)] as const),
);

const claims = (text: string) =>
  TOLD_BY_MEMBERS.filter(({ detect }) => detect(documentsOf(text)[0] as SourceDocument)).map(
    ({ name }) => name,
  );

describe('an answer', () => {
  it.each(CASES)('of %s, %s, is taken for no other', (format, _, text) => {
    expect(claims(text)).toEqual([format]);
  });

  it.each([
    '{}',
    '[]',
    '{"a":1}',
    '{"transactions":[]}',
    '{"accounts":[]}',
    '{"results":[]}',
    '{"transactions":[{"id":"1","amount":5,"date":"2026-03-01"}]}',
  ])('%s is of no provider', text => {
    expect(claims(text)).toEqual([]);
  });
});

it('prose in which a line has a date and a number is no bank file', () => {
  const prose = [
    '# Notes',
    '',
    'Paid, in full, 12.50, 2026-03-02',
    '',
    'Some words follow.',
    'And some more.',
  ];
  for (const text of [prose.join('\n'), readFileSync('README.md', 'utf8')])
    expect(() => readStatements(text)).toThrow('cannot be read');
});
