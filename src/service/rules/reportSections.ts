/** What the report of a user shows. */
import { InvalidRequestError } from '../../base/invalidRequest.js';
import { issueAt } from '../../requests/issue.js';
import { nearNames } from '../../requests/nearNames.js';
import {
  type ReportSection,
  reportConfigurationSchema,
  reportConfigurationsSchema,
  reportSectionSchema,
} from '../schemas/arguments.js';
import { reportQuerySchema } from '../schemas/queries.js';
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

/** One of the report configurations of an application. */
export interface ReportConfiguration {
  /** What the query of `getUserReport` calls it. */
  readonly name: string;
  readonly sections: readonly ReportSection[];
}

/**
 * The sections that a user report shows, where an application has several configurations: those of the one that the query names.
 * Where it names none, those of the only one, and with none created all sections. That the query names it is our reading: the
 * specification says that there may be several, and not how one is chosen.
 *
 * @param configurations - Those of the application.
 * @param query - The parameters of the query by name: `configuration`.
 * @throws InvalidRequestError when the query names no configuration of several, or one that is not there.
 *
 * @example
 * ```ts
 * import { configuredSections } from 'open-banking-insights/service';
 *
 * const configurations = [
 *   { name: 'short', sections: ['User Summary'] },
 *   { name: 'lending', sections: ['Income and Affordability', 'Statement'] },
 * ] as const;
 * console.log(configuredSections(configurations, { configuration: 'short' }).join()); // User Summary
 * console.log(configuredSections([]).length); // 6
 * ```
 */
export function configuredSections(
  configurations: readonly ReportConfiguration[],
  query: unknown = {},
): readonly ReportSection[] {
  const given = readGiven(reportConfigurationsSchema, { configurations }).configurations;
  const { configuration: name } = readGiven(reportQuerySchema, query, ['query']);
  const chosen = name === undefined && given.length < 2 ? given[0] : given.find(each => each.name === name);
  if (chosen !== undefined || (name === undefined && given.length === 0))
    return reportSections(chosen?.sections ?? null);
  const names = given.map(each => each.name);
  const near = name === undefined ? null : nearNames(names)(name);
  const meant = near === null ? `one of ${names.map(each => `"${each}"`).join(', ')}` : `"${near}"`;
  throw new InvalidRequestError([
    issueAt(
      ['query', 'configuration'],
      'unknown_configuration',
      names.length === 0 ? 'must be left out: the application has no configuration' : `must be ${meant}`,
    ),
  ]);
}
