/** The bank transaction codes of ISO 20022 to class and category, and classes to codes. */
import {
  APART_FROM_FAMILY,
  BANK_TRANSACTION_FAMILIES,
  CATEGORY_OF_CODE,
  CLASS_OF_TAKINGS,
  CLASSES_WITHOUT_CODE,
  EMPTY_FAMILIES,
  GENERIC_SUB_FAMILIES,
  OPERATION_SUB_FAMILIES,
  SIDE_OF_CODE,
  SIDE_OF_OPERATIONS,
} from '../data/mappings/bankTransactionCodes.js';
import { CATEGORY_OF_RAIL, CLASS_OF_RAIL } from '../data/rails.js';
import { CATEGORIES, CLASSES } from '../data/taxonomy.js';
import type { Rail } from '../model/rail.js';
import type { CategorySlug, ClassSlug } from '../model/taxonomy.js';
import type { CreditDebitIndicator } from '../model/transaction.js';
import { read } from './mappingRow.js';
import { railOfStandardCode } from './standardRail.js';

/**
 * A bank transaction code of ISO 20022 as a bank writes it. Its parts have four letters each, spelt as the standard does.
 */
export interface BankTransactionCode {
  /** The domain, such as `PMNT`. Open Banking leaves it out. Where it is given, the family must belong to it. */
  readonly domain?: string | null | undefined;
  /** The family, such as `RCDT` for credit transfers received. */
  readonly family: string;
  /** The sub-family, such as `SALA` for a salary. One that the family does not have is ignored. */
  readonly subFamily?: string | null | undefined;
  /** The side of the transaction, where you know it. It goes before the side that the code names. */
  readonly creditDebitIndicator?: CreditDebitIndicator | null | undefined;
}

/** A bank transaction code of ISO 20022 with all three parts, as the standard lists it. */
export interface StandardBankTransactionCode {
  /** Four letters, such as `PMNT`. */
  readonly domain: string;
  /** Four letters, such as `CCRD`. */
  readonly family: string;
  /** Four letters, such as `CWDL`. */
  readonly subFamily: string;
}

/** What a bank transaction code means in the terms of the taxonomy. */
export interface BankTransactionMeaning {
  /** The side that was given, or else the one that the code names. Null where neither says it. */
  readonly creditDebitIndicator: CreditDebitIndicator | null;
  /**
   * How the money moved. Null where the code does not say, or where it depends on the side and the side is not known.
   */
  readonly class: ClassSlug | null;
  /** What the money was for. Null where the code does not say, as most codes do not. */
  readonly category: CategorySlug | null;
  /** In words, what the code tells and this answer drops, or what the code leaves open. Null when there is neither. */
  readonly losses: string | null;
}

/** The bank transaction codes of a class. */
export interface BankTransactionCodes {
  /** Every code of the standard that means the class. Empty where no code stands for it. */
  readonly codes: readonly StandardBankTransactionCode[];
  /** In words, why there is no code. Null when there are codes. */
  readonly losses: string | null;
}

type Side = 'credit' | 'debit';

const NOT_SIDE = 'which side of the account it is on: give creditDebitIndicator';
const NOT_MOVEMENT = 'how the money moved';
const NOT_PRESENT = 'whether the card was present and whether the payment recurs';
const DIRECTIONS: ReadonlyMap<string, string> = new Map(CATEGORIES.map(row => [row.slug, row.direction]));
const CODELESS: ReadonlyMap<string, string> = new Map(Object.entries(CLASSES_WITHOUT_CODE));
const CODE_CATEGORIES = new Map(Object.entries(CATEGORY_OF_CODE));
const CODE_SIDES = new Map(Object.entries(SIDE_OF_CODE));
const OPERATION_SIDES: ReadonlyMap<string, Side> = new Map(Object.entries(SIDE_OF_OPERATIONS));
const APART: ReadonlySet<string> = new Set(APART_FROM_FAMILY);
const DOMAINS_OF_FAMILY = domainsOfFamily();

/**
 * Translates a bank transaction code of ISO 20022 into the taxonomy. The answer is null when the domain or the family is not
 * in the standard, or when the family belongs to another domain. It never throws.
 *
 * @example
 * ```ts
 * import { fromBankTransactionCode } from 'open-banking-insights/mappings';
 *
 * const meaning = fromBankTransactionCode({ domain: 'PMNT', family: 'RCDT', subFamily: 'SALA' });
 * console.log(meaning?.class, meaning?.category); // bank-credit salary
 * ```
 */
export function fromBankTransactionCode(code: BankTransactionCode): BankTransactionMeaning | null {
  const given = membersOf(code);
  if (given === null) return null;
  const { domain, family, subFamily, creditDebitIndicator } = given;
  const domains = DOMAINS_OF_FAMILY.get(family);
  if (domains === undefined || !(domain === undefined || domain === null || domains.has(domain))) return null;
  const sub = typeof subFamily === 'string' ? subFamily : '';
  const side = sideGiven(creditDebitIndicator) ?? sideOf(family, sub);
  const rail = APART.has(sub) ? null : railOfStandardCode(family, sub);
  const moved = classOn(side, rail, family);
  const purpose = categoryOn(side, rail, family, sub);
  return {
    creditDebitIndicator: side === null ? null : side === 'credit' ? 'Credit' : 'Debit',
    class: moved,
    category: purpose.category,
    losses: joined(purpose.losses, lossesOf(side, rail, moved)),
  };
}

