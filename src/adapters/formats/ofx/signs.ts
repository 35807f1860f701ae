/**
 * Whether the amounts of an account have their signs as OFX prescribes (a minus is a debit). Types such as CREDIT and DEBIT say
 * it once more. One row against its type is common and means nothing; all rows against their types mean that the bank writes
 * the signs another way.
 */
import type { DraftNote, DraftSigns } from '../../model/draft.js';
import type { CreditDebitIndicator } from '../../model/request.js';
import type { OfxRow } from './transaction.js';

const DIRECTIONS: Readonly<Record<string, CreditDebitIndicator>> = {
  CREDIT: 'Credit',
  DEP: 'Credit',
  DIRECTDEP: 'Credit',
  DIV: 'Credit',
  DEBIT: 'Debit',
  DIRECTDEBIT: 'Debit',
  CHECK: 'Debit',
  CASH: 'Debit',
  ATM: 'Debit',
  POS: 'Debit',
  PAYMENT: 'Debit',
  REPEATPMT: 'Debit',
  FEE: 'Debit',
  SRVCHG: 'Debit',
};
/** Fewer rows than this may each be an exception. */
const FEWEST = 2;

export interface OfxSigns {
  readonly signs: DraftSigns;
  /** Set where the amounts have no sign and the types tell it. */
  readonly directionOf: (row: OfxRow) => CreditDebitIndicator | undefined;
  readonly notes: readonly DraftNote[];
}

export function signsOf(rows: readonly OfxRow[]): OfxSigns {
  const none = { directionOf: () => undefined, notes: [] };
  const typed = rows.flatMap(({ row, type }) => {
    const direction = DIRECTIONS[type ?? ''];
    const text = row.amount?.text;
    return direction === undefined || text === undefined || isZero(text) ? [] : [{ row, direction, text }];
  });
  const against = typed.filter(({ direction, text }) => (direction === 'Debit') !== isMinus(text));
  const [first] = against;
  if (first === undefined || against.length < FEWEST) return { signs: 'written', ...none };
  const region = first.row.region;
  const hasMinus = rows.some(({ row }) => isMinus(row.amount?.text ?? ''));
  if (!hasMinus)
    return {
      signs: 'written',
      directionOf: ({ type }) => DIRECTIONS[type ?? ''],
      notes: [
        {
          code: 'sign_assumed',
          message: `No amount of the account has a minus, though ${against.length} rows are of types such as ${first.direction.toUpperCase()}; the types were taken to tell debits from credits`,
          region,
        },
      ],
    };
  if (against.length < typed.length) return { signs: 'written', ...none };
  return {
    signs: 'reversed',
    directionOf: () => undefined,
    notes: [
      {
        code: 'sign_assumed',
        message: `The signs of all ${typed.length} rows that have a type such as CREDIT or DEBIT say the opposite of it, so a minus was taken as a credit`,
        region,
      },
    ],
  };
}

function isMinus(text: string): boolean {
  return /^\s*[-\u2212(]/.test(text) || /[-\u2212]\s?$/.test(text);
}

function isZero(text: string): boolean {
  return !/[1-9]/.test(text);
}
