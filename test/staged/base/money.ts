/** Nobody spends what they have not: purchases that there is no money for are left out, and bills are met from savings or bounce. */
import type { PaymentKind } from '../../support/histories/banks/bank.js';
import type { Written } from '../../support/histories/banks/statement.js';
import type { Entry } from '../../support/histories/ledger.js';
import { type Life, paid } from '../../support/histories/life.js';
import type { Random } from '../../support/histories/random.js';
import type { Row, Sheet } from '../model.js';
import type { Booked } from './booking.js';
import { numberedApart } from './numbers.js';

/** What people do without when there is nothing left. */
const CAN_WAIT: ReadonlySet<PaymentKind> = new Set<PaymentKind>(['card', 'card-online', 'cash-out']);
const OWN = 'own-account-transfer';
/** Money above this many months of what the person lives on goes to savings. */
const MUCH = 1.6;

export interface Means {
  /** Whether there is an account beside this one to draw on, which the request does not show. */
  readonly hasSavings: boolean;
  /** Whether what is left over is put there. */
  readonly putsAside: boolean;
}

/** The rows of an account that was never in want of what it spent. */
export function afforded(
  life: Life,
  sheet: Omit<Sheet, 'rows'>,
  bookings: readonly Booked[],
  { hasSavings, putsAside }: Means,
  random: Random,
): Row[] {
  const { opening, overdraft } = sheet;
  const statement = numberedApart(sheet.statement);
  const rows: Row[] = [];
  const neverBought = new Set<Entry>();
  const purchaseOf = new Map(life.ledger.refunds);
  const betweenAccounts = new Set(life.ledger.transfers.flat());
  let balance = opening;
  let lastMonthOfSaving = life.from.slice(0, 7);

  for (const { entry, day, isPending } of bookings) {
    const pence = entry.isCredit ? entry.pence : -entry.pence;
    const purchase = purchaseOf.get(entry);
    if (purchase !== undefined && neverBought.has(purchase)) continue;
    if (isPending) {
      push(day, pence, entry.category, entry.kind, entry.written, true);
      continue;
    }
    const lacks = -overdraft - (balance + pence);
    if (pence < 0 && lacks > 0) {
      if (CAN_WAIT.has(entry.kind) && !betweenAccounts.has(entry)) {
        neverBought.add(entry);
        continue;
      }
      if (entry.kind === 'direct-debit' && random.chance(hasSavings ? 0.1 : 0.8)) {
        push(day, pence, entry.category, entry.kind, entry.written);
        write(day, -pence, 'refund', 'direct-debit-returned', payeeIn(entry.written));
        continue;
      }
      write(day, Math.ceil((lacks + 2000) / 5000) * 5000, OWN, 'own-in');
    }
    push(day, pence, entry.category, entry.kind, entry.written);
    const month = day.slice(0, 7);
    if (putsAside && entry.isCredit && month > lastMonthOfSaving && balance > MUCH * life.means) {
      write(day, -Math.floor((balance - life.means) / 5000) * 5000, OWN, 'own-out');
      lastMonthOfSaving = month;
    }
  }
  return rows;

  function write(day: string, pence: number, category: string, kind: PaymentKind, name = ''): void {
    push(day, pence, category, kind, statement.write(paid(kind, name), day));
  }

  function push(
    day: string,
    pence: number,
    category: string,
    kind: PaymentKind,
    written: Written,
    isPending = false,
  ): void {
    if (!isPending) balance += pence;
    rows.push({
      key: `${sheet.accountId} ${rows.length + 1}`,
      day,
      pence,
      category,
      kind,
      written,
      status: isPending ? 'Pending' : 'Booked',
      balance: isPending ? null : balance,
    });
  }
}

/** As far as the text of a direct debit tells. */
function payeeIn({ counterPartyName, description }: Written): string {
  const words = description.match(/[A-Za-z&.']{2,}(?: [A-Za-z&.']{2,})*/g) ?? ['PAYMENT'];
  return counterPartyName ?? words.reduce((longest, word) => (word.length > longest.length ? word : longest));
}
