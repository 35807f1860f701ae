/** The commands that call the library: what each calls, and how its result is shown. */

import type {
  EnrichedTransaction,
  EnrichTransactionsResult,
} from '../contract/enrichment/enrichmentResult.js';
import { SIGNAL_WORDS } from '../contract/enrichment/enrichmentResult.js';
import type { BalanceReconciliation, EndOfDayBalancesResult } from '../contract/health/endOfDayBalances.js';
import type { ScoreAttributesResult, ScoreAttributeUnit } from '../contract/score/scoreAttributes.js';
import type { ApplyScorecardResult } from '../contract/score/scorecardResult.js';
import * as library from '../index.js';
import { SCORE_ATTRIBUTES } from '../index.js';
import type { NarrativeParts } from '../model/narrative.js';
import type { EnrichmentRule } from '../model/options.js';
import { categoryBySlug } from '../taxonomy.js';
import { shortCategoryName } from '../words/categories.js';
import { dayOfBooking } from '../words/days.js';
import { wordsOfName } from '../words/memberWords.js';
import { dayText, MISSING, moneyText, numberText, shareText } from '../words/moneyText.js';
import { RAIL_WORDS } from '../words/rails.js';
import { affordabilityReport } from './affordabilityReport.js';
import { clipped } from './displayWidth.js';
import { enrichmentCsv } from './enrichmentCsv.js';
import { explanationReport } from './explanationReport.js';
import type { FlagValues } from './flagValues.js';
import { accountTitle, heading, sectionTitle, subheading } from './headings.js';
import { healthReport } from './healthReport.js';
import { incomeReport } from './incomeReport.js';
import { integrityReport } from './integrityReport.js';
import { refuseReportFlags, reportDocument } from './reportDocument.js';
import { analysisReport } from './reports.js';
import { scoreReport } from './scoreReport.js';
import { counted } from './sentenceParts.js';
import { paged, pagedEach, type Report } from './terminalPage.js';
import type { AskingCommand } from './textCommands.js';
import { table } from './textTable.js';

// The attributes that scorecards ask for, family by family.

const attributesReport = pagedEach(
  ({ accountId, attributes, notComputed }: ScoreAttributesResult, currency) => {
    const reasons = new Map(notComputed.map(({ attribute, reason }) => [attribute, reason]));
    const families = [...new Set(SCORE_ATTRIBUTES.map(({ family }) => family))];
    return [
      ...sectionTitle(`Score attributes of ${accountTitle(accountId).replace(/^Account /, 'account ')}`),
      ...families.flatMap(family => {
        const rows = SCORE_ATTRIBUTES.filter(row => row.family === family);
        const isMissing = rows.some(({ name }) => reasons.has(name));
        return [
          ...subheading(`  ${wordsOfName(family)}`),
          ...table(rows, [
            { title: 'Attribute', value: ({ name }) => wordsOfName(name) },
            {
              title: 'Value',
              value: ({ name, unit }) => valueText(attributes[name] ?? null, unit, currency),
              isFigure: true,
            },
            ...(isMissing
              ? [
                  {
                    title: 'Why there is none',
                    value: ({ name }: (typeof rows)[number]) => reasonText(reasons.get(name)),
                  },
                ]
              : []),
          ]),
        ];
      }),
    ];
  },
);

function reasonText(reason: string | undefined): string {
  return reason === undefined ? '' : wordsOfName(reason);
}

function valueText(value: number | null, unit: ScoreAttributeUnit, currency: string | undefined): string {
  if (value === null) return MISSING;
  if (unit === 'money') return moneyText(value, currency);
  if (unit === 'share') return shareText(value);
  if (unit === 'ratio' || unit === 'points') return numberText(value);
  if (unit === 'count') return numberText(value);
  return counted(value, unit.replace(/s$/, '')).replace(String(value), numberText(value, 1));
}

// Each transaction with what it was for.

export const enrichmentReport = paged(({ transactions }: EnrichTransactionsResult, currencyOf, timeZone) => {
  const currencyHere = ({ currency, accountId }: EnrichedTransaction) =>
    currency ?? currencyOf(accountId ?? undefined);
  const dayOf = ({ bookingDate, accountId }: EnrichedTransaction) =>
    dayOfBooking(bookingDate, currencyOf(accountId ?? undefined), timeZone);
  return [
    ...sectionTitle('Transactions'),
    ...table(transactions, [
      {
        title: 'Date',
        value: row => dayText(dayOf(row), currencyHere(row)),
        isFigure: true,
      },
      { title: 'Description', value: row => clipped(row.description.replace(/\s+/g, ' '), 44) },
      {
        title: 'Amount',
        value: row =>
          moneyText((row.creditDebitIndicator === 'Debit' ? -1 : 1) * Number(row.amount), currencyHere(row)),
        isFigure: true,
        tone: row => (row.creditDebitIndicator === 'Credit' ? 'income' : undefined),
      },
      { title: 'Merchant', value: row => clipped(row.enrichedData.predictedMerchantName ?? '', 24) },
      {
        title: 'Category',
        value: row => shortCategoryName(row.enrichedData.category.name, currencyHere(row)),
      },
      { title: 'Sure', value: row => shareText(row.enrichedData.category.confidence), isFigure: true },
      { title: 'Because', value: row => clipped(because(row), 40), tone: () => 'quiet' },
    ]),
  ];
});

