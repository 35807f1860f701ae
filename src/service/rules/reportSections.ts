/** What the report of a user shows. */
import { type ReportSection, reportConfigurationSchema, reportSectionSchema } from '../schemas/arguments.js';
import { readGiven } from '../schemas/door.js';

/** In the order of the report. */
export const REPORT_SECTIONS: readonly ReportSection[] = reportSectionSchema.options;

/** The sections that a configuration names, in the order of the report; all when none is configured. */
export function reportSections(configured: readonly ReportSection[] | null): readonly ReportSection[] {
  const { sections } = readGiven(reportConfigurationSchema, { sections: configured });
  if (sections === null || sections.length === 0) return [...REPORT_SECTIONS];
  return REPORT_SECTIONS.filter(section => sections.includes(section));
}
