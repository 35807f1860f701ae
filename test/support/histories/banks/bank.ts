/** How a bank writes payments: one template for each kind of payment. */

export type PaymentKind =
  | 'card'
  | 'card-online'
  | 'card-refund'
  /** US: ACH debit. */
  | 'direct-debit'
  | 'direct-debit-returned'
  /** US: bill pay. */
  | 'standing-order'
  /** To and from people and small firms: Faster Payments, Zelle. */
  | 'payment-out'
  | 'payment-in'
  /** Bacs credit, ACH credit. */
  | 'bank-credit'
  | 'own-out'
  | 'own-in'
  | 'cash-out'
  | 'cash-in'
  | 'cheque-in'
  | 'cheque-out'
  | 'interest'
  /** The bank's own words: fees and rewards. */
  | 'bank-words';

export interface Line {
  readonly name: string;
  /** Empty when there is none. US: the company entry description of an ACH entry, the memo of a Zelle payment. */
  readonly reference: string;
  /** Town, with the state in the US; empty when unknown. */
  readonly place: string;
  readonly day: string;
  /** Last four digits of the account's card. */
  readonly card: string;
  /** Sort code and account number, or the end of an account number, of the person's other account. */
  readonly otherAccount: string;
  digits(count: number): string;
}

type Template = (line: Line) => string;

export interface Bank {
  readonly name: string;
  /** Whether text from the payer, beside the name, reaches the statement for this kind of payment. */
  readonly shows: Readonly<Record<'bank-credit' | 'payment-in', boolean>>;
  readonly writes: Readonly<Record<PaymentKind, Template>>;
  /** Gives out no cheque books. */
  readonly hasNoCheques?: true;
  /** The bank's own type codes. */
  readonly codes: Partial<Readonly<Record<PaymentKind, string>>>;
}

export const SHOWS_ALL = { 'bank-credit': true, 'payment-in': true } as const;

/** The parts that there are, one space between them. */
export function joined(...parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(' ');
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Parts of an ISO day as statements write them. */
export function written(day: string) {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)];
  return {
    dayMonth: `${date} ${MONTHS[Number(month) - 1]}`,
    dayMonthYear: `${date}${MONTHS[Number(month) - 1]}${year.slice(2)}`,
    british: `${date}/${month}/${year.slice(2)}`,
    dashed: `${date}-${month}-${year}`,
    american: `${month}/${date}`,
    americanYear: `${month}-${date}-${year.slice(2)}`,
    compact: `${month}${date}`,
    yearFirst: `${year.slice(2)}${month}${date}`,
    month: MONTHS[Number(month) - 1] as string,
  };
}
