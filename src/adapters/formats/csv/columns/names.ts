/** The names of columns in the files of banks, in the few languages that British and American users meet. */
import { isCurrency } from '../../../values/currencies.js';
import { isOfOthers } from './currency.js';
import type { Role } from './roles.js';

/** For each role its names, the best first. A name stands for one role alone. */
const NAMES: readonly (readonly [role: Role, names: string])[] = [
  [
    'date',
    'date|transaction date|run date|trans date|txn date|tran date|date of transaction|datetime|date time|timestamp|created|created on|' +
      'created at|started date|date started|authorized date|authorised date|datum|datum verrichting|belegdatum|transaktionsdatum|' +
      'date operation|fecha|fecha operacion|data|datum provedeni|execution date',
  ],
  [
    'posted',
    'posting date|posted date|post date|date posted|booking date|booked date|date booked|completed date|date completed|completion date|' +
      'settlement date|settled date|clearing date|cleared date|processed date|date processed|process date|effective date|' +
      'date entered|buchungstag|buchungsdatum|datum verrekening|datum zauctovani',
  ],
  ['valueDate', 'value date|valuta|valutadatum|rentedatum|wertstellung|date valeur'],
  [
    'amount',
    'amount|billing amount|transaction amount|amount total|total amount|net amount|net|gross|debit credit|' +
      'money in out|value|betrag|buchungsbetrag|bedrag|castka|umsatz|montant|importe|importo|belopp|kwota',
  ],
  [
    'debit',
    'debit|debits|debit amount|paid out|money out|out|withdrawal|withdrawals|withdrawal amount|outflow|spent|payments|charge|' +
      'charges|purchases|purchase amount|spending|paid|money paid out|debited|expense|expenses|withdrawn|amount out|amount debit|debit amt|withdrawal amt|payment out|debet|belastung|soll|debit eur',
  ],
  [
    'credit',
    'credit|credits|credit amount|paid in|money in|in|deposit|deposits|deposit amount|inflow|received|receipts|lodgement|lodgements|lodged|lodgments|lodgment|money received|credited|income|refunds|payments received|payments and credits|amount in|amount credit|credit amt|deposit amt|payment in|' +
      'gutschrift|haben',
  ],
  [
    'direction',
    'credit debit indicator|debit or credit|debit credit flag|credit or debit|dr cr|cr dr|debit credit indicator|cdflag|' +
      'creditdebet|af bij|direction|dc|d c|credit debit',
  ],
  [
    'balance',
    'balance|running balance|running bal|account balance|current balance|closing balance|balance after|account running balance|' +
      'runningbalance|ledger balance|new balance|saldo|saldo na trn|solde|kontostand',
  ],
  [
    'currency',
    'currency|currency code|ccy|account currency|transaction currency|iso currency code|waehrung|wahrung|munt|buchungswahrung|' +
      'devise|moneda|valuta rekening',
  ],
  [
    'narrative',
    'description|desc|transaction description|full description|original description|details|transaction details|narrative|' +
      'narration|action|merchant description|particulars|activity|transaction|transactions|text|title|reason|verwendungszweck|omschrijving|' +
      'transaktionsbeschreibung|libelle|descripcion|concepto|beskrivning|label',
  ],
  [
    'payee',
    'payee|payee name|partner name|counter party|counterparty|counterparty name|counter party name|name|beneficiary|recipient|' +
      'to from|merchant|merchant name|empfanger|beguenstigter zahlungspflichtiger|naam|naam tegenpartij|handelaar|' +
      'counteraccount name',
  ],
  [
    'reference',
    'reference|payment reference|ref|customer reference|transaction reference|kundenreferenz|betalingskenmerk',
  ],
  [
    'additional',
    'memo|notes|note|notes and tags|additional information|additional details|extended details|message|comment|comments|' +
      'location|message for payee|vrije mededeling|omschrijving 1|toelichting|transaktionsbeschreibung zusatz',
  ],
  [
    'type',
    'type|transaction type|trans type|txn type|trn type|subcategory|transaction code|type code|payment type|buchungstext|' +
      'transaktionstyp',
  ],
  [
    'id',
    'transaction id|id|transaction number|transaction no|transaction reference number|unique id|fitid|txn id|transfer id',
  ],
  ['replaces', 'pending transaction id'],
  ['status', 'status|state|transaction status'],
  ['pending', 'pending|is pending'],
  [
    'account',
    'account|account number|source account|account no|account id|account name|iban|iban bban|auftragskonto|rekening|rekeningnummer|konto',
  ],
  ['sortCode', 'sort code|sortcode|bank rtn|routing number|blz'],
  ['holder', 'account holder|account owner|card member|cardholder|cardholder name'],
  ['card', 'card|card no|card number|account #|card ending|card used'],
  ['product', 'product'],
  ['categoryCode', 'mcc|mcc code|merchant category code|sicmcc code|sic mcc code'],
];

const ROLE_OF = /* @__PURE__ */ roleMap();

function roleMap(): ReadonlyMap<string, readonly [role: Role, rank: number]> {
  return new Map(
    NAMES.flatMap(([role, names]) =>
      names.split('|').map((name, rank) => [name, [role, rank] as const] as const),
    ),
  );
}

export interface NamedColumn {
  /** In small letters, without accents, punctuation and the currency. */
  readonly name: string;
  /** ISO 4217, if the name has it: `Amount (GBP)`, `Paid out £`, or where it is all there is: `USD$`. */
  readonly currency: string | undefined;
}

/** Longer than any name, and short enough for every engine of regular expressions: they fail on millions of characters of two units in a row. */
const LONGEST_NAME = 500;

