/**
 * A request in the wording of all banks at once, about 950 shapes in 5000 rows: nothing that is learned of one row
 * serves most of the others. Rows are newest first, as feeds are, and their identifiers have no order.
 */
import { dated, shapeOf } from './dated.mjs';
import { drawsOf } from './random.mjs';
import { formsOf, textsOf } from './wording.mjs';

const FIRST_DAY = Date.UTC(2025, 6, 1);
const DAY = 86_400_000;

/** What comes at fixed times: [categories, how many streams in a hundred, days between two, share of the amount that varies]. */
const STREAMS = [
  [['salary'], 3, 'month', 0],
  [['universal-credit', 'state-pension', 'private-pension'], 4, 'month', 0.1],
  [['child-benefit', 'disability-benefit', 'out-of-work-benefit', 'student-finance'], 4, 28, 0],
  [['gig-income', 'self-employment-income', 'rental-income'], 4, 7, 0.5],
  [['rent', 'mortgage'], 3, 'month', 0],
  [['energy', 'water', 'council-tax', 'mobile', 'broadband-phone-tv', 'tv-licence'], 32, 'month', 0.1],
  [
    ['digital-subscriptions', 'gym-and-fitness', 'home-insurance', 'vehicle-insurance', 'life-insurance'],
    30,
    'month',
    0,
  ],
  [
    ['credit-card-payment', 'personal-loan', 'bnpl', 'vehicle-finance', 'student-loan-repayment'],
    20,
    'month',
    0.1,
  ],
];

/**
 * How many different texts the rows are drawn from besides the streams. `mixed`: about 950 shapes in 5000 rows, as of many
 * people; `usual`: about 400, as of one household (gb-busy-5000 of the fixtures has 350).
 */
const POOLS = { mixed: { GB: 1000, US: 1230 }, usual: { GB: 330, US: 330 } };
const LARGEST = POOLS.mixed;

/** Half of the rows go to the same few. */
const HAUNTS = 250;
const LOYALTY = 0.5;

/** How often a form that is no purchase is taken when it is drawn. */
const OTHERS = 0.3;

/** `count` rows over twelve months; the same bytes for the same pool, country, count and seed. */
export function mixedWorkload(country, count, pool = 'mixed', seed = 1) {
  const draws = drawsOf(seed);
  const texts = textsOf(country);
  const written = [
    ...streamRows(draws, texts, Math.round(count / 60)),
    ...poolRows(draws, texts, formsOf(country), LARGEST[country]).slice(0, POOLS[pool][country]),
  ];
  const streams = written.filter(row => row.days);
  const places = written.filter(row => !row.days);
  const rows = streams.flatMap(stream => stream.days.map(day => ({ ...stream, day }))).slice(0, count / 2);
  const haunts = Math.min(HAUNTS, Math.round(places.length / 4));
  while (rows.length < count) {
    const among = draws.random() < LOYALTY ? haunts : places.length;
    const row = places[Math.floor(draws.random() * among)];
    rows.push({ ...row, day: Math.floor(draws.random() * 365) });
  }
  return requestOf(
    country,
    rows.sort((a, b) => b.day - a.day).map(row => transactionOf(row, country, draws)),
  );
}

/** How many texts differ by more than their dates and digits. */
export function countShapes({ transactions }) {
  return new Set(transactions.map(({ description }) => shapeOf(description))).size;
}

function streamRows(draws, texts, count) {
  return STREAMS.flatMap(([categories, share, every, varies]) => {
    const among = texts.filter(({ category }) => categories.includes(category));
    const streams = draws.shuffled(among).slice(0, Math.max(1, Math.round((count * share) / 100)));
    return streams.map(text => {
      const start = Math.floor(draws.random() * 28);
      const step = every === 'month' ? 365 / 12 : every;
      const days = Array.from({ length: Math.floor((364 - start) / step) + 1 }, (_, turn) =>
        Math.floor(start + turn * step),
      );
      return { ...text, varies, days };
    });
  });
}

function poolRows(draws, texts, forms, size) {
  const regular = new Set(STREAMS.flatMap(([categories]) => categories));
  const known = texts.filter(({ category }) => !regular.has(category));
  const made = [];
  while (known.length + made.length < size) {
    const { write, ...form } = draws.pick(forms);
    // Most rows of an account are purchases, though most forms are not.
    if (!form.isShop && draws.random() > OTHERS) continue;
    made.push({ ...form, description: write(draws) });
  }
  return draws.shuffled([...known, ...made]).map(row => ({ ...row, varies: 0.6 }));
}

function transactionOf({ description, direction, amount, varies, day, days }, country, draws) {
  const booked = new Date(FIRST_DAY + day * DAY);
  const printed = new Date(
    booked.getTime() - (direction === 'Debit' ? Math.floor(draws.random() * 3) : 0) * DAY,
  );
  // A mandate keeps its number; a card payment has a new one each time.
  const numbered = found => (days ? found : draws.reference(found));
  const factor = 1 - varies + 2 * varies * draws.random();
  return {
    transactionId: draws.identifier(),
    description: dated(description, printed, country, numbered),
    amount: Math.max(1, Math.round(amount * factor * 100)) / 100,
    creditDebitIndicator: direction,
    status: 'Booked',
    bookingDate: booked.toISOString().slice(0, 10),
    accountId: 'account-1',
  };
}

function requestOf(country, transactions) {
  return {
    accountId: 'account-1',
    countryCode: country,
    currencyCode: country === 'GB' ? 'GBP' : 'USD',
    accountType: 'Personal',
    accountSubType: 'CurrentAccount',
    balances: { current: { amount: 1234.56, creditDebitIndicator: 'Credit' }, available: null },
    transactions,
  };
}
