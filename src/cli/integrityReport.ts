/** The report on whether the transactions can be relied on. */
import type {
  CheckIntegrityAccountsResult,
  CheckIntegrityResult,
  IntegrityFinding,
  IntegrityTogether,
} from '../contract/integrity.js';
import { INTEGRITY_SEVERITY_WORDS, INTEGRITY_WORDS } from '../contract/integrity.js';
import { accountTitle, sectionTitle } from './headings.js';
import type { Lines } from './lines.js';
import { capital, counted } from './sentenceParts.js';
import { paged } from './terminalPage.js';

export const integrityReport = paged((result: CheckIntegrityResult | CheckIntegrityAccountsResult) =>
  'accounts' in result
    ? [
        ...result.accounts.flatMap(account => accountLines(account)),
        ...(result.together.findings.length === 0
          ? []
          : [...sectionTitle('All accounts together'), ...findingLines(result.together.findings)]),
      ]
    : accountLines(result),
);

function accountLines({ accountId, ...integrity }: CheckIntegrityResult): Lines {
  return [...sectionTitle(accountTitle(accountId)), ...integrityLines(integrity)];
}

/** As part of an analysis: before everything else where a person should ask first. */
export function integrityPart({ worst, findings }: IntegrityTogether): Lines {
  return worst === null ? [] : [...sectionTitle('Can these data be relied on?'), ...findingLines(findings)];
}

export function isToAsk({ worst }: IntegrityTogether): boolean {
  return worst === 'ask' || worst === 'severe';
}

function integrityLines({ findings, notChecked }: Omit<CheckIntegrityResult, 'accountId' | 'meta'>): Lines {
  return [
    ...(findings.length === 0 ? ['  Nothing was found against these data.'] : findingLines(findings)),
    ...(notChecked.length === 0 ? [] : ['', `  ${counted(notChecked.length, 'check')} could not be made:`]),
    ...notChecked.map(({ check, reason }) => `    ${capital(INTEGRITY_WORDS[check])}? ${reason}`),
  ];
}

function findingLines(findings: readonly IntegrityFinding[]): Lines {
  return findings.flatMap(({ severity, text, askFor }) => [
    `  ${capital(INTEGRITY_SEVERITY_WORDS[severity])}: ${text}`,
    ...(severity === 'note' ? [] : [`    ${askFor}`]),
  ]);
}
