/** What the report of a user shows. */

/** In the order of the report. */
export const REPORT_SECTIONS = [
  'User Summary',
  'Credit Profile',
  'Income and Affordability',
  'Account Overview',
  'Significant Transactions',
  'Statement',
] as const;

export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** The sections that a configuration names, in the order of the report; all when none is configured. */
export function reportSections(configured: readonly ReportSection[] | null): readonly ReportSection[] {
  if (configured === null || configured.length === 0) return REPORT_SECTIONS;
  return REPORT_SECTIONS.filter(section => configured.includes(section));
}