function because({ enrichedData }: EnrichedTransaction): string {
  const [first] = enrichedData.evidence;
  return first === undefined ? '' : `${SIGNAL_WORDS[first.signal]}: ${first.matched ?? first.detail}`;
}

// The rules that corrections make, in the order in which they are tried.

type Condition = Exclude<keyof EnrichmentRule, 'name' | 'set'>;

const CONDITION_WORDS: Readonly<Record<Condition, string>> = {
  text: 'text has',
  merchant: 'merchant is',
  direction: 'direction is',
  minimumAmount: 'amount from',
  maximumAmount: 'amount up to',
  accountId: 'account is',
  transactionId: 'transaction is',
};

const rulesReport = paged((rules: readonly EnrichmentRule[]) => [
  ...heading('Rules'),
  ...(rules.length === 0
    ? ['  None: nothing was corrected.']
    : table(rules, [
        { title: 'Rule', value: ({ name }) => name ?? '' },
        { title: 'When', value: conditionsOf },
        {
          title: 'Category',
          value: ({ set }) => (set.category === undefined ? '' : categoryText(set.category)),
        },
        { title: 'Merchant', value: ({ set }) => (set.merchant === null ? 'none' : (set.merchant ?? '')) },
      ])),
]);

function conditionsOf({ name: _, set: __, ...conditions }: EnrichmentRule): string {
  return Object.entries(conditions)
    .map(([condition, value]) => `${CONDITION_WORDS[condition as keyof typeof conditions]} ${value}`)
    .join(', ');
}

/** A rule may come from a file that names a category of another version. */
function categoryText(slug: string): string {
  const category = categoryBySlug(slug as never) as { readonly name: string } | undefined;
  return category === undefined ? slug : shortCategoryName(category.name);
}

// Balances day by day, and whether the bank's own agree.

const balancesReport = paged(({ accounts }: EndOfDayBalancesResult) =>
  accounts.flatMap(({ accountId, currencyCode, days, reconciliation }) => [
    ...sectionTitle(`End-of-day balances: ${accountTitle(accountId)}`),
    `  ${verdict(reconciliation, currencyCode)}`,
    '',
    ...table(days, [
      { title: 'Date', value: ({ date }) => dayText(date, currencyCode), isFigure: true },
      {
        title: 'Balance',
        value: ({ balance }) => moneyText(balance, currencyCode),
        isFigure: true,
        tone: ({ balance }) => (balance < 0 ? 'warning' : undefined),
      },
      {
        title: 'Reported',
        value: ({ reported }) => (reported === null ? MISSING : moneyText(reported, currencyCode)),
        isFigure: true,
      },
    ]),
  ]),
);

function verdict(
  { status, checkedDays, differingDays, firstDifference }: BalanceReconciliation,
  currency: string,
): string {
  if (firstDifference === null)
    return status === 'agrees'
      ? `All ${checkedDays} days checked agree.`
      : 'No running balances to check by.';
  const { date, difference } = firstDifference;
  return `${differingDays} of ${checkedDays} days checked differ, first on ${dayText(date, currency)} by ${moneyText(difference, currency)}.`;
}

// A score, its reasons, and the points of each characteristic.

const scorecardReport = pagedEach((result: ApplyScorecardResult) => {
  const { score, range, version, initialScore, reasonCodes, contributions } = result;
  return [
    ...heading(`Score ${score}`),
    `  From ${range.lowest} to ${range.highest} by the scorecard ${version}, which begins at ${initialScore}.`,
    ...(reasonCodes.length === 0
      ? []
      : [
          '',
          ...table(reasonCodes, [
            { title: 'Reason', value: ({ code }) => code },
            { title: 'Points', value: ({ points }) => String(points), isFigure: true },
            { title: 'Meaning', value: ({ text }) => text ?? '' },
          ]),
        ]),
    '',
    ...table(contributions, [
      { title: 'Characteristic', value: ({ characteristic }) => wordsOfName(characteristic) },
      { title: 'Value', value: ({ value }) => (value === null ? '-' : String(value)), isFigure: true },
      { title: 'Bin', value: ({ bin }) => bin },
      { title: 'Points', value: ({ points }) => String(points), isFigure: true },
      {
        title: 'Baseline',
        value: ({ baseline }) => (baseline === null ? '-' : String(baseline)),
        isFigure: true,
      },
    ]),
  ];
});

