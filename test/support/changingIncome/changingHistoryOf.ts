/** Generates the account history of a seed. It knows nothing of how the library works: whom it tests cannot have written it. */
import { addDays, dayInMonth } from '../dates.js';
import { windowStart } from '../histories/months.js';
import { Random } from '../histories/random.js';
import type { Division } from '../histories/workingDays.js';
import { BANKS, type Bank, monthWord, type WrittenRow } from './banks.js';
import type { Kind } from './kind.js';
import { KINDS } from './kinds.js';
import type { ChangingHistory, ChangingStream, ChangingTruth, Payer, Payment, Source } from './model.js';
import { namesOf } from './names.js';
import { type MoneyRow, spending } from './spending.js';
import { type Seen, seen, summaryOf } from './truth.js';
import { World } from './world.js';

const LEAST_MONTHS = 6;
const MOST_MONTHS = 24;
const MOST_MAIN_STREAMS = 3;

/** Odd seeds may be tuned on, even seeds are held out: a pair of seeds has one kind and one country, and no name in common. */
export function changingHistoryOf(seed: number): ChangingHistory {
  const pair = (seed - 1) >> 1;
  const place = pair % KINDS.length;
  const kind = KINDS[place] as Kind;
  const country = (place + Math.floor(pair / KINDS.length)) % 2 === 0 ? 'GB' : 'US';
  const random = new Random(Math.imul(seed, 0x9e3779b1)).fork(kind.name);
  const asOf = addDays('2022-02-01', random.integer(0, 1600));
  const months = random.integer(Math.max(LEAST_MONTHS, kind.leastMonths ?? 0), MOST_MONTHS);
  const from = dayInMonth(Number(asOf.slice(0, 4)), Number(asOf.slice(5, 7)) - months, random.integer(1, 28));
  const division: Division | null =
    country === 'US'
      ? null
      : random.pick(['england-and-wales', 'england-and-wales', 'scotland', 'northern-ireland']);
  const world = new World(country, from, asOf, division, namesOf(country, seed), random.fork('income'));
  const sources = kind.sources(world);
  const written = writtenBy(random.pick(BANKS[country]), sources, spending(world, seed), random.fork('bank'));
  return {
    seed,
    kind: kind.name,
    country,
    asOf,
    division,
    request: {
      accountId: 'changing',
      countryCode: country,
      currencyCode: country === 'GB' ? 'GBP' : 'USD',
      accountType: 'Personal',
      accountSubType: 'CurrentAccount',
      historyStart: from,
      transactions: written.rows,
    },
    truth: truthOf(sources, written, { from, asOf }),
  };
}

interface Written {
  readonly rows: ChangingHistory['request']['transactions'];
  readonly idOf: (payment: Payment) => string;
  readonly notIncome: readonly { readonly id: string; readonly day: string }[];
}

/** All rows by day, with ids in their order. */
function writtenBy(
  bank: Bank,
  sources: readonly Source[],
  others: readonly MoneyRow[],
  random: Random,
): Written {
  const drafts: {
    day: string;
    pence: number;
    isCredit: boolean;
    text: WrittenRow;
    payment: Payment | null;
  }[] = [];
  for (const { payer, payments } of sources)
    for (const payment of payments) {
      const words = filled(payment.words ?? payer.words, payer, payment.day, random);
      const text = bank({ rail: 'wages', who: payer.name, words, day: payment.day }, random);
      drafts.push({ day: payment.day, pence: payment.pence, isCredit: true, text, payment });
    }
  for (const other of others)
    drafts.push({
      day: other.day,
      pence: other.pence,
      isCredit: other.isCredit,
      text: bank(other, random),
      payment: null,
    });
  drafts.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const ids = new Map<Payment, string>();
  const notIncome: { id: string; day: string }[] = [];
  const rows = drafts.map(({ day, pence, isCredit, text, payment }, index) => {
    const transactionId = `c${index + 1}`;
    if (payment !== null) ids.set(payment, transactionId);
    else if (isCredit) notIncome.push({ id: transactionId, day });
    return {
      transactionId,
      ...text,
      amount: pence / 100,
      creditDebitIndicator: isCredit ? ('Credit' as const) : ('Debit' as const),
      status: 'Booked' as const,
      bookingDate: day,
    };
  });
  return { rows, idOf: payment => ids.get(payment) as string, notIncome };
}

function filled(pattern: string, payer: Payer, day: string, random: Random): string {
  const parts: Readonly<Record<string, string>> = {
    MON: monthWord(day),
    MM: day.slice(5, 7),
    DD: day.slice(8),
    YY: day.slice(2, 4),
  };
  return pattern.replace(/\{([A-Z]+)(\d*)\}/g, (_, name: string, count: string) =>
    name === 'N'
      ? payer.number.slice(0, Number(count))
      : name === 'R'
        ? random.digits(Number(count))
        : (parts[name] ?? ''),
  );
}

function truthOf(
  sources: readonly Source[],
  { rows, idOf, notIncome }: Written,
  days: { from: string; asOf: string },
): ChangingTruth {
  const all: readonly Seen[] = sources.map(source => seen(source, idOf, days));
  const amounts = new Map(rows.map(row => [row.transactionId, Number(row.amount)]));
  const totalOf = ({ transactionIds }: ChangingStream) =>
    transactionIds.reduce((total, id) => total + (amounts.get(id) ?? 0), 0);
  const streams = all.flatMap(({ stream }) => (stream === null ? [] : [stream]));
  const main = streams.filter(({ isBenefit }) => !isBenefit).sort((a, b) => totalOf(b) - totalOf(a));
  const beyond = new Set(main.slice(MOST_MAIN_STREAMS));
  const shown = streams.filter(stream => !beyond.has(stream));
  const undecidable = [
    ...all.flatMap(one => one.undecidable),
    ...[...beyond].flatMap(({ transactionIds }) => transactionIds),
  ];
  const start = windowStart(days.asOf);
  // A source that nobody can tell to be income may be in the sum or not.
  const isWhole = all.every(({ stream, undecidable: open }) => stream !== null || open.length === 0);
  return {
    streams: shown,
    notIncome: notIncome.filter(({ day }) => day >= start).map(({ id }) => id),
    undecidable,
    beforeWindow: [
      ...all.flatMap(one => one.beforeWindow),
      ...notIncome.filter(({ day }) => day < start).map(({ id }) => id),
    ],
    summary: isWhole ? summaryOf(shown) : null,
  };
}
