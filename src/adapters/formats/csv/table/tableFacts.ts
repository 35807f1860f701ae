/** Reads what the lines above a table say about the account: its number, its balances, and the days that the file covers. */
import type { DraftAccount, DraftMoney } from '../../../model/draft.js';
import { isCurrency } from '../../../values/currencies.js';
import { readDateText } from '../../../values/dateText.js';
import { currencyOfCell } from '../columns/currency.js';
import { isAmountCell, isDateCell } from './cells.js';
import type { CsvRecord } from './records.js';

export interface Facts
  extends Pick<
    DraftAccount,
    'accountId' | 'currentBalance' | 'availableBalance' | 'historyStart' | 'statementDate'
  > {
  /** ISO 4217. */
  readonly currency: string | undefined;
  /** The records that hold a fact, each with the fact's name. */
  readonly factNames: ReadonlyMap<CsvRecord, string>;
}

interface Found {
  number?: string;
  name?: string;
  currentBalance?: DraftMoney;
  availableBalance?: DraftMoney;
  historyStart?: string;
  statementDate?: string;
  currency?: string;
}

const NUMBER =
  /^(?:account (?:number|no\.?|details for|id)|account|(?:credit )?card(?: number)?|iban|sort code and account number)$/i;
const NAME = /^account name$/i;
const CURRENT = /^(?:(?:current|account|ledger|closing|ending|statement|book) )?balance\b/i;
const AVAILABLE = /^available balance\b/i;
const OPENING = /^(?:opening|beginning|starting) balance\b/i;
const START = /^(?:from|date from|start date|period start|period from)$/i;
const END =
  /^(?:to|date to|end date|period end|period to|statement date|date of statement|as of|exported on|export date|downloaded on|date downloaded|generated on)$/i;
const PERIOD = /^(?:from|period|date range|dates|statement period|transactions from|between)\b/i;
const CURRENCY =
  /^(?:(?:account |statement |base |reporting )?(?:currency|ccy)(?: code| of account)?|valued in|(?:all )?(?:amounts|figures|values)(?: are| shown| stated)* in)\b/i;
const DATE_IN_TEXT = /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2} [A-Za-z]{3,9} \d{4}/g;

export function factsOf(records: readonly CsvRecord[]): Facts {
  const found: Found = {};
  const factNames = new Map<CsvRecord, string>();
  for (const record of records) {
    const name = factIn(record, found);
    if (name !== undefined) factNames.set(record, name);
  }
  const { number, name, currency, ...facts } = found;
  return { ...facts, currency, accountId: number ?? name, factNames };
}

/** The name of the fact that the record holds. Undefined if it holds none. */
function factIn({ cells }: CsvRecord, found: Found): string | undefined {
  const filled = cells.filter(cell => cell !== '');
  const [first = '', second] = filled;
  const cut = first.indexOf(':');
  const label = (cut === -1 ? first : first.slice(0, cut)).trim();
  const behind = cut === -1 ? '' : first.slice(cut + 1).trim();
  const value = behind === '' ? (second ?? '') : behind;
  const dates = datesIn(filled.join(' '));
  if (PERIOD.test(label) && dates.length === 2) {
    found.historyStart ??= dates[0] as string;
    found.statementDate ??= dates[1] as string;
    return 'period';
  }
  const currency = CURRENCY.test(label) ? currencyIn(filled) : undefined;
  if (currency !== undefined) {
    found.currency ??= currency;
    return 'currency';
  }
  if (value === '') return undefined;
  if (NUMBER.test(label) && !isDateCell(value)) {
    found.number ??= value;
    return 'account';
  }
  if (NAME.test(label)) {
    found.name ??= value;
    return 'account';
  }
  if (START.test(label) && isDateCell(value)) {
    found.historyStart ??= value;
    return 'period';
  }
  if (END.test(label) && isDateCell(value)) {
    found.statementDate ??= value;
    return 'period';
  }
  if (!isAmountCell(value) || dates.length > 1) return undefined;
  if (AVAILABLE.test(label)) found.availableBalance ??= { text: value };
  else if (OPENING.test(label)) {
    if (dates[0] !== undefined) found.historyStart ??= dates[0];
  } else if (CURRENT.test(label)) {
    found.currentBalance ??= { text: value };
    if (dates[0] !== undefined) found.statementDate ??= dates[0];
  } else return undefined;
  return 'balance';
}

/** `Currency: GBP`, `Valued in: GBP`, `All amounts in Pounds Sterling (GBP)`. */
function currencyIn(filled: readonly string[]): string | undefined {
  const [, second = ''] = filled;
  const codes =
    filled
      .join(' ')
      .slice(0, 200)
      .replace(CURRENCY, '')
      .match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g) ?? [];
  return codes.find(isCurrency) ?? currencyOfCell(second);
}

function datesIn(text: string): readonly string[] {
  return (text.slice(0, 400).match(DATE_IN_TEXT) ?? []).filter(date => readDateText(date) !== undefined);
}
