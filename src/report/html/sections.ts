/** The sections of a report, whatever it is written as. */
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
import { monthsPart, risksPart, statementPart } from './affordability.js';
import { incomePart } from './income.js';
import { creditProfileSection, significantSection, statementSection } from './lists.js';
import { html, type Markup } from './markup.js';
import { overviewSection } from './overview.js';
import { type SummaryPart, summarySection } from './summary.js';

/** The section in which each part stands that the summary links to. */
const HOMES: Readonly<Record<SummaryPart, ReportSection>> = {
  income: 'Income and Affordability',
  months: 'Income and Affordability',
  risks: 'Income and Affordability',
  evidence: 'User Summary',
};

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

export function contentOf(
  section: ReportSection,
  report: Report,
  format: Format,
  sections: readonly ReportSection[],
): Markup | null {
  const linkTo = (part: SummaryPart) => (sections.includes(HOMES[part]) ? `#${part}` : null);
  switch (section) {
    case 'User Summary':
      return summarySection(report, format, linkTo);
    case 'Credit Profile':
      return report.creditProfile === null ? null : creditProfileSection(report.creditProfile, format);
    case 'Income and Affordability':
      return html`${incomePart(report, format)}${monthsPart(report, format)}${statementPart(report, format)}${risksPart(report, format)}`;
    case 'Account Overview':
      return overviewSection(report, format);
    case 'Significant Transactions':
      return significantSection(report, format);
    case 'Statement':
      return statementSection(report, format);
  }
}

export function titleOf({ holder, asOf }: Report): string {
  return ['Bank account report', holder === null ? null : isolated(holder), asOf]
    .filter(each => each !== null)
    .join(' · ');
}

export function factsOf({ from, asOf, accounts }: Report, format: Format): string {
  const count = accounts.length === 1 ? 'One account' : `${accounts.length} accounts`;
  if (asOf === null) return `${count}, without a booked transaction.`;
  return `${count}${from === null ? '' : `, ${format.date(from)} to ${format.date(asOf)}`}. Calculated as of ${format.date(asOf)}.`;
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
