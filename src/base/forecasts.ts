/** Sums forecasts that vary independently, so that good and bad months partly even out. */
import { majorOf, minorOf, sumOf } from './money.js';

/** In pounds or dollars: what is expected, and the ranges that hold it in 80 and 95 of 100 cases. */
interface Forecast {
  readonly expected: number;
  readonly low80: number;
  readonly high80: number;
  readonly low95: number;
  readonly high95: number;
}

/** The distances from the expected sum add up as those of independent amounts do: by their squares. */
export function sumOfForecasts(all: readonly Forecast[]): Forecast {
  const expected = sumOf(all.map(one => minorOf(one.expected)));
  const distance = (end: Exclude<keyof Forecast, 'expected'>) =>
    Math.round(Math.sqrt(sumOf(all.map(one => (minorOf(one[end]) - minorOf(one.expected)) ** 2))));
  return {
    expected: majorOf(expected),
    low80: majorOf(expected - distance('low80')),
    high80: majorOf(expected + distance('high80')),
    low95: majorOf(expected - distance('low95')),
    high95: majorOf(expected + distance('high95')),
  };
}
