/** The names of columns in the files of banks, in the few languages that British and American users meet. */
import { isCurrency } from '../../../values/currencies.js';
import type { Role } from './roles.js';

/** For each role its names, the best first. A name stands for one role alone. */
const NAMES: readonly (readonly [role: Role, names: string])[] = [
  [
    'date',
    'date|date utc|transaction date|run date|trans date|txn date|tran date|date of transaction|datetime|date time|timestamp|created|created on|' +
      'created at|started date|authorized date|authorised date|datum|datum verrichting|belegdatum|transaktionsdatum|' +
      'date operation|fecha|fecha operacion|data|datum provedeni|execution date',
  ],
  [
    'posted',
    'posting date|posted date|post date|date posted|booking date|booked date|date booked|completed date|completion date|' +
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
      'charges|amount out|amount debit|debit amt|withdrawal amt|payment out|debet|belastung|soll|debit eur',
  ],
  [
    'credit',
    'credit|credits|credit amount|paid in|money in|in|deposit|deposits|deposit amount|inflow|received|receipts|amount in|amount credit|credit amt|deposit amt|payment in|' +
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
    'description|transaction description|full description|original description|details|transaction details|narrative|' +
      'narration|narrative 1|narrative #1|narrative #2|narrative #3|narrative #4|narrative #5|action|merchant description|particulars|activity|transaction|transactions|text|title|reason|description 1|description 2|description 3|verwendungszweck|omschrijving|' +
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
    'transaction id|id|transaction number|transaction reference number|unique id|fitid|txn id|transfer id',
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

export function namedColumn(header: string): NamedColumn {
  const plain = header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#£€]+/gu, ' ')
    .trim()
    .replace(/ (?:dd mm|mm dd) yyyy$/, '');
  const last = plain.slice(plain.lastIndexOf(' ') + 1);
  const currency =
    CURRENCY_OF_SIGN[last] ?? (isCurrency(last.toUpperCase()) ? last.toUpperCase() : undefined);
  const bare = currency === undefined || plain === last ? plain : plain.slice(0, -last.length).trim();
  return { name: bare, currency };
}

const CURRENCY_OF_SIGN: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR' };

/** The role that a column's name stands for, and how good a name it is: 0 is best. */
export function roleOfName(name: string): readonly [role: Role, rank: number] | undefined {
  return ROLE_OF.get(name);
}
