/** Benefits that are paid once. */
import { addDays } from '../../dates.js';
import { type Part, paid } from '../life.js';
import { moved } from '../workingDays.js';

interface OneOff {
  readonly name: string;
  readonly payer: string;
  readonly least: string;
  readonly most: string;
  readonly pence: readonly number[];
}

const ONE_OFFS: readonly OneOff[] = [
  {
    name: 'Cost of Living Payment',
    payer: 'DWP COL',
    least: '2023-04-25',
    most: '2023-05-17',
    pence: [301_00],
  },
  {
    name: 'Cost of Living Payment',
    payer: 'DWP COL',
    least: '2023-06-20',
    most: '2023-07-04',
    pence: [150_00],
  },
  {
    name: 'Cost of Living Payment',
    payer: 'DWP COL',
    least: '2023-10-31',
    most: '2023-11-19',
    pence: [300_00],
  },
  {
    name: 'Cost of Living Payment',
    payer: 'DWP COL',
    least: '2024-02-06',
    most: '2024-02-22',
    pence: [299_00],
  },
  ...[2022, 2023, 2024, 2025].flatMap(year => [
    {
      name: 'Winter Fuel Payment',
      payer: 'DWP WFP',
      least: `${year}-11-14`,
      most: `${year}-12-20`,
      pence: [200_00, 300_00],
    },
    {
      name: 'Christmas Bonus',
      payer: 'DWP XB',
      least: `${year}-12-02`,
      most: `${year}-12-09`,
      pence: [10_00],
    },
  ]),
];

/** What comes once beside a benefit: those of the days shown, each with an even chance. */
export const oneOffBenefits: Part = (life, random) => {
  for (const { name, payer, least, most, pence } of ONE_OFFS) {
    if (!random.chance(0.5)) continue;
    const days = Math.round((Date.parse(most) - Date.parse(least)) / 86_400_000);
    const day = moved(addDays(least, random.integer(0, days)), 'next', 'england-and-wales');
    const entry = life.ledger.income({
      day,
      pence: random.pick(pence),
      category: 'other-benefit',
      payment: paid('bank-credit', payer, life.nino),
    });
    life.ledger.streams.push({
      name,
      category: 'other-benefit',
      isBenefit: true,
      oneOff: true,
      frequency: 'Irregular',
      pay: 'irregular',
      payments: [{ entries: [entry], isAtLevel: true }],
      expected: [],
      tellsFrom: 1,
      tags: [`benefit:${name}`, 'one-off'],
    });
  }
};