export function namedColumn(header: string): NamedColumn {
  if (header.length > LONGEST_NAME) return { name: '', currency: undefined };
  const plain = header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#£€]+/gu, ' ')
    .trim()
    .replace(/ (?:(?:dd mm|mm dd) yyyy|utc|gmt)$/, '');
  const last = plain.slice(plain.lastIndexOf(' ') + 1);
  const currency =
    CURRENCY_OF_SIGN[last] ?? (isCurrency(last.toUpperCase()) ? last.toUpperCase() : undefined);
  const bare = currency === undefined || plain === last ? plain : plain.slice(0, -last.length).trim();
  return { name: bare, currency };
}

const CURRENCY_OF_SIGN: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR' };

/** Words for the other party of a payment, alone or with others beside them. */
const PARTY =
  /(?:^| )(?:party|payee|payer|payor|paid to|pay to|received from|beneficiary|recipient|sender|remitter|vendor|shop|store|retailer|merchant|merchants|partner|contact|supplier|seller|trader|counterparty|counterpart|creditor|debtor|company|correspondent|originator)(?= |$)/;
/** What tells of a party and is not its name. */
const NOT_NAME =
  /(?:^| )(?:account|accounts|acct|number|no|#|iban|bic|swift|bank|id|code|sort|category|type|kind|group|address|street|country|city|town|county|state|postcode|zip|postal|location|reference|ref|currency|amount|balance|date|time|mcc|phone|email|url|website|rate|fee|card|order|message|notes?|memo)(?= |$)/;
/** Names that were not foreseen rank behind all that were. */
export const BY_WORDS = 100;

/** The role that a column's name stands for, and how good a name it is: 0 is best. */
export function roleOfName(name: string): readonly [role: Role, rank: number] | undefined {
  const known = ROLE_OF.get(name) ?? roleOfNumbered(name);
  if (known !== undefined) return known;
  return PARTY.test(name) && !NOT_NAME.test(name) ? ['payee', BY_WORDS] : undefined;
}

/** One text may be parted into columns that are numbered: Description1, Details 2, Narrative #3, Memo line 4. */
function roleOfNumbered(name: string): readonly [role: Role, rank: number] | undefined {
  const base = /^(.*[^ #\d])[ #]*\d{1,2}$/.exec(name)?.[1]?.replace(/ (?:line|part)$/, '');
  const known = base === undefined ? undefined : (ROLE_OF.get(`${base} 1`) ?? ROLE_OF.get(base));
  return known !== undefined && WORDING.includes(known[0]) ? known : undefined;
}

const WORDING: readonly Role[] = ['narrative', 'payee', 'additional', 'reference'];

const FROM = /^(?:from|sender|payer|payor|debtor|remitter|originator|source|sent by|paid by)(?: name)?$/;
const TO =
  /^(?:to|recipient|receiver|beneficiary|payee|creditor|target|destination|paid to|sent to)(?: name)?$/;

/** The columns that name both parties of a payment, one of which is the holder of the account. Undefined where there are not both. */
export function partiesIn(names: readonly string[]): readonly [from: number, to: number] | undefined {
  const [from, to] = [FROM, TO].map(pattern => names.findIndex(name => pattern.test(name))) as [
    number,
    number,
  ];
  return from === -1 || to === -1 ? undefined : [from, to];
}

/** Whether a column of statuses is the tick of a person who keeps a budget, and no word of the bank. */
export function isTick(name: string): boolean {
  return /^(?:cleared|clr|c|reconciled|reconcile|reconciliation)(?: status| state)?$/.test(name);
}

/** A column of these sorts payments or tells whose they are. It is never their wording. */
const SORTING =
  /(?:^| )(?:category|categories|cat|tag|tags|label|labels|budget|group|class|classification|bucket|envelope|person|people|who|user|owner|holder|cardholder|member|branch|project|kategorie|categorie|categoria)(?= |$)/;

export function isSorting(name: string): boolean {
  return SORTING.test(name);
}

const NO_MONEY =
  /(?:^| )(?:quantity|qty|shares?|units?|prices?|rates?|costs?|basis|nav|yield|percent|percentage|points?|miles|odometer|market value|holding|score|count|age|days)(?= |$)/;
const BALANCE = /(?:^| )(?:balance|balances|saldo|solde|kontostand)(?= |$)/;
const BESIDES =
  /(?:^| )(?:fees?|tax|taxes|vat|gst|tip|tips|gratuity|commission|discount|cashback|rewards?|rebate|surcharge|shipping|postage|interest)(?= |$)/;

/** A cost of the payment itself: Fee, Transaction fee, Fee amount. */
export function isFee(name: string): boolean {
  return /(?:^| )(?:fees?|commission|charge)(?: amount)?$/.test(name) && !NO_MONEY.test(name);
}

/** Figures that are no amount of money moved: quantities, prices, rates, points. */
export function isNoMoney(name: string): boolean {
  return NO_MONEY.test(name);
}

/** How unlikely a column of this name has the amounts: 0 likely, 1 money in another currency, 2 a part such as a fee, 3 never. */
export function unlikelihood(name: string): 0 | 1 | 2 | 3 {
  if (NO_MONEY.test(name) || BALANCE.test(name)) return 3;
  const withoutFees = name.replace(
    / (?:after|before|net of|incl|including|excl|excluding|without|with) (?:fees?|tax|taxes|vat|tips?)$/,
    '',
  );
  return BESIDES.test(withoutFees) ? 2 : isOfOthers(withoutFees) ? 1 : 0;
}
