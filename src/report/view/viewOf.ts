/** What a report shows: its head, its sections, its end. */

import { InvalidRequestError } from '../../base/invalidRequest.js';
import {
  REPORT_SECTIONS,
  type RenderOptions,
  type ReportLocale,
  type ReportSection,
} from '../model/options.js';
import type { Report } from '../model/report.js';
import { isolated } from '../text/directions.js';
import type { Format } from '../text/format.js';
import { subjectOf } from '../text/headline.js';
import { budgetPart, monthsPart, risksPart } from './affordabilityPart.js';
import type { Blocks, View, Words } from './block.js';
import { incomePart } from './incomePart.js';
import { lenderPart } from './lenderPart.js';
import { creditProfilePart, significantPart, statementPart } from './listsPart.js';
import { overviewPart } from './overviewPart.js';
import { foreign, monthLinks, shownBlocks } from './parts.js';
import { reliancePart } from './reliancePart.js';
import { type SummaryPart, summaryPart } from './summaryPart.js';

/** `sections` are those to show, in their order. */
export function viewOf(report: Report, format: Format, sections: readonly ReportSection[]): View {
  const { engineVersion, taxonomyVersion } = report;
  return {
    title: titleOf(report),
    heading: headingOf(report, format),
    facts: factsOf(report, format),
    sections: sections.map(section => ({
      section,
      blocks: shownBlocks(contentOf(section, report, format, sections)),
    })),
    closing: [
      'Made from bank transactions by rules that anybody can check. Estimates are not promises, and this report is no decision.',
      `Engine ${engineVersion}, taxonomy ${taxonomyVersion}.`,
    ],
  };
}

/** The section of each part that the summary links to. */
const HOMES: Readonly<Record<SummaryPart, ReportSection>> = {
  income: 'Income and Affordability',
  certainty: 'Income and Affordability',
  months: 'Income and Affordability',
  evidence: 'User Summary',
};

function contentOf(
  section: ReportSection,
  report: Report,
  format: Format,
  sections: readonly ReportSection[],
): Blocks {
  const linkTo = (part: SummaryPart) => (sections.includes(HOMES[part]) ? part : null);
  const links = monthLinks(report, format, sections.includes('Statement'));
  switch (section) {
    case 'User Summary':
      return summaryPart(report, format, links, linkTo);
    case 'Credit Profile':
      return report.creditProfile === null ? [] : creditProfilePart(report.creditProfile, format);
    case 'Income and Affordability':
      return [
        ...reliancePart(report),
        ...incomePart(report, format),
        ...lenderPart(report, format),
        ...monthsPart(report, format, links, sections.includes('User Summary')),
        ...budgetPart(report, format),
        ...risksPart(report, format),
      ];
    case 'Account Overview':
      return overviewPart(report, format);
    case 'Significant Transactions':
      return significantPart(report, format);
    case 'Statement':
      return statementPart(report, format);
  }
}

function headingOf(report: Report, format: Format): Words {
  const { payer, words } = subjectOf(report, format);
  return [payer !== null && foreign(payer), words];
}

function titleOf({ holder, asOf }: Report): string {
  return ['Bank account report', holder === null ? null : isolated(holder), asOf]
    .filter(each => each !== null)
    .join(' · ');
}

function factsOf({ holder, from, asOf, accounts }: Report, format: Format): Words {
  const who = holder === null ? [] : ['Bank account report for ', foreign(holder), '. '];
  const count = accounts.length === 1 ? 'One account' : `${accounts.length} accounts`;
  if (asOf === null) return [who, `${count}, without a booked transaction.`];
  return [
    who,
    `${count}${from === null ? '' : `, ${format.date(from)} to ${format.date(asOf)}`}. Calculated as of ${format.date(asOf)}.`,
  ];
}

// What the options say.

/** In their order on the page. */
export function sectionsOf(
  report: Report,
  options: Pick<RenderOptions, 'sections'>,
): readonly ReportSection[] {
  const chosen = (options.sections ?? []).map(section => oneOf(section, REPORT_SECTIONS, 'sections'));
  return REPORT_SECTIONS.filter(
    section =>
      (chosen.length === 0 || chosen.includes(section)) &&
      (section !== 'Credit Profile' || report.creditProfile !== null),
  );
}

export function localeOf({ currencyCode }: Report, locale: ReportLocale | undefined): ReportLocale {
  return oneOf(locale, ['en-GB', 'en-US'], 'locale') ?? (currencyCode === 'USD' ? 'en-US' : 'en-GB');
}

export function oneOf<Name extends string>(
  value: Name | undefined,
  known: readonly Name[],
  option: string,
): Name | undefined {
  if (value === undefined || known.includes(value)) return value;
  const message = `options.${option}: expected ${known.join(', ')}`;
  throw new InvalidRequestError([{ path: ['options', option], code: 'invalid_value', message }]);
}
