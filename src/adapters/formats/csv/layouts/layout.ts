/** The layouts of banks, read from their tables. */
import { COUNTRY_FACTS } from '../../../../countries/facts.js';
import type { CountryCode } from '../../../model/request.js';
import { namedColumn } from '../columns/names.js';
import { isRole, type Role } from '../columns/roles.js';

export interface LayoutColumn {
  /** As the bank writes it. */
  readonly header: string;
  /** The same as `namedColumn` gives it. */
  readonly name: string;
  /** Undefined for columns that are only looked at to recognise the layout. */
  readonly role: Role | undefined;
  readonly isOptional: boolean;
}

export interface Layout {
  readonly name: string;
  readonly bank: string;
  readonly country: CountryCode | undefined;
  readonly dateOrder: 'day-first' | 'month-first' | undefined;
  /** A minus is a credit. */
  readonly isReversed: boolean;
  readonly isCard: boolean;
  /** Other banks use the same columns, so the caller must name the bank. */
  readonly needsBankName: boolean;
  readonly hasNoHeader: boolean;
  /** Wordings carry HSBC's kinds of payment, by which a file is recognised though nobody names the bank. */
  readonly isTyped: boolean;
  /** An account for each currency and product in the file. */
  readonly isPerCurrency: boolean;
  /** Cells may begin with an apostrophe, which keeps spreadsheets from computing. */
  readonly hasApostrophes: boolean;
  /** A tab parts the payee from the rest of the wording. */
  readonly hasTabs: boolean;
  /** Each row has an amount that leaves and one that arrives: which of them is the account's, the direction tells. */
  readonly isTransfers: boolean;
  /** `seen`: header and signs stand in published exports or in several independent programs. `reported`: in one. */
  readonly sure: 'seen' | 'reported';
  readonly columns: readonly LayoutColumn[];
}

const FLAGS = [
  'reversed',
  'card',
  'shared',
  'headerless',
  'typed',
  'per-currency',
  'apostrophes',
  'tabs',
  'transfers',
  'day-first',
  'month-first',
] as const;

/** All layouts, read from their tables. */
export function allLayouts(): readonly Layout[] {
  return [
    ...layoutsIn(BRITISH_LAYOUTS, 'GB'),
    ...layoutsIn(AMERICAN_LAYOUTS, 'US'),
    ...layoutsIn(OTHER_LAYOUTS, undefined),
  ];
}

const ORDERS = ['day-first', 'month-first'] as const;

function layoutsIn(table: string, country: Layout['country']): readonly Layout[] {
  return table
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => layoutOf(line, country));
}

function layoutOf(line: string, country: Layout['country']): Layout {
  const [name, bank, sure, flags, columns] = line.split('|').map(part => part.trim()) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const has = (flag: (typeof FLAGS)[number]) => flags.split(' ').includes(flag);
  return {
    name,
    bank,
    country,
    dateOrder: ORDERS.find(has) ?? (country === undefined ? undefined : COUNTRY_FACTS[country].numericDates),
    isReversed: has('reversed'),
    isCard: has('card'),
    needsBankName: has('shared'),
    hasNoHeader: has('headerless'),
    isTyped: has('typed'),
    isPerCurrency: has('per-currency'),
    hasApostrophes: has('apostrophes'),
    hasTabs: has('tabs'),
    isTransfers: has('transfers'),
    sure: sure === 'seen' ? 'seen' : 'reported',
    columns: columns.split(', ').map(columnOf),
  };
}

/**
 * Reads `Header=role`, `Header?=role` for a column that not every file has, or `Header` for a column that says nothing about a transaction.
 */
function columnOf(text: string): LayoutColumn {
  const [named, role = ''] = text.split('=') as [string, string?];
  const isOptional = named.endsWith('?');
  const header = isOptional ? named.slice(0, -1) : named;
  return { header, name: namedColumn(header).name, role: isRole(role) ? role : undefined, isOptional };
}

/**
 * Layouts of firms that serve several countries, written as the British ones are (british.ts). Their dates show no order of day and month.
 */
