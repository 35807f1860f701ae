/** Weekly rates in pence by tax year that begins in April. Sources: GOV.UK rates as in the research notes of the project. */

export interface Rates {
  readonly statePension: number;
  readonly dailyLiving: readonly number[];
  readonly mobility: readonly number[];
  readonly carers: number;
  readonly childEldest: number;
  readonly childOther: number;
  readonly scottishChild: number;
  readonly jobseekers: number;
  /** A month. */
  readonly universalCredit: number;
}

const RATES: Readonly<Record<number, Rates>> = {
  2022: {
    statePension: 18515,
    dailyLiving: [6185, 9240],
    mobility: [2445, 6450],
    carers: 6970,
    childEldest: 2180,
    childOther: 1445,
    scottishChild: 2500,
    jobseekers: 7700,
    universalCredit: 33491,
  },
  2023: {
    statePension: 20385,
    dailyLiving: [6810, 10175],
    mobility: [2690, 7100],
    carers: 7675,
    childEldest: 2400,
    childOther: 1590,
    scottishChild: 2500,
    jobseekers: 8480,
    universalCredit: 36874,
  },
  2024: {
    statePension: 22120,
    dailyLiving: [7265, 10855],
    mobility: [2870, 7575],
    carers: 8190,
    childEldest: 2560,
    childOther: 1695,
    scottishChild: 2670,
    jobseekers: 9050,
    universalCredit: 39345,
  },
  2025: {
    statePension: 23025,
    dailyLiving: [7390, 11040],
    mobility: [2920, 7705],
    carers: 8330,
    childEldest: 2605,
    childOther: 1725,
    scottishChild: 2715,
    jobseekers: 9205,
    universalCredit: 40014,
  },
  2026: {
    statePension: 24130,
    dailyLiving: [7670, 11460],
    mobility: [3030, 8000],
    carers: 8645,
    childEldest: 2705,
    childOther: 1790,
    scottishChild: 2820,
    jobseekers: 9555,
    universalCredit: 42490,
  },
};

/** Those in force on the day. */
export function ratesOn(day: string): Rates {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-10' ? 1 : 0);
  return RATES[Math.min(2026, Math.max(2022, year))] as Rates;
}
