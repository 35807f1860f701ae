/** How surely a name is a person's. */
import { american, americanCredit, british, britishCredit, type GuardsOf } from '../guard.js';

export const PERSONS_GUARDS = {
  person: {
    guards: "a person's name says as much of a payment as a trade word",
    cases: [
      british('FPO M ALI FOOTBALL SUBS', { category: 'person-to-person', weights: { 'person-name': 72 } }),
      american('Zelle Db Nina Cole', { category: 'person-to-person', weights: { 'person-name': 72 } }),
    ],
  },
  personWithoutRail: {
    guards: 'a shop may be named like a person, where nothing says how it was paid',
    cases: [
      british('MS JANE SMITH', { category: 'person-to-person', weights: { 'person-name': 57 } }),
      american('MS JANE SMITH', { category: 'person-to-person', weights: { 'person-name': 57 } }),
    ],
  },
  personTitled: {
    guards: 'a title makes a person of a name',
    cases: [
      britishCredit('MRS L TURNER  BIRTHDAY          FT', {
        category: 'person-to-person',
        weights: { 'person-name': 76 },
      }),
      americanCredit('ZELLE FROM MRS L TURNER', {
        category: 'person-to-person',
        weights: { 'person-name': 76 },
      }),
    ],
  },
  personTitledLong: {
    guards: 'a title before many names is less sure',
    cases: [
      british('FPO MR JOHN PAUL DAVID SMITH', {
        category: 'person-to-person',
        weights: { 'person-name': 56 },
      }),
      american('ZELLE TO MR JOHN PAUL DAVID SMITH', {
        category: 'person-to-person',
        weights: { 'person-name': 56 },
      }),
    ],
  },
  personFirstAndLast: {
    guards: 'a first name and a surname are a person',
    cases: [
      british('FPO M ALI FOOTBALL SUBS', { category: 'person-to-person', weights: { 'person-name': 72 } }),
      american('Zelle Db Nina Cole', { category: 'person-to-person', weights: { 'person-name': 72 } }),
    ],
  },
  personInitial: {
    guards: 'an initial beside a surname is a person, though goods stand behind',
    cases: [
      british('Outward Faster Payment F OKORO  for shoes', {
        category: 'person-to-person',
        weights: { 'person-name': 68 },
      }),
      americanCredit('ZELLE FROM G WILSON', { category: 'person-to-person', weights: { 'person-name': 68 } }),
    ],
  },
  personInitialOnly: {
    guards: 'an initial beside an unknown name is a person, where people are paid',
    cases: [
      british('FPO T BRAMLINGTON', { category: 'person-to-person', weights: { 'person-name': 64 } }),
      american('ZELLE TO T BRAMLINGTON', { category: 'person-to-person', weights: { 'person-name': 64 } }),
    ],
  },
  personKnownNames: {
    guards: 'two surnames alone may be a firm',
    cases: [
      british('FPO SMITH JONES', { category: 'person-to-person', weights: { 'person-name': 48 } }),
      american('ZELLE TO SMITH JONES', { category: 'person-to-person', weights: { 'person-name': 48 } }),
    ],
  },
  personFirstName: {
    guards: 'a first name before an unknown word may be a shop',
    cases: [
      british('FPO JAMES BRAMLINGTON', { category: 'person-to-person', weights: { 'person-name': 48 } }),
      american('ZELLE TO JAMES BRAMLINGTON', {
        category: 'person-to-person',
        weights: { 'person-name': 48 },
      }),
    ],
  },
  personBeforeMessage: {
    guards: "only a sure name is a person's where goods stand behind it",
    cases: [
      british('Outward Faster Payment F OKORO  for shoes', { category: 'person-to-person' }),
      british('FPO G WILSON SHOES', { category: 'clothing' }, {}, { personInitial: 0.77 }),
      american('ZELLE TO G WILSON SHOES', { category: 'person-to-person', confidence: 0.859 }),
      american(
        'ZELLE TO G WILSON SHOES',
        { category: 'person-to-person', confidence: 0.83 },
        {},
        { personInitial: 0.77 },
      ),
    ],
  },
  personBesideHousehold: {
    guards: "an unknown name beside words of a household is a person's",
    cases: [
      britishCredit('BRAMLINGTON K BILLS', { category: 'person-to-person', weights: { 'person-name': 68 } }),
      americanCredit('BRAMLINGTON K BILLS', { category: 'person-to-person', weights: { 'person-name': 68 } }),
    ],
  },
  personSure: {
    guards: 'a marker that only a person may follow needs a sure name behind it',
    cases: [
      british('BP N CLARKE CHRISTMAS', { category: 'person-to-person' }),
      british('BP T BRAMLINGTON CHRISTMAS', { category: 'fuel' }),
      american('TO G WILSON', { category: 'person-to-person', weights: { 'person-name': 68 } }),
      american('TO T BRAMLINGTON', { category: 'uncategorised' }),
    ],
  },
  personLikely: {
    guards: 'who is likelier a person than not is no merchant, and has no trade',
    cases: [
      british(
        'FPO JAMES BRAMLINGTON',
        { category: 'person-to-person', merchant: 'James Bramlington' },
        {},
        { personFirstName: 0.48 },
      ),
      british(
        'FPO JAMES BRAMLINGTON',
        { category: 'person-to-person', merchant: null },
        {},
        { personFirstName: 0.52 },
      ),
      american('TO JAMES BRAMLINGTON', { category: 'uncategorised' }, {}, { personFirstName: 0.48 }),
      american(
        'PAYMENT TO JAMES BRAMLINGTON',
        { category: 'person-to-person', merchant: null },
        {},
        { personFirstName: 0.52 },
      ),
    ],
  },
} satisfies GuardsOf;
