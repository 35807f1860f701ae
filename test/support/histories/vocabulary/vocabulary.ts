/**
 * The words a history is written with. Each country has two vocabularies that share no name of a payer, shop or biller: odd seeds take A,
 * even seeds take B, so that what was tuned on odd seeds can be tried on names never seen.
 *
 * Wordings may hold {MON} {MONTH} {MM} {DD} {YY} {YYYY} {PP} (tax period) {WW} (week), {N5} (digits that stay the same
 * for a payer), {R5} (digits that change) and {SEQ} (1, 2, 3 …).
 */
export interface Vocabulary {
  /** Shops by category. */
  readonly shops: Names;
  /** Who send bills, by the key of the bill. */
  readonly billers: Names;
  readonly firstNames: readonly string[];
  readonly surnames: readonly string[];
  readonly places: readonly string[];
  /** What firms do: HAULAGE, DENTAL CARE. */
  readonly trades: readonly string[];
  /** {S} {T} {P}: surname, trade, place. */
  readonly companies: readonly string[];
  readonly publicBodies: readonly string[];
  readonly wellKnownEmployers: readonly string[];
  /** Who pay on behalf of employers; {E} is the employer. */
  readonly payrollAgents: readonly string[];
  /** References that say it is pay. */
  readonly payWords: readonly string[];
  /** References that say it is a bonus. */
  readonly bonusWords: readonly string[];
  /** References that say nothing. */
  readonly muteWords: readonly string[];
  readonly expenseWords: readonly string[];
  readonly invoiceWords: readonly string[];
  readonly rentWords: readonly string[];
  readonly maintenanceWords: readonly string[];
  /** What friends and family write. */
  readonly friendlyWords: readonly string[];
  readonly gigPlatforms: readonly string[];
  readonly pensionPayers: readonly string[];
  readonly dividendPayers: readonly string[];
  readonly maintenancePayers: readonly string[];
  readonly lenders: readonly string[];
  readonly paydayLenders: readonly string[];
  /** Buy now, pay later. */
  readonly instalmentPlans: readonly string[];
  readonly credit: CreditWords;
  readonly loanWords: readonly string[];
  readonly insurers: readonly string[];
  readonly bookmakers: readonly string[];
  readonly cashbackPayers: readonly string[];
  readonly marketplaces: readonly string[];
  readonly taxRefunds: readonly string[];
  readonly investmentPlatforms: readonly string[];
  /** The bank's own words for what it charges. */
  readonly returnedFees: readonly string[];
  readonly overdraftCharges: readonly string[];
  readonly accountFees: readonly string[];
}

/** Those who lend, beside the lenders that every vocabulary has. */
export interface CreditWords {
  /** By the key of the bill (spending/credit/bills.ts). */
  readonly billers: Names;
  readonly stores: readonly Store[];
  /** Paid at the door or by the week. */
  readonly homeCredit: readonly string[];
  /** Buy now, pay later, with the shop in the name. */
  readonly plansOfShops: readonly string[];
  readonly paydayLenders: readonly string[];
}

/** A shop that is a lender too: a purchase by card, a credit account by direct debit or bill payment. */
export interface Store {
  readonly shop: string;
  /** As the account is called where a direct debit is taken; often as the shop. */
  readonly account: string;
  /** What is bought. */
  readonly category: string;
}

/** Lists of names by what they are names of. Every key that a country's tables ask for is there. */
export type Names = Readonly<Record<string, readonly string[]>>;
