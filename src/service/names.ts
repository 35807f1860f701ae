/** Names of the service's formats, and what the library calls the same members. */

/**
 * What the library calls a member that the service's formats call otherwise. All other members have one name in both.
 */
export const LIBRARY_NAMES = {
  EnrichedData: 'enrichedData',
  Transfer: 'transfer',
  AssociatedAccountId: 'associatedAccountId',
  PairId: 'pairId',
  estimatedSalary: 'estimatedIncome',
  ConfidenceScoreFlags: 'confidenceScoreFlags',
  IncomeStreamsSummary: 'incomeStreamsSummary',
  totalConfidenceScore: 'confidenceScore',
  totalEstimatedSalary: 'estimatedIncome',
  MonthAffordabilities: 'monthAffordabilities',
  IncomeForMonth: 'incomeForMonth',
  AffordabilityForMonth: 'affordabilityForMonth',
} as const;

type Names = typeof LIBRARY_NAMES;

/** What the library calls a member of a format. */
export type LibraryName<Name> = Name extends keyof Names ? Names[Name] : Name;

export function libraryName(name: string): string {
  return Object.hasOwn(LIBRARY_NAMES, name) ? LIBRARY_NAMES[name as keyof Names] : name;
}
