/**
 * How often enrichment is right on the labelled narratives of fixtures/narratives, and whether its confidence means what it
 * says. Run `npm run reliability`.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Legal forms and filler do not make another merchant. */
const FILLER = /\b(?:ltd|limited|plc|llc|inc|co|company|uk|gb|the|stores?|group|retail)\b/g;
const SHORTEST_BEGINNING = 4;

/** Rows of one set, with what the library says of each. */
export function enrichedRows(library, set) {
  const rows = readFileSync(`fixtures/narratives/${set}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  // Each alone: what other rows say of a payee is not in its label.
  return rows.map(row => {
    const { transactions } = library.enrichTransactions({
      countryCode: row.country,
      currencyCode: row.country === 'GB' ? 'GBP' : 'USD',
      transactions: [
        {
          transactionId: 'row',
          description: row.description,
          amount: row.amount,
          creditDebitIndicator: row.direction === 'credit' ? 'Credit' : 'Debit',
          status: 'Booked',
          bookingDate: '2026-01-15',
        },
      ],
    });
    return { row, said: transactions[0].enrichedData };
  });
}

/** Shares from 0 to 1. `calibrationError`: mean distance of confidence from the share that was right, over ten bins. */
export function scoreOf(enriched) {
  const decidable = enriched.filter(({ row }) => row.category !== 'uncategorised');
  const said = decidable.filter(({ said: { category } }) => category.slug !== 'uncategorised');
  const unknown = enriched.filter(({ row }) => row.category === 'uncategorised');
  const withMerchant = decidable.filter(({ row }) => row.merchant !== null);
  const withClass = decidable.filter(({ row }) => row.class !== null);
  const bins = binsOf(said);
  return {
    rows: decidable.length,
    category: share(decidable, isRight),
    saidAnything: said.length / decidable.length,
    precision: share(said, isRight),
    merchant: share(withMerchant, ({ row, said: { predictedMerchantName } }) =>
      isSameMerchant(row.merchant, predictedMerchantName),
    ),
    class: share(withClass, ({ row, said: data }) => data.class.slug === row.class),
    restraint: share(
      unknown,
      ({ said: { category } }) => category.slug === 'uncategorised' || category.confidence < 0.5,
    ),
    calibrationError:
      bins.reduce((sum, { count, confidence, right }) => sum + count * Math.abs(confidence - right), 0) /
      said.length,
    bins,
  };
}

function isRight({ row, said: { category } }) {
  return category.slug === row.category || (row.alternatives ?? []).includes(category.slug);
}

function share(rows, holds) {
  return rows.filter(holds).length / rows.length;
}

function binsOf(said) {
  return Array.from({ length: 10 }, (_, index) => {
    const inside = said.filter(
      ({ said: { category } }) => Math.min(9, Math.floor(category.confidence * 10)) === index,
    );
    return {
      from: index / 10,
      count: inside.length,
      confidence:
        inside.reduce((sum, { said: { category } }) => sum + category.confidence, 0) / (inside.length || 1),
      right: inside.filter(isRight).length / (inside.length || 1),
    };
  }).filter(({ count }) => count > 0);
}

function isSameMerchant(wanted, given) {
  if (given === null) return false;
  const [a, b] = [wanted, given].map(name =>
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\u0300-\u036f'’.]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .replace(FILLER, '')
      .replace(/ /g, ''),
  );
  if (a === b) return a !== '';
  return Math.min(a.length, b.length) >= SHORTEST_BEGINNING && (a.startsWith(b) || b.startsWith(a));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const library = await import('../dist/index.js');
  const percent = value => `${(100 * value).toFixed(1)} %`.padStart(9);
  for (const set of ['tuned', 'held-out']) {
    const enriched = enrichedRows(library, set);
    console.log(`${set}: ${enriched.length} narratives`);
    console.log('             rows  category precision  merchant     class restraint  calibration error');
    for (const country of ['GB', 'US', 'both']) {
      const score = scoreOf(enriched.filter(({ row }) => country === 'both' || row.country === country));
      console.log(
        `  ${country.padEnd(8)} ${String(score.rows).padStart(6)} ${percent(score.category)} ${percent(score.precision)} ${percent(score.merchant)} ${percent(score.class)} ${percent(score.restraint)}  ${score.calibrationError.toFixed(3)}`,
      );
    }
    console.log('  confidence said   right   rows');
    for (const { from, count, confidence, right } of scoreOf(enriched).bins)
      console.log(
        `  ${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}   ${confidence.toFixed(2)}    ${right.toFixed(2)}  ${String(count).padStart(5)}`,
      );
    console.log('');
  }
}
