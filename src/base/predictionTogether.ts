/** What several streams bring together. They are taken to vary apart from each other, so good and bad months partly even out. */

import type { IncomeForecast, IncomePrediction } from '../model/incomeStream.js';
import { majorOf, minorOf, sumOf } from './money.js';

export function predictionTogether(all: readonly IncomePrediction[]): IncomePrediction {
  return {
    nextMonth: forecastTogether(all.map(({ nextMonth }) => nextMonth)),
    nextTwelveMonths: forecastTogether(all.map(({ nextTwelveMonths }) => nextTwelveMonths)),
  };
}

/** The distances from the expected sum add up as those of independent amounts do: by their squares. */
function forecastTogether(all: readonly IncomeForecast[]): IncomeForecast {
  const expected = sumOf(all.map(one => minorOf(one.expected)));
  const distance = (end: Exclude<keyof IncomeForecast, 'expected'>) =>
    Math.round(Math.sqrt(sumOf(all.map(one => (minorOf(one[end]) - minorOf(one.expected)) ** 2))));
  return {
    expected: majorOf(expected),
    low80: majorOf(expected - distance('low80')),
    high80: majorOf(expected + distance('high80')),
    low95: majorOf(expected - distance('low95')),
    high95: majorOf(expected + distance('high95')),
  };
}
