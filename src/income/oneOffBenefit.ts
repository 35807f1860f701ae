/** Benefits that are paid once, or once a year by a scheme: nothing is projected from them. */
import { BENEFITS } from '../data/benefits.js';

const ONE_OFF: ReadonlySet<string> = new Set(
  BENEFITS.filter(({ oneOff }) => oneOff === true).map(({ name }) => name),
);

/** `name`: as streams carry it. */
export function isOneOffBenefit(name: string): boolean {
  return ONE_OFF.has(name);
}
