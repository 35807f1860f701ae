/** The words that banks use for the direction and the status of a payment. */
import type { CreditDebitIndicator, TransactionStatus } from '../../../model/request.js';

const DEBITS =
  'DEBIT|DEBITS|DR|D|DB|DBIT|OUT|PAID OUT|MONEY OUT|WITHDRAWAL|WITHDRAW|OUTGOING|AF|S|SOLL|O|DEBET|BELASTUNG|-';
const CREDITS =
  'CREDIT|CREDITS|CR|C|CRDT|IN|PAID IN|MONEY IN|DEPOSIT|INCOMING|BIJ|H|HABEN|I|K|KREDIT|GUTSCHRIFT|+';

const DIRECTIONS = /* @__PURE__ */ directions();

function directions(): ReadonlyMap<string, CreditDebitIndicator> {
  return new Map([
    ...DEBITS.split('|').map(word => [word, 'Debit'] as const),
    ...CREDITS.split('|').map(word => [word, 'Credit'] as const),
  ]);
}

export function directionOf(word: string): CreditDebitIndicator | undefined {
  return word.length > 12 ? undefined : DIRECTIONS.get(word.toUpperCase());
}

const KINDS_IN =
  /\b(?:deposit|credit|bgc|fpi|giro|salary|wages|payroll|refund(?:ed)?|returned?|reversal|interest (?:paid|earned|received)|dividend|cashback|income|(?:transfer|payment|money|paid|pmt) in|received|incoming|top-?up|payment from|transfer from|ach credit|direct dep)\b/i;
const KINDS_OUT =
  /\b(?:withdrawal|withdraw|withdrawn|purchase|sale|fee|fees|charge|charges|debit|dd|d\/d|s\/?o|sto|standing order|pos|atm|chq|cheque|check|bp|fpo|deb|cpt|vis|contactless|bill pay(?:ment)?|card payment|(?:transfer|payment|money|paid|pmt) out|outgoing|spend|spending|expense|cash machine|cashpoint|payment to|transfer to)\b/i;

/** The direction that the name of a kind of payment suggests: Fee, Direct Debit, BGC. Undefined where it suggests none, or both. */
export function directionOfKind(kind: string): CreditDebitIndicator | undefined {
  const text = kind.slice(0, 100).replace(/credit card|debit card/gi, 'card');
  const isIn = KINDS_IN.test(text);
  if (isIn === KINDS_OUT.test(text)) return undefined;
  return isIn ? 'Credit' : 'Debit';
}

const PENDING =
  /^(?:pending|authori[sz]ed|authori[sz]ation|processing|in progress|scheduled|upcoming|forecast(?:ed)?|uncleared|unposted|not posted|on hold|held)\b/i;
const REJECTED =
  /^(?:(?:payment|card|transfer) )?(?:reverted|declined|failed|failure|rejected|refused|cancell?ed|voided|void|expired|denied|returned unpaid|blocked)\b/i;

export function statusOf(word: string): TransactionStatus | 'Rejected' {
  if (PENDING.test(word)) return 'Pending';
  return REJECTED.test(word) ? 'Rejected' : 'Booked';
}

const BOOKED = /^(?:posted|booked|cleared|completed?|settled|reconciled)$/i;

/** Whether a word is the status of a payment and nothing else. */
export function isStatus(word: string): boolean {
  return word.length < 20 && (BOOKED.test(word) || PENDING.test(word) || REJECTED.test(word));
}

export function isYes(word: string): boolean {
  return /^(?:true|yes|y|1|pending)$/i.test(word);
}

const BALANCE =
  /^(?:(?:start|end|previous|new|current|available|statement) balance|balance (?:at|as at|as of|on) )\b/i;
const SURELY_BALANCE =
  /^(?:(?:opening|closing|starting|beginning|ending) balance|(?:(?:balance|money|amount|total) )?(?:brought|carried) (?:forward|fwd|down|over)|balance [bc]\/?f(?:wd)?)\b/i;

/** Whether a line states a balance and moves no money. */
export function isBalanceText(text: string): boolean {
  return BALANCE.test(text) || SURELY_BALANCE.test(text);
}

/** The same, but only for words that no shop and no payment uses. "New Balance" sells shoes. */
export function isSurelyBalanceText(text: string): boolean {
  return SURELY_BALANCE.test(text);
}

/** Whether words fit a balance, of a line that has one and no amount. */
export function tellsBalance(text: string): boolean {
  return /\b(?:balance|forward|fwd|[bc]\/?f)\b/i.test(text);
}

/** The status that a heading gives to the rows below it. Undefined for any other line. */
export function headingOf(cells: readonly string[]): TransactionStatus | undefined {
  const filled = cells.filter(cell => cell !== '');
  const [text = ''] = filled;
  if (filled.length !== 1 || headingIn(text) !== text) return undefined;
  return statusOf(text) === 'Pending' ? 'Pending' : 'Booked';
}

/** The heading with which a text begins, such as "Pending Transactions". */
export function headingIn(text: string): string | undefined {
  return /^(?:pending|upcoming|scheduled|authori[sz]ed|posted|booked|completed|cleared|settled)(?: transactions| payments)?:?/i.exec(
    text,
  )?.[0];
}