const OTHER_LAYOUTS = `
revolut | Revolut | seen | per-currency | Type=type, Product=product, Started Date=date, Completed Date=posted, Description=narrative, Amount=amount, Fee=fee, Currency=currency, State=status, Balance=balance
revolut-business | Revolut | reported | per-currency | Date started (UTC)=date, Date completed (UTC)=posted, ID=id, Type=type, State=status, Description=narrative, Reference=reference, Card number?=card, Payment currency=currency, Amount, Total amount=amount, Balance=balance, Account=account, MCC?=categoryCode
wise | Wise | seen | per-currency day-first | TransferWise ID=id, Date=date, Amount=amount, Currency=currency, Description=narrative, Payment Reference=reference, Running Balance=balance, Payer Name?=payee, Payee Name?=payee, Merchant?=merchant, Note?=additional
wise-history | Wise | reported | per-currency transfers | ID=id, Status=status, Direction=direction, Created on=date, Finished on?=posted, Source fee amount=fee, Source name=from, Source amount (after fees)=amount, Source currency=currency, Target name=to, Target amount (after fees), Target currency, Reference?=reference, Note?=additional
amex | American Express | seen | reversed card | Date=date, Description=narrative, Card Member=holder, Account #=card, Amount=amount
amex-short | American Express | seen | shared reversed card | Date=date, Description=narrative, Amount=amount
paypal | PayPal | seen | per-currency | Date=date, Time, TimeZone?, Time Zone?, Name=payee, Type=type, Status=status, Amount=amount, Receipt ID, Balance=balance, Currency?=currency
paypal-net | PayPal | seen | per-currency | Date=date, Time, TimeZone?, Time Zone?, Name=payee, Type=type, Status=status, Currency=currency, Gross, Fee, Net=amount, Transaction ID=id, Balance?=balance
plaid-csv | Plaid | seen | reversed | transaction_id=id, account_id=account, date=date, name=narrative, merchant_name=merchant, amount=amount, pending=pending, pending_transaction_id=replaces, iso_currency_code=currency
`;

/**
 * Layouts of British banks, one a line: name | bank | how sure | flags | columns.
 *
 * Columns are written `Header=role` (columns/roles.ts), with a `?` after a header that not every file has. They may stand in
 * any order in a file, beside others. Flags: `reversed`, a minus is money in; `card`, a credit card; `shared`, the caller has to
 * name the bank, as others have the same columns; `headerless`; `typed`, found by the kinds of payment in its wordings too; `per-currency`, an account for each currency; `apostrophes`,
 * cells begin with one; `tabs`, the payee stands before a tab. `seen`: published exports or several independent programs show
 * header and signs; `reported`: one does. Every layout has a sample in fixtures/statements/csv.
 *
 * Sources, read on 28 November 2026. tide: github.com/keithdonegan/tide-bookkeeping, upload_csv.php (places and signs), and a test of another
 * program with the header. amex-uk-single: headers in two programs that read them, one of them an importer for Beancount.
 */
