/** The lines of an estimated statement. */

import type { SfsLine, SfsSection } from '../../model/standardFinancialStatement.js';
import type { AffordabilitySection, CategorySlug } from '../../model/taxonomy.js';
import type { MembersOf } from '../kinds.js';

export const ESTIMATED_SECTIONS = ['income', 'fixed', 'flexible', 'debt', 'savings'] as const;

/** A section of affordability that has an estimate. */
export type EstimatedSection = Extract<AffordabilitySection, (typeof ESTIMATED_SECTIONS)[number]>;

/** One line of the Standard Financial Statement, estimated for a calendar month. */
export interface StatementLine {
  /** The line's key in the statement's own schema, such as `groceries`. Null for what is on none of its lines. */
  readonly line: SfsLine | null;
  readonly name: string;
  readonly section: EstimatedSection;
  /** The slugs of the categories that belong to the line here. */
  readonly categories: readonly CategorySlug[];
  /** The estimate for a calendar month. */
  readonly amount: number;
  /** The number of months in the table in which something was recorded on the line. */
  readonly monthsSeen: number;
  /**
   * The least that a complete month of the table recorded on the line, 0 where a month recorded nothing. Null without a complete
   * month.
   */
  readonly minimum: number | null;
  /** The mean of what the complete months recorded. Null without a complete month. */
  readonly mean: number | null;
  /** The most that a complete month recorded. Null without a complete month. */
  readonly maximum: number | null;
  readonly transactionIds: readonly string[];
}

export const STATEMENT_LINE = {
  line: { orNull: 'sfsLine' },
  name: 'text',
  section: { oneOf: ESTIMATED_SECTIONS },
  categories: { list: 'categorySlug' },
  amount: 'money',
  monthsSeen: 'count',
  minimum: { orNull: 'money' },
  mean: { orNull: 'money' },
  maximum: { orNull: 'money' },
  transactionIds: { list: 'text' },
} as const satisfies MembersOf<StatementLine>;

/**
 * A heading of the Standard Financial Statement with its lines. The lines of a section add up to the estimate of the section.
 */
export interface StatementHeading {
  /** The heading's key in the statement's own schema. Null for what is on none of its lines. */
  readonly heading: SfsSection | null;
  readonly name: string;
  /** The sum of its lines, for a calendar month. */
  readonly amount: number;
  readonly lines: readonly StatementLine[];
}

export const STATEMENT_HEADING = {
  heading: { orNull: 'sfsHeading' },
  name: 'text',
  amount: 'money',
  lines: { list: { object: STATEMENT_LINE } },
} as const satisfies MembersOf<StatementHeading>;
