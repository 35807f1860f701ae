/** Which booked row a pending one became: by an id of the bank, or by money, day and name. */
import { describe, expect, it } from 'vitest';
import { pendingTwins, type Settling } from '../../../src/adapters/rows/twins.js';

const PENDING: Settling = {
  id: undefined,
  replaces: undefined,
  isPending: true,
  day: '2026-03-01',
  money: '3.50 Debit',
  payee: 'PRET A MANGER LONDON',
};
const BOOKED: Settling = { ...PENDING, isPending: false };

describe('a pending row and the booked one', () => {
  it('are linked by their id, and by the id that the booked row replaces, whatever the money', () => {
    const other = { ...BOOKED, money: '4.00 Debit', payee: 'DINER' };
    expect(
      pendingTwins([
        { ...PENDING, id: 'a' },
        { ...other, id: 'a' },
      ]),
    ).toEqual([[0, 1]]);
    expect(
      pendingTwins([
        { ...PENDING, id: 'a' },
        { ...other, id: 'b', replaces: 'a' },
      ]),
    ).toEqual([[0, 1]]);
    expect(
      pendingTwins([
        { ...PENDING, id: 'a' },
        { ...other, id: 'b' },
      ]),
    ).toEqual([]);
  });

  it('are linked to the first of two booked rows of one id', () => {
    const twice = [
      { ...PENDING, id: 'a' },
      { ...BOOKED, id: 'a' },
      { ...BOOKED, id: 'a' },
    ];
    expect(pendingTwins(twice)).toEqual([[0, 1]]);
  });

  it('are linked by money, day and name, unless the ids alone are to count', () => {
    expect(pendingTwins([PENDING, BOOKED])).toEqual([[0, 1]]);
    expect(pendingTwins([PENDING, BOOKED], { byIdAlone: true })).toEqual([]);
    expect(pendingTwins([BOOKED, BOOKED])).toEqual([]);
  });

  it('are at most seven days apart', () => {
    expect(pendingTwins([PENDING, { ...BOOKED, day: '2026-03-08' }])).toEqual([[0, 1]]);
    expect(pendingTwins([PENDING, { ...BOOKED, day: '2026-03-09' }])).toEqual([]);
    expect(pendingTwins([PENDING, { ...BOOKED, day: '2026-02-28' }])).toEqual([]);
  });

  it.each([
    ['BP', 'BP', true],
    ['BP', 'BP LEEDS', false],
    ['ASDA', 'ASDA STORES', false],
    ['COSTA', 'COSTA LEEDS', true],
    ['TESCO STORES 3021', 'TESCO STORES 9999', true],
    ['TESCO LEEDS', 'TESCO BANK PLC', false],
    ['SHELL', 'ESSO X', false],
  ])('named %s and %s: %s', (waiting, settled, isOne) => {
    const pairs = pendingTwins([
      { ...PENDING, payee: waiting },
      { ...BOOKED, payee: settled },
    ]);
    expect(pairs).toEqual(isOne ? [[0, 1]] : []);
  });
});