const BRITISH_LAYOUTS = `
monzo | Monzo | seen | | Transaction ID=id, Date=date, Time, Type=type, Name=payee, Category, Amount=amount, Currency=currency, Local amount, Local currency, Notes and #tags=additional, Description=narrative, Balance?=balance
monzo-2018 | Monzo | seen | | id=id, created=date, amount=amount, currency=currency, local_amount, local_currency, category, emoji, description=narrative, address, notes=additional, receipt
starling | Starling | seen | | Date=date, Counter Party=payee, Reference=reference, Type=type, Amount (GBP)=amount, Balance (GBP)=balance, Spending Category?, Notes?=additional
barclays | Barclays | seen | tabs | Number, Date=date, Account=account, Amount=amount, Subcategory=type, Memo=narrative
barclaycard-business | Barclays | reported | reversed card | Cardholder Name, Account Number=card, Transaction Date=date, Merchant Name=narrative, Amount=amount, Currency=currency, Original Amount, Original Currency, Posted Date=posted, Transaction ID=id, Transaction Type=type, MCC=categoryCode
lloyds | Lloyds | seen | apostrophes | Transaction Date=date, Transaction Type=type, Sort Code=sortCode, Account Number=account, Transaction Description=narrative, Debit Amount=debit, Credit Amount=credit, Balance=balance
lloyds-card | Lloyds | seen | reversed card | Date=date, Date entered=posted, Reference=reference, Description=narrative, Amount=amount
hsbc | HSBC | seen | shared headerless typed | Date=date, Description=narrative, Amount=amount
first-direct | First Direct | seen | shared typed | Date=date, Description=narrative, Amount=amount, Balance=balance
natwest | NatWest | seen | apostrophes | Date=date, Type=type, Description=narrative, Value=amount, Balance=balance, Account Name=holder, Account Number=account
santander | Santander | reported | shared | Date=date, Description=narrative, Amount=amount, Balance=balance
nationwide | Nationwide | seen | | Date=date, Transaction type=type, Description=narrative, Paid out=debit, Paid in=credit, Balance=balance
metro | Metro Bank | seen | | Date=date, Details=narrative, Transaction Type=type, In=credit, Out=debit, Balance=balance
co-operative | Co-operative Bank | seen | | Date=date, Description=narrative, Type=type, Money In=credit, Money Out=debit, Balance=balance
chase-uk | Chase UK | seen | | Date=date, Time, Transaction Type=type, Transaction Description=narrative, Amount=amount, Currency=currency, Balance=balance
virgin-money-card | Virgin Money | seen | card | Transaction Date=date, Posting Date=posted, Billing Amount=amount, Merchant=narrative, Merchant City, Merchant State, Merchant Postcode, Reference Number=id, Debit or Credit=direction, SICMCC Code=categoryCode, Status=status, Card Used?=card
tesco-card | Tesco Bank | reported | card | Transaction Date=date, Posting Date=posted, Billing Amount=amount, Merchant=narrative, Merchant City, Merchant Postal Code, Reference Number=id, Debit/Credit Flag=direction, SICMCC Code=categoryCode
tide | Tide | seen | apostrophes | Date=date, Transaction ID=id, Transaction description=narrative, Reference=reference, From=from, To=to, Paid in=credit, Paid out=debit, Category name, Transaction type=type, Status=status, Initiated by
john-lewis-card | John Lewis | seen | reversed card | Date Processed=date, Description=narrative, Amount=amount
amex-uk | American Express | seen | reversed card apostrophes | Date=date, Description=narrative, Card Member=holder, Account #=card, Amount=amount, Extended Details=additional, Appears On Your Statement As, Address, Town/City, Postcode, Country, Reference=id, Category
amex-uk-single | American Express | seen | reversed card apostrophes | Date=date, Description=narrative, Amount=amount, Extended Details?=additional, Appears On Your Statement As?, Address, Town/City, Postcode, Country, Reference=id, Category
midata | Midata | seen | | Date=date, Type=type, Merchant/Description=narrative, Debit/Credit=amount, Balance=balance
`;

/**
 * Layouts of American banks, written as the British ones are (british.ts).
 *
 * Sources, read on 28 November 2026. cash-app: github.com/leonardobazico/ynab-converter, README.md, and github.com/ydeng11/Minance,
 * src/test/resources/testCsv/cash_app_debit.csv. amex-us-single: the same, services/api/test/fixtures/testCsv/amex_credit.csv.
 * schwab-brokerage: github.com/redstreet/beancount_reds_importers, importers/schwab/schwab_csv_brokerage.py and its test. pnc-2025:
 * github.com/aniav/ynab-csv/issues/94 (the change and its pending dates), and tests of two programs with the header. sofi-wide: tests of one
 * program, which calls it SoFi's newer, wider export.
 */
