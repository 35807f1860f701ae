/** Narratives that are hard to read: every bank's form, labelled lines, and letters whose case or form depends on a locale. */
import { said } from './said.mjs';

/** Turkish and German letters, ligatures, letters with two lower cases, marks apart from their letters, other digits. */
const STRANGE = [
  'İSTANBUL KEBAP EVİ LONDON',
  'Istanbul Kebabı ısparta Iğdır LTD',
  'GIFTS ILFORD INITIAL IN IIII',
  'gifts ilford initial in iiii',
  'STRAẞENBÄCKEREI GROSS straße Gross',
  'ﬁsh & chips oﬃce DEPOT',
  'ǅ ǆ Ǆ SUPERMARKET',
  'KELVIN \u212ATESCO ſAINSBURYS \u212B',
  'CAFE\u0301 NERO CAFÉ NERO Cafe\u0300',
  'TESCO\u00A0STORES\u20093021\u200BLEEDS',
  'TESCO ١٢٣ ４５６ LEEDS',
  '😀 COSTA 👨‍👩‍👧 COFFEE',
  'ΟΔΟΣ ΣΊΣΥΦΟΣ taverna ΣΑΣ',
  '\u202EOCSET\u202C SEROTS',
  'PRÊT À MANGER ZÜRICH ØRSTED ŁÓDŹ',
  '1.234,56 EUR 1,234.56 USD 12٫34',
];

const ROW = { amount: 12.34, status: 'Booked', bookingDate: '2026-03-29T00:30:00+01:00' };

/** [name, text] of each answer. */
export function* narrativeAnswers(library, narratives) {
  const strange = STRANGE.flatMap(description =>
    ['GB', 'US'].flatMap(country =>
      ['Credit', 'Debit'].map(direction => ({ country, direction, description })),
    ),
  );
  for (const [countryCode, currencyCode] of [
    ['GB', 'GBP'],
    ['US', 'USD'],
  ]) {
    const rows = [...narratives, ...strange].filter(({ country }) => country === countryCode);
    const transactions = rows.map(({ direction, description }, index) => ({
      ...ROW,
      transactionId: `n-${index}`,
      description,
      creditDebitIndicator: direction,
    }));
    yield [
      `narratives ${countryCode}`,
      said(() => library.enrichTransactions({ countryCode, currencyCode, transactions })),
    ];
    yield [
      `readNarrative ${countryCode}`,
      said(() => rows.map(({ description }) => library.readNarrative(description, { countryCode }))),
    ];
  }
  yield ['safeReadNarrative', said(() => library.safeReadNarrative('VIS TESCO', { countryCode: 'GB' }))];
  yield ['safeReadNarrative, refused', said(() => library.safeReadNarrative('VIS', {}).error.issues)];
}
