/** All checks of an account, and what is seen only over several. */
import type { EpochDay } from '../base/calendar.js';
import { once } from '../base/once.js';
import {
  type AccountIntegrity,
  INTEGRITY_CHECKS,
  type IntegrityCheck,
  type IntegrityFinding,
  type IntegritySeverity,
  type IntegrityTogether,
} from '../contract/integrity.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { StreamFacts } from '../income/stream.js';
import { balanceChain, balanceGaps, overLimits, provesEveryRow, rowsWithoutBalance } from './balances.js';
import { doubledAccounts, doubledRows } from './doubled.js';
import { missingStretch, tooEven } from './evenness.js';
import { moneyPassing } from './passing.js';
import { impossibleDay, newBeforeAsking, personAsEmployer, unevenPay } from './payers.js';
import type { Checked, IntegrityAccount } from './seenAccount.js';
import { datesInTexts, wordedOut } from './texts.js';
import { mixedWording } from './wording.js';

const CHECKS = INTEGRITY_CHECKS;
/** The gravest first. */
const SEVERITIES: readonly IntegritySeverity[] = ['severe', 'ask', 'note'];

export function accountIntegrity(account: IntegrityAccount, asOf: EpochDay | null): AccountIntegrity {
  const { rows, streams } = account;
  const chain = balanceChain(rows);
  const passing = once(() => moneyPassing(rows, streams));
  const passed = (check: IntegrityCheck): Checked => ({
    findings: passing().filter(finding => finding.check === check),
    notChecked: streams.length === 0 ? 'No income was found.' : null,
  });
  const checked: Readonly<Record<IntegrityCheck, Checked>> = {
    'doubled-rows': doubledRows(account, () => provesEveryRow(chain, rows)),
    'balance-gaps': balanceGaps(account, chain),
    'rows-without-balance': rowsWithoutBalance(account, chain),
    'money-returned': passed('money-returned'),
    'passed-on': passed('passed-on'),
    'person-as-employer': personAsEmployer(account),
    'impossible-day': impossibleDay(account),
    'missing-stretch': missingStretch(account),
    'new-before-asking': newBeforeAsking(account, asOf),
    'mixed-wording': mixedWording(account),
    'too-even': tooEven(account),
    'dates-in-texts': datesInTexts(account),
    'worded-out': wordedOut(account),
    'uneven-pay': unevenPay(account),
    'over-limits': overLimits(account, chain),
  };
  return {
    ...gravestFirst(CHECKS.flatMap(check => checked[check].findings)),
    notChecked: CHECKS.flatMap(check => {
      const { notChecked } = checked[check];
      return notChecked === null ? [] : [{ check, reason: notChecked }];
    }),
  };
}

/** `whole`: the rows of all accounts, by day; none where they are in different currencies. What an account shows alone is not said again. */
export function integrityTogether(
  whole: readonly EnrichedEntry[],
  accounts: readonly IntegrityAccount[],
  each: readonly AccountIntegrity[],
): IntegrityTogether {
  if (accounts.length < 2) return { worst: null, findings: [] };
  const known = new Set(each.flatMap(({ findings }) => findings.map(keyOf)));
  const streams: readonly StreamFacts[] = accounts.flatMap(account => account.streams);
  const looked = new Set(accounts.flatMap(({ rows }) => rows.map(({ entry }) => entry.index)));
  const rows = whole.filter(({ entry }) => looked.has(entry.index));
  const passing = moneyPassing(rows, streams).filter(finding => !known.has(keyOf(finding)));
  return gravestFirst([...doubledAccounts(accounts), ...passing]);
}

/** One income is found in one way: by the first of its payments. */
function keyOf({ check, accountIds, transactionIds }: IntegrityFinding): string {
  return JSON.stringify([check, accountIds[0] ?? null, transactionIds[0] ?? null]);
}

function gravestFirst(findings: readonly IntegrityFinding[]): IntegrityTogether {
  const inOrder = SEVERITIES.flatMap(severity => findings.filter(finding => finding.severity === severity));
  return { worst: inOrder[0]?.severity ?? null, findings: inOrder };
}
