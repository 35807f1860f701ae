/** The types of results that every entry exports. The tables, lists and words of the contract are not among them. */

export type {
  Explanation,
  FigureCheck,
  FigureInput,
  FigureInputRole,
  FigureRelation,
} from '../model/explanation.js';
export type {
  IgnoredReason,
  IgnoredTransaction,
  RequestWarning,
  RequestWarningCode,
  ResultMeta,
} from '../model/meta.js';
export type { Rail } from '../model/rail.js';
export type {
  AffordabilityIndicator,
  IndicatorKind,
  IndicatorTrend,
} from './affordability/affordabilityIndicators.js';
export type {
  AffordabilityLine,
  AssessAffordabilityResult,
  MonthAffordability,
  PaymentsToPeople,
  Stated,
  StatedAgainstSeen,
  StressFigures,
  StressTest,
} from './affordability/affordabilityResult.js';
export type {
  EstimatedSection,
  StatementHeading,
  StatementLine,
} from './affordability/affordabilityStatement.js';
export type {
  Expenditure,
  ExpenditureView,
  ExpenditureViewTotal,
  ViewedCategory,
} from './affordability/expenditure.js';
export type { IncomeNote, IncomeNoteCode } from './affordability/incomeNotes.js';
export type { BillFrequency, ChangedBill, RegularBill, StoppedBill } from './affordability/regularBills.js';
export type {
  AnalyseAccountsResult,
  AnalyseResult,
  AnalysisMeta,
  AnalysisPart,
  PartNotComputed,
} from './analysis.js';
export type {
  CategoryResult,
  ClassResult,
  EnrichedData,
  EnrichedTransaction,
  Enrichment,
  EnrichTransactionsResult,
  Evidence,
  EvidenceSignal,
  TransferLink,
} from './enrichment/enrichmentResult.js';
export type {
  BusinessFinancialHealthResult,
  BusinessHealthPeriod,
  BusinessMetrics,
} from './health/businessHealth.js';
export type { Concentration, MonthRevenue, Party } from './health/businessRevenue.js';
export type {
  ConsumerFinancialHealthResult,
  ConsumerHealthPeriod,
  ConsumerMetrics,
} from './health/consumerHealth.js';
export type {
  BalanceReconciliation,
  EndOfDayBalance,
  EndOfDayBalancesResult,
} from './health/endOfDayBalances.js';
export type {
  FinancialHealthResult,
  HealthPeriods,
  HistoryBasis,
  PeriodCoverage,
  PeriodFrame,
} from './health/financialHealth.js';
export type { BusinessFigure, ConsumerFigure, FigurePart } from './health/healthFigures.js';
export type {
  ActivityMetrics,
  BalanceMetrics,
  Borrowing,
  EvidencedAmount,
  LargestTransaction,
  MonthActivity,
  ReturnedPayments,
} from './health/healthMetrics.js';
export type { Frequency } from './income/frequency.js';
export type {
  IncomeComposition,
  IncomePart,
  IncomeSensitivity,
  IncomeWithoutStream,
  IncomeWithoutTransaction,
} from './income/incomeComposition.js';
export type { EstimateBasis, EstimateMethod, GrossAnnualEstimate } from './income/incomeEstimate.js';
export type { ExpectedEnd, FixedTermReason, YearOnYear, YearOnYearSummary } from './income/incomeForward.js';
export type {
  DateWindow,
  MonthIncome,
  OutlyingPayment,
  OutlyingReason,
  PayLevel,
  StreamMonth,
} from './income/incomePayments.js';
export type {
  CreditNotCountedReason,
  CutStreams,
  IncomeSource,
  IncomeStreamsSummary,
  IncomeSufficiency,
  SourceCountedAs,
  SufficiencyReason,
  SufficiencyVerdict,
  VerifiedIncomeStatus,
  VerifyIncomeResult,
} from './income/incomeResult.js';
export type {
  ConfidenceScoreFlags,
  EarlierPayer,
  IncomeForecast,
  IncomePrediction,
  IncomeStream,
  NetOfTax,
  StreamRank,
  StreamStatus,
} from './income/incomeStream.js';
export type {
  AccountIntegrity,
  CheckIntegrityAccountsResult,
  CheckIntegrityResult,
  IntegrityCheck,
  IntegrityFinding,
  IntegrityNotChecked,
  IntegritySeverity,
  IntegrityTogether,
} from './integrity.js';
export type {
  ScoreAttributeDefinition,
  ScoreAttributeFamily,
  ScoreAttributeNullReason,
  ScoreAttributesResult,
  ScoreAttributeUnit,
  ScoreAttributeValues,
  ScoreAttributeWindow,
} from './score/scoreAttributes.js';
export type { ApplyScorecardResult, RankedReason, ScoreContribution } from './score/scorecardResult.js';
export type {
  AccountScoreValidation,
  ScoreFailure,
  ScoreFailureCode,
  ScoreNotGenerated,
  ValidateForScoreResult,
} from './score/scoreValidation.js';
