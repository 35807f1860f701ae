/** A list that tells another length the second time it is asked is read once. */
import { expect, it } from 'vitest';
import { reportSections, verifyBankAccount } from '../../src/service.js';

/** As long as it should be when first asked, and empty ever after. */
function changing<Item>(items: readonly Item[]): Item[] {
  let asked = 0;
  return new Proxy([...items], {
    get: (target, member) => (member === 'length' && asked++ > 0 ? 0 : Reflect.get(target, member)),
  });
}

const IDENTIFIER = { scheme: 'SortCode', sortCode: '12-34-56', accountNumber: '12345678' } as const;

it.each([
  ['accounts', changing([{ accountId: 'a', identifiers: [IDENTIFIER] }])],
  ['identifiers', [{ accountId: 'a', identifiers: changing([IDENTIFIER]) }]],
])('in the %s held', (_, held) => {
  expect(verifyBankAccount(IDENTIFIER, held)).toEqual({ isVerified: true, accountId: 'a', errorCode: null });
});

it('in the sections of a report', () => {
  expect(reportSections(changing(['Statement']))).toEqual(reportSections(['Statement']));
  expect(reportSections(['Statement'])).not.toEqual(reportSections([]));
});