const AMERICAN_LAYOUTS = `
chase | Chase | seen | | Details, Posting Date=date, Description=narrative, Amount=amount, Type=type, Balance=balance, Check or Slip #
chase-card | Chase | seen | card | Transaction Date=date, Post Date=posted, Description=narrative, Category, Type=type, Amount=amount, Memo=additional
bank-of-america | Bank of America | seen | | Date=date, Description=narrative, Amount=amount, Running Bal.=balance
bank-of-america-card | Bank of America | seen | card | Posted Date=date, Reference Number=id, Payee=narrative, Address=additional, Amount=amount
wells-fargo | Wells Fargo | seen | headerless | Date=date, Amount=amount, *, Check Number, Description=narrative
citi | Citi | reported | shared | Date=date, Description=narrative, Debit=debit, Credit=credit, Balance=balance
citi-card | Citi | seen | card | Status=status, Date=date, Description=narrative, Debit=debit, Credit=credit
capital-one | Capital One | seen | | Account Number=account, Transaction Date=date, Transaction Amount=amount, Transaction Type=direction, Transaction Description=narrative, Balance=balance
capital-one-card | Capital One | seen | card | Transaction Date=date, Posted Date=posted, Card No.=card, Description=narrative, Category, Debit=debit, Credit=credit
us-bank | U.S. Bank | seen | | Date=date, Transaction=type, Name=narrative, Memo=additional, Amount=amount
pnc | PNC | seen | | Date=date, Description=narrative, Withdrawals=debit, Deposits=credit, Category, Balance?=balance
pnc-2025 | PNC | seen | | Transaction Date=date, Transaction Description=narrative, Amount=amount, Category, Balance?=balance
td-bank | TD Bank | seen | | Date=date, Bank RTN=sortCode, Account Number=account, Transaction Type=type, Description=narrative, Debit=debit, Credit=credit, Check Number, Account Running Balance=balance
truist | Truist | seen | | Posted Date=posted, Transaction Date=date, Transaction Type=type, Check/Serial #, Full description=narrative, Merchant name=merchant, Category name, Sub-category name, Amount=amount, Daily Posted Balance
discover | Discover | seen | | Transaction Date=date, Transaction Description=narrative, Transaction Type=type, Debit=debit, Credit=credit, Balance?=balance
discover-card | Discover | seen | reversed card | Trans. Date=date, Post Date=posted, Description=narrative, Amount=amount, Category
ally | Ally | seen | | Date=date, Time, Amount=amount, Type=type, Description=narrative
navy-federal | Navy Federal | seen | | Posting Date=posted, Transaction Date=date, Amount=amount, Credit Debit Indicator=direction, type=type, Type Group, Reference=reference, Instructed Currency, Instructed Amount, Description=narrative, Category, Check Serial Number, Card Ending?=card
navy-federal-checking | Navy Federal | seen | | Date=date, No., Description=narrative, Debit=debit, Credit=credit, Balance?=balance
usaa | USAA | seen | | Date=date, Description=merchant, Original Description=narrative, Category, Amount=amount, Status=status
schwab | Charles Schwab | seen | | Date=date, Status?=status, Type=type, CheckNumber?, Check #?, Description=narrative, Withdrawal=debit, Deposit=credit, RunningBalance=balance
schwab-brokerage | Charles Schwab | seen | | Date=date, Action=narrative, Symbol, Description=narrative, Quantity, Price, Fees & Comm, Amount=amount
fidelity | Fidelity | seen | | Run Date=date, Account?, Account Number?=account, Action=narrative, Symbol, Quantity, Price ($), Commission ($), Fees ($), Accrued Interest ($), Amount ($)=amount, Settlement Date
sofi | SoFi | seen | | Date=date, Description=narrative, Type=type, Amount=amount, Current balance=balance, Status=status
sofi-wide | SoFi | reported | | Authorized Date=date, Posted Date=posted, Status=status, Account Name=account, Description=narrative, Primary Category, Detailed Category, Amount=amount
cash-app | Cash App | seen | | Transaction ID=id, Date=date, Transaction Type=type, Currency=currency, Amount, Fee, Net Amount=amount, Asset Type, Asset Price, Asset Amount, Status=status, Notes=narrative, Name of sender/receiver?=payee, Account?
dcu | Digital Federal Credit Union | seen | | DATE=date, TRANSACTION TYPE=type, DESCRIPTION=narrative, AMOUNT=amount, ID=id, MEMO=additional, CURRENT BALANCE=balance
apple-card | Apple Card | seen | reversed card | Transaction Date=date, Clearing Date=posted, Description=narrative, Merchant=merchant, Category, Type=type, Amount (USD)=amount
amex-us | American Express | seen | reversed card apostrophes | Date=date, Description=narrative, Card Member=holder, Account #=card, Amount=amount, Extended Details=additional, Appears On Your Statement As, Address, Zip Code, Country, Reference=id, Category
amex-us-single | American Express | seen | reversed card apostrophes | Date=date, Description=narrative, Amount=amount, Extended Details?=additional, Appears On Your Statement As?, Address, City/State, Zip Code, Country, Reference=id, Category
venmo | Venmo | seen | | ID=id, Datetime=date, Type=type, Status=status, Note=narrative, From=from, To=to, Amount (total)=amount
mint | Mint | seen | | Date=date, Description=merchant, Original Description=narrative, Amount=amount, Transaction Type=direction, Category, Account Name=account, Labels, Notes=additional
`;
