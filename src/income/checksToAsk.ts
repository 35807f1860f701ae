/** The checks of whether the data can be relied on that ask for something. */
import { ASKING_CHECKS, type AskingCheck, type IntegrityFinding } from '../contract/integrity.js';

/** In their order, each once. */
export function checksToAsk(findings: readonly IntegrityFinding[]): readonly AskingCheck[] {
  const asking = new Set<string>(
    findings.filter(({ severity }) => severity !== 'note').map(({ check }) => check),
  );
  return ASKING_CHECKS.filter(check => asking.has(check));
}
