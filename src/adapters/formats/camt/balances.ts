/** The balances of a statement: which is the current one, which the available one, and from which it set out. */
import { elementsOf, type TagElement } from '../../markup/node.js';
import { ElementRecord } from '../../markup/record.js';
import type { DraftMoney } from '../../model/draft.js';
import { dateOf, directionOf } from './codes.js';

interface StatedBalance {
  /** ExternalBalanceType1Code. */
  readonly code: string;
  readonly money: DraftMoney;
  /** The first ten characters are the day. Empty where it is not told. */
  readonly at: string;
  readonly element: TagElement;
}

/** Booked balances at the end of something. The closing one comes first where both are of one day. */
const CURRENT = ['CLBD', 'ITBD'];
const AVAILABLE = ['CLAV', 'ITAV'];
/** Balances from which the entries lead to the closing one. */
const OPENING = ['OPBD', 'PRCD'];

export interface Balances {
  readonly current: StatedBalance | undefined;
  readonly available: StatedBalance | undefined;
  readonly opening: StatedBalance | undefined;
  readonly closing: StatedBalance | undefined;
}

export function balancesOf(statement: TagElement, document: number): Balances {
  const stated = [...elementsOf(statement)]
    .filter(({ name }) => name === 'Bal')
    .flatMap(element => balanceOf(new ElementRecord(element, document)));
  return {
    current: latestOf(stated, CURRENT),
    available: latestOf(stated, AVAILABLE),
    opening: OPENING.map(code => stated.find(balance => balance.code === code)).find(found => found),
    closing: stated.find(({ code }) => code === 'CLBD'),
  };
}

function balanceOf(record: ElementRecord): readonly StatedBalance[] {
  const [amount] = record.all('Amt');
  const text = record.text('Amt');
  // Version 1 has the code without the element around it.
  const code = record.firstText(['Tp', 'CdOrPrtry', 'Cd'], ['Tp', 'Cd']);
  if (text === undefined || code === undefined) return [];
  return [
    {
      code,
      money: {
        text,
        direction: directionOf(record.text('CdtDbtInd')),
        currency: amount?.attributes?.['Ccy'],
      },
      element: record.element,
      at: dateOf(record.firstText(['Dt', 'Dt'], ['Dt', 'DtTm'])) ?? '',
    },
  ];
}

function latestOf(balances: readonly StatedBalance[], codes: readonly string[]): StatedBalance | undefined {
  let latest: StatedBalance | undefined;
  for (const code of codes)
    for (const balance of balances)
      if (balance.code === code && (latest === undefined || dayOf(balance) > dayOf(latest))) latest = balance;
  return latest;
}

function dayOf({ at }: StatedBalance): string {
  return at.slice(0, 10);
}
