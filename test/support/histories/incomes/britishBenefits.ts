/** How British benefits are paid. */
import { addDays } from '../../dates.js';
import { type Life, longBefore, type Part, showsWords } from '../life.js';
import type { Random } from '../random.js';
import { everyDays, onDays, type Schedule, weekdayFrom } from '../schedules.js';
import { payerCalled } from '../vocabulary/names.js';
import { ratesOn } from './benefitRates.js';
import { type Benefit, BRITISH_BENEFITS, type BritishBenefit } from './britishBenefitTable.js';
import { asHmrcMoves } from './hmrcDays.js';
import { payRegularly } from './regular.js';

export function britishBenefit(key: BritishBenefit): Part {
  return (life, random) => {
    const benefit: Benefit = BRITISH_BENEFITS[key];
    const inScotland = life.division === 'scotland';
    if (benefit.only !== undefined && (benefit.only === 'scotland') !== inScotland) return;
    if (benefit.namedInReference === true && !showsWords(life, 'bank-credit')) return;
    if (life.takenNames.has(benefit.name)) return;
    life.takenNames.add(benefit.name);
    const payer = random
      .pick(benefit.payers)
      .replace('DWP', life.division === 'northern-ireland' && random.chance(0.5) ? 'DFC' : 'DWP')
      .replace('{PLACE}', random.pick(life.words.places));
    const every = random.pick(benefit.every);
    // Twice a month unless the person asks otherwise (nidirect); halves fifteen days apart are assumed.
    const isHalved =
      key === 'universalCredit' && life.division === 'northern-ireland' && random.fork('halves').chance(0.85);
    const claim = benefit.claim(random);
    const ends =
      benefit.until ?? (random.chance(0.08) ? addDays(life.asOf, -random.integer(80, 250)) : undefined);
    const starts = random.chance(0.1) ? addDays(life.asOf, -random.integer(40, 250)) : undefined;
    const earns = key === 'universalCredit' && random.chance(0.25) && !isHalved;
    payRegularly(life, random, {
      payer: payerCalled(payer, random),
      name: benefit.name,
      wording: random.pick(benefit.references).replace('{NINO}', life.nino),
      kind: 'bank-credit',
      category: benefit.category,
      isBenefit: benefit.isPension !== true,
      schedule: isHalved ? twiceAMonth(random) : payDays(life, random, every, benefit),
      amount: day => {
        const full = isHalved
          ? Math.round(claim(ratesOn(day)) / 2)
          : claim(ratesOn(day)) * (every === 'month' ? 1 : every / 7);
        return earns ? Math.round(full * random.between(0.5, 1)) : full;
      },
      pay: earns ? 'variable' : 'steady',
      start: ends === undefined ? starts : undefined,
      end: ends,
      nameTells: true,
      tags: [
        `benefit:${benefit.name}`,
        ...(earns ? ['tapered'] : []),
        ...(isHalved ? ['twice-a-month'] : []),
      ],
    });
  };
}

function twiceAMonth(random: Random): Schedule {
  const day = random.integer(1, 13);
  return onDays([day, day + 15], 'previous', 'northern-ireland');
}

function payDays(life: Life, random: Random, every: 7 | 14 | 28 | 'month', benefit: Benefit): Schedule {
  const keeper = life.division === 'northern-ireland' ? 'northern-ireland' : 'england-and-wales';
  if (every === 'month') return onDays([random.integer(1, 31)], 'previous', keeper);
  const weekday = benefit.isByHmrc === true ? random.integer(1, 2) : random.integer(1, 5);
  const anchor = weekdayFrom(addDays(longBefore(life), random.integer(0, 27)), weekday);
  const schedule = everyDays(every, anchor, 'previous', keeper);
  return benefit.isByHmrc === true ? asHmrcMoves(everyDays(every, anchor, 'none', keeper)) : schedule;
}
