/** What the report of a user shows. */
import { type ReportSection, reportConfigurationSchema, reportSectionSchema } from '../schemas/arguments.js';
import { readGiven } from '../schemas/readArgument.js';

/** The sections of the user report (a PDF), in the order of the report. */
export const REPORT_SECTIONS: readonly ReportSection[] = reportSectionSchema.options;

/**
 * The sections that a user report shows, in the order of the report. With null or an empty list, nothing is configured and
 * the report shows all sections.
 *
 * @throws InvalidRequestError when a section is not known.
 *
 * @example
 * ```ts
 * import { reportSections } from 'open-banking-insights/service';
 *
 * console.log(reportSections(['Statement', 'User Summary']).join(', ')); // User Summary, Statement
 * console.log(reportSections(null).length); // 6
 * ```
 */
export function reportSections(configured: readonly ReportSection[] | null): readonly ReportSection[] {
  const { sections } = readGiven(reportConfigurationSchema, { sections: configured });
  if (sections === null || sections.length === 0) return [...REPORT_SECTIONS];
  return REPORT_SECTIONS.filter(section => sections.includes(section));
}
