/** A check of the check: what is lost is found. */
import { describe, expect, it } from 'vitest';
import { OPEN_BANKING } from '../../../src/adapters/formats/openBanking/openBanking.js';
import { documentsOf } from '../../../src/adapters/input/documents.js';
import type { Reading } from '../../../src/adapters/model/draft.js';
import { BALANCES, TRANSACTIONS } from '../openBanking/documents.js';
import { lostParts } from './accounted.js';
import { mutated, randomFrom } from './mutate.js';
import { readWhole } from './nothingVanishes.js';

const nothing: Reading = { accounts: [], skipped: [], structure: [], notes: [] };
const covering = (from: number, to: number): Reading => ({
  ...nothing,
  structure: [{ region: { document: 0, from, to }, name: 'header' }],
});

describe('the invariant', () => {
  it('finds lines, values and texts between tags that are lost', () => {
    expect(lostParts('a,b\n\n 1,2 \n', 0, covering(0, 3), 'lines')).toEqual(['6: 1,2']);
    expect(lostParts('a,b\r\n1,2', 0, covering(0, 8), 'lines')).toEqual([]);
    expect(lostParts('a,b\n1,2', 0, covering(4, 6), 'lines')).toHaveLength(2);
    expect(lostParts('{"a": 1, "b": ["x", null, "", true]}', 0, covering(6, 7), 'json')).toEqual([
      '15: "x"',
      '30: true',
    ]);
    expect(lostParts('<a>1<b>two</b>\n<c></c></a>', 0, covering(3, 4), 'tags')).toEqual(['7: two']);
    expect(lostParts('OFXHEADER:100\n<OFX>1', 0, nothing, 'tags')).toHaveLength(2);
  });

  it('fails for a reader that forgets a row, a balance or a skipped row', () => {
    const input = JSON.stringify([TRANSACTIONS, BALANCES, { Extra: 1 }]);
    const forgetful = (forget: (reading: Reading) => Reading) => ({
      ...OPEN_BANKING,
      read: (...given: Parameters<typeof OPEN_BANKING.read>) => forget(OPEN_BANKING.read(...given)),
    });
    expect(() => readWhole(OPEN_BANKING, input, 'json')).not.toThrow();
    for (const forget of [
      (reading: Reading) => ({ ...reading, accounts: reading.accounts.slice(1) }),
      (reading: Reading) => ({ ...reading, structure: reading.structure.slice(1) }),
      (reading: Reading) => ({ ...reading, skipped: [] }),
    ])
      expect(() => readWhole(forgetful(forget), input, 'json')).toThrow();
  });
});

describe('spoilt documents', () => {
  it('are the same for the same seed, and mostly differ from the document', () => {
    const pool = [Buffer.from(JSON.stringify(TRANSACTIONS, null, 2))];
    const made = Array.from({ length: 200 }, (_, seed) => mutated(pool, randomFrom(seed)).toString('latin1'));
    expect(mutated(pool, randomFrom(7)).toString('latin1')).toBe(made[7]);
    expect(new Set(made).size).toBeGreaterThan(150);
    const [document] = documentsOf(pool[0] as Buffer);
    expect(made.filter(text => text !== document?.text).length).toBeGreaterThan(180);
  });
});