/** Each read once. Null where there are none, or where one throws when it is read: a getter or a proxy can. */
function membersOf(code: BankTransactionCode): BankTransactionCode | null {
  if (typeof code !== 'object' || code === null) return null;
  try {
    const { domain, family, subFamily, creditDebitIndicator } = code;
    return { domain, family, subFamily, creditDebitIndicator };
  } catch {
    return null;
  }
}

/**
 * The bank transaction codes of ISO 20022 that mean a class. The answer is null when the slug is none of a class. It never
 * throws.
 *
 * @example
 * ```ts
 * import { toBankTransactionCodes } from 'open-banking-insights/mappings';
 *
 * const answer = toBankTransactionCodes('cash-withdrawal');
 * console.log(answer?.codes.map(({ family, subFamily }) => `${family}/${subFamily}`).join(' '));
 * // CCRD/CWDL CCRD/XBCW CNTR/CWDL CNTR/BCWD CNTR/FCWD CNTR/TCWD
 * ```
 */
export function toBankTransactionCodes(classSlug: ClassSlug): BankTransactionCodes | null {
  if (!CLASSES.some(({ slug }) => slug === classSlug)) return null;
  const codes = standardCodes().filter(code => fromBankTransactionCode(code)?.class === classSlug);
  return { codes, losses: CODELESS.get(classSlug) ?? null };
}

function standardCodes(): StandardBankTransactionCode[] {
  return Object.entries(BANK_TRANSACTION_FAMILIES).flatMap(([domain, families]) =>
    Object.entries(families).flatMap(([family, own]) => {
      const generic = OPERATION_SIDES.has(family) ? OPERATION_SUB_FAMILIES : GENERIC_SUB_FAMILIES;
      return `${own} ${generic}`
        .trim()
        .split(' ')
        .map(subFamily => ({ domain, family, subFamily }));
    }),
  );
}

function domainsOfFamily(): ReadonlyMap<string, ReadonlySet<string>> {
  const domains = new Map<string, Set<string>>();
  for (const [domain, families] of Object.entries(BANK_TRANSACTION_FAMILIES)) {
    for (const family of [...Object.keys(families), ...EMPTY_FAMILIES]) {
      const known = domains.get(family);
      if (known === undefined) domains.set(family, new Set([domain]));
      else known.add(domain);
    }
  }
  return domains;
}

function sideGiven(indicator: unknown): Side | null {
  if (indicator === 'Credit') return 'credit';
  return indicator === 'Debit' ? 'debit' : null;
}

function sideOf(family: string, subFamily: string): Side | null {
  const fixed = OPERATION_SIDES.get(family);
  if (fixed !== undefined) return fixed;
  const ofFamily = CODE_SIDES.get(family) ?? null;
  const side = CODE_SIDES.get(`${family}/${subFamily}`) ?? CODE_SIDES.get(subFamily) ?? ofFamily;
  if (side !== 'reversed') return side;
  if (ofFamily === null) return null;
  return ofFamily === 'credit' ? 'debit' : 'credit';
}

function classOn(side: Side | null, rail: Rail | null, family: string): ClassSlug | null {
  if (rail === null) return null;
  const { family: merchants, rail: byCard, class: takings } = CLASS_OF_TAKINGS;
  if (family === merchants && rail === byCard && side === 'credit') return takings;
  const { debit, credit } = CLASS_OF_RAIL[rail];
  if (side !== null) return side === 'credit' ? credit : debit;
  return debit === credit ? debit : null;
}

/** The rail's category where it has one; a purpose on the side where it cannot be says nothing. */
function categoryOn(
  side: Side | null,
  rail: Rail | null,
  family: string,
  subFamily: string,
): { readonly category: CategorySlug | null; readonly losses: string | null } {
  const ofRail = rail === null || side === null ? undefined : CATEGORY_OF_RAIL[rail]?.[side];
  if (ofRail !== undefined) return { category: ofRail, losses: null };
  const row = CODE_CATEGORIES.get(`${family}/${subFamily}`);
  if (row === undefined) return { category: null, losses: null };
  const { target, losses } = read(row);
  const direction = DIRECTIONS.get(target);
  const fits = direction === 'either' || side === null || direction === side;
  return fits ? { category: target, losses } : { category: null, losses: null };
}

function lossesOf(side: Side | null, rail: Rail | null, moved: ClassSlug | null): string | null {
  if (rail === null) return NOT_MOVEMENT;
  if (moved === null) return NOT_SIDE;
  return rail === 'card' && side === 'debit' ? NOT_PRESENT : null;
}

function joined(...losses: readonly (string | null)[]): string | null {
  return losses.filter(text => text !== null).join('; ') || null;
}
