/** What must hold of every document that a format reads, whole or spoilt. */
import { expect } from 'vitest';
import { finish } from '../../../src/adapters/finish.js';
import { documentsOf } from '../../../src/adapters/input/documents.js';
import type { SourceDocument } from '../../../src/adapters/input/sourceDocument.js';
import type { Reading } from '../../../src/adapters/model/draft.js';
import type { Format } from '../../../src/adapters/model/format.js';
import type { AdapterOptions } from '../../../src/adapters/model/options.js';
import type { Statements } from '../../../src/adapters/model/statements.js';
import { InvalidRequestError } from '../../../src/base/invalidRequest.js';
import { isPlainTransaction } from '../../../src/requests/plain.js';
import { type Grain, lostParts } from './accounted.js';
import { mutated, randomFrom } from './mutate.js';

/** ADAPTER_FUZZ_RUNS=20000 asks for more of them, ADAPTER_FUZZ_SEED for others. */
const RUNS = Number(process.env['ADAPTER_FUZZ_RUNS'] ?? 300);
const SEED = Number(process.env['ADAPTER_FUZZ_SEED'] ?? 1);

export interface Read {
  readonly reading: Reading;
  readonly statements: Statements;
}

/** Reads documents with one format, whatever others would say of them, and checks the invariants. */
export function readWhole(
  format: Format,
  input: Parameters<typeof documentsOf>[0],
  grain: Grain,
  options: AdapterOptions = {},
): Read {
  const documents = documentsOf(input);
  const reading = format.read(documents, options);
  const statements = finish(reading, format, documents, options);
  expectNothingLost(documents, reading, statements, grain);
  return { reading, statements };
}

function expectNothingLost(
  documents: readonly SourceDocument[],
  reading: Reading,
  statements: Statements,
  grain: Grain,
): void {
  for (const { text, index } of documents) expect(lostParts(text, index, reading, grain)).toEqual([]);
  const drafted = reading.accounts.reduce((sum, { rows }) => sum + rows.length, 0);
  const rows = statements.accounts.flatMap(({ transactions }) => transactions);
  const unreadable = statements.skipped.length - reading.skipped.length;
  expect(
    rows.length + unreadable + reportedAsDropped(statements),
    'every row of the reading is told of',
  ).toBe(drafted);
  for (const row of rows) expect(isPlainTransaction(row), JSON.stringify(row)).toBe(true);
  for (const { accountId, transactions } of statements.accounts) {
    expect(accountId).not.toBe('');
    expect(new Set(transactions.map(({ transactionId }) => transactionId)).size).toBe(transactions.length);
  }
  for (const { text, message } of statements.skipped) {
    expect(message).not.toBe('');
    expect(text.length).toBeLessThanOrEqual(201);
  }
}

function reportedAsDropped({ notes }: Statements): number {
  let dropped = 0;
  for (const { code, transactionIds } of notes)
    if (code === 'pending_twin_dropped' || code === 'repeated_row_dropped') dropped++;
    else if (code === 'rows_merged') dropped += transactionIds.length;
  return dropped;
}

/**
 * Spoilt documents: each is read with nothing lost, or refused with InvalidRequestError. Returns how many were read, so that a
 * test can see that not all were refused.
 */
export function fuzzFormat(format: Format, pool: readonly (Uint8Array | string)[], grain: Grain): number {
  const buffers = pool.map(document => Buffer.from(document as string));
  let read = 0;
  for (let run = 0; run < RUNS; run++) {
    const seed = SEED * 1_000_003 + run;
    const bytes = mutated(buffers, randomFrom(seed));
    try {
      readWhole(format, bytes, grain, { country: run % 2 === 0 ? 'GB' : 'US' });
      read++;
    } catch (error) {
      if (error instanceof InvalidRequestError) continue;
      throw new Error(
        `${format.name}, seed ${seed}: ${String(error)}\n${bytes.toString('latin1').slice(0, 2000)}`,
        {
          cause: error,
        },
      );
    }
  }
  return read;
}
