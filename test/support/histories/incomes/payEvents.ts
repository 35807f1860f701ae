/** What happens to pay: rises, bonuses, overtime, leave, late, double and divided payments. */
import { addDays } from '../../dates.js';
import type { Life } from '../life.js';
import type { Random } from '../random.js';
import type { Job } from './job.js';

/** What one payday brings. */
export interface Payday {
  readonly day: string;
  readonly pence: number;
  readonly isAtLevel: boolean;
}

const PAYDAYS_A_PROMOTION_NEEDS_TO_SHOW = 2;

/** The level at each payday. */
export function levelsOf(
  life: Life,
  random: Random,
  job: Job,
  days: readonly string[],
  tags: string[],
): number[] {
  const rises: { from: string; by: number }[] = [];
  if (random.chance(0.5)) {
    const year = random.integer(Number(life.from.slice(0, 4)), Number(life.asOf.slice(0, 4)));
    const month = life.country === 'US' ? '01' : random.pick(['04', '04', '04', '01', '07', '09', '10']);
    rises.push({ from: `${year}-${month}-15`, by: random.between(0.02, 0.055) });
    tags.push('rise');
  }
  const promotedOn = days[days.length - random.integer(PAYDAYS_A_PROMOTION_NEEDS_TO_SHOW, 20)];
  if (random.chance(0.12) && promotedOn !== undefined) {
    rises.push({ from: promotedOn, by: random.between(0.1, 0.25) });
    tags.push('promotion');
  }
  if (life.country === 'GB' && random.chance(0.4)) {
    rises.push({ from: `${life.asOf.slice(0, 4)}-04-06`, by: random.between(-0.006, 0.012) });
    tags.push('new-tax-year');
  }
  const wobble = random.chance(0.45) ? random.integer(10, 60) : 0;
  if (wobble > 0) tags.push('pence-wobble');
  return days.map(day => {
    const raised = rises
      .filter(rise => day >= rise.from)
      .reduce((level, { by }) => level * (1 + by), job.level);
    return Math.round(raised) + random.integer(-wobble, wobble);
  });
}

/** Single paydays that were not the usual pay. No two follow each other: nobody could say which was usual. */
export function withEvents(
  days: readonly string[],
  levels: readonly number[],
  random: Random,
  job: Job,
  tags: string[],
  asOf: string,
): Payday[] {
  const paydays: Payday[] = days.map((day, index) => ({
    day,
    pence: levels[index] as number,
    isAtLevel: true,
  }));
  const touched = new Set<number>();
  const at = (index: number, by: number) => {
    const pay = paydays[index];
    if (pay === undefined || [index - 1, index, index + 1].some(near => touched.has(near))) return false;
    touched.add(index);
    paydays[index] = { ...pay, pence: Math.round(pay.pence * by), isAtLevel: false };
    return true;
  };
  if (job.start !== undefined && at(0, random.between(0.3, 0.85))) tags.push('starter-part-month');
  if (job.end !== undefined && random.chance(0.6) && at(days.length - 1, random.between(0.4, 1.6)))
    tags.push('leaver-part-month');
  const anywhere = () => random.integer(0, days.length - 1);
  if (days.length >= 4 && random.chance(0.2) && at(anywhere(), random.between(1.35, 3))) tags.push('bonus');
  if (days.length >= 4 && random.chance(0.08) && at(anywhere(), random.between(0.5, 0.9)))
    tags.push('unpaid-leave');
  if (days.length >= 4 && random.chance(0.2)) {
    for (const index of days.keys())
      if (random.chance(0.25) && at(index, random.between(1.04, 1.25))) tags.push('overtime');
  }
  const middle = random.integer(2, Math.max(2, days.length - 3));
  if (days.length >= 6 && random.chance(0.05) && !touched.has(middle)) {
    tags.push('missed-payment');
    return paydays.filter((_, index) => index !== middle);
  }
  if (days.length >= 6 && random.chance(0.05)) {
    const { day, pence } = paydays[middle] as Payday;
    const later = addDays(day, random.integer(1, 5));
    if (later <= asOf) {
      tags.push('back-pay');
      const share = random.between(0.08, 0.6);
      paydays.splice(middle + 1, 0, { day: later, pence: Math.round(pence * share), isAtLevel: false });
    }
  } else if (days.length >= 8 && random.chance(0.03)) {
    // Paid twice by mistake, and put right by leaving the next payday out.
    tags.push('paid-twice');
    const { day, pence } = paydays[middle] as Payday;
    paydays.splice(middle + 1, 1, { day: addDays(day, random.integer(0, 2)), pence, isAtLevel: false });
  }
  return paydays;
}

interface SplitPayday {
  readonly parts: readonly { readonly day: string; readonly pence: number }[];
  readonly isAtLevel: boolean;
}

/** One payday in two payments, on one day or on two that follow each other. */
export function split(paydays: readonly Payday[], random: Random, tags: string[]): SplitPayday[] {
  const splitAt = random.chance(0.05) ? random.integer(0, paydays.length - 1) : -1;
  const later = random.integer(0, 1);
  const share = random.between(0.3, 0.7);
  if (paydays[splitAt]?.isAtLevel === true) tags.push('split-payment');
  return paydays.map(({ day, pence, isAtLevel }, index) => {
    if (index !== splitAt || !isAtLevel) return { parts: [{ day, pence }], isAtLevel };
    const first = Math.round(pence * share);
    return {
      parts: [
        { day, pence: first },
        { day: addDays(day, later), pence: pence - first },
      ],
      isAtLevel,
    };
  });
}