// Shows the parts of one narrative. Missing parts are left out.

const narrativeReport = paged((parts: NarrativeParts) => {
  const { foreignAmount, dates } = parts;
  const rows = [
    ['How it was paid', parts.rail === null ? null : RAIL_WORDS[parts.rail]],
    ['Payee', parts.payee],
    ['Processor', parts.processor],
    ['Reference', parts.reference],
    ['Purpose', parts.purpose],
    ['Dates', dates.length === 0 ? null : dates.join(', ')],
    ['Card', parts.cardDigits],
    ['Place', parts.place],
    ['Country', parts.country],
    ['Foreign amount', foreignAmount === null ? null : `${foreignAmount.amount} ${foreignAmount.currency}`],
  ].filter((row): row is [string, string] => row[1] !== null);
  return [
    ...heading('Narrative'),
    ...(rows.length === 0
      ? ['  None of its parts is known.']
      : table(rows, [
          { title: 'Part', value: ([part]) => part },
          { title: 'Read as', value: ([, text]) => text },
        ])),
  ];
});

interface Settings {
  readonly options: library.InsightsOptions;
  /** The options of the command line that replace members of a request. */
  readonly members: Readonly<Record<string, unknown>>;
}

export interface Calculation {
  /** `first` and `second` are the values of the command's arguments. */
  readonly call: (first: never, second: never, settings: Settings) => unknown;
  /** The name of the second argument in the library's issues. */
  readonly secondIs?: string;
  /** For a terminal. */
  readonly report?: Report<never>;
  /** Throws Complaint where the flags do not go together. */
  readonly refuse?: (flags: FlagValues) => void;
  /** A whole document in place of JSON. `currency`: of all accounts. */
  readonly document?: (result: never, flags: FlagValues, currency?: string) => Promise<string | Uint8Array>;
  readonly csv?: (result: EnrichTransactionsResult) => string;
}

export const CALCULATIONS: Readonly<Record<Exclude<AskingCommand, 'convert'>, Calculation>> = {
  enrich: {
    call: alone(library.enrichTransactions),
    report: enrichmentReport,
    csv: enrichmentCsv,
  },
  income: { call: alone(library.verifyIncome), report: incomeReport },
  affordability: {
    call: alone(library.assessAffordability),
    report: affordabilityReport,
  },
  score: { call: alone(library.validateForScore), report: scoreReport },
  attributes: { call: alone(library.scoreAttributes), report: attributesReport },
  scorecard: {
    call: scored,
    secondIs: 'scorecard',
    report: scorecardReport,
  },
  'consumer-health': {
    call: alone(library.assessConsumerFinancialHealth),
    report: healthReport,
  },
  'business-health': {
    call: alone(library.assessBusinessFinancialHealth),
    report: healthReport,
  },
  balances: { call: alone(library.endOfDayBalances), report: balancesReport },
  'check-integrity': { call: alone(library.checkIntegrity), report: integrityReport },
  analyse: { call: alone(library.analyse), report: analysisReport },
  report: { call: alone(library.analyse), refuse: refuseReportFlags, document: reportDocument },
  explain: {
    call: (result: library.ExplainableResult, path: string) => library.explain(result, path),
    report: explanationReport,
  },
  narrative: {
    call: (text: string, _, { members }) => library.readNarrative(text, members as never),
    report: narrativeReport,
  },
  corrections: {
    call: (
      request: library.EnrichTransactionsRequest,
      corrections: readonly library.Correction[],
      { options },
    ) => library.rulesFromCorrections(library.enrichTransactions(request, options).transactions, corrections),
    secondIs: 'corrections',
    report: rulesReport,
  },
};

/** One score for each account. */
function scored(
  request: library.ScoreAttributesRequest | library.ScoreAttributesAccountsRequest,
  card: library.Scorecard,
  { options }: Settings,
) {
  if (!('accounts' in request))
    return library.applyScorecard(library.scoreAttributes(request, options).attributes, card);
  const { accounts } = library.scoreAttributes(request, options);
  return {
    accounts: accounts.map(({ accountId, attributes }) => ({
      accountId,
      ...library.applyScorecard(attributes, card),
    })),
  };
}

function alone<Request>(
  call: (request: Request, options: library.InsightsOptions) => unknown,
): Calculation['call'] {
  return (request: Request, _: unknown, { options }) => call(request, options);
}
