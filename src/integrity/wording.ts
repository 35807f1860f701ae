/** Rows in the wording of another bank than the account's own. */
import { groupedBy } from '../base/grouped.js';
import { LONGEST_TEXT } from '../base/text.js';
import { BANK_FORMS } from '../data/bankForms.js';
import { INTEGRITY_LIMITS } from '../data/integrity.js';
import type { EnrichedEntry } from '../enrichment/enrich.js';
import type { Decision } from '../enrichment/vote/decision.js';
import { type Checked, findingOf, type IntegrityAccount, NOTHING_FOUND, notChecked } from './seenAccount.js';

const LIMITS = INTEGRITY_LIMITS.wording;

export function mixedWording({ rows }: IntegrityAccount): Checked {
  // Rows of one decision differ in figures alone.
  const banks = new Map<Decision, string | null>();
  const worded = rows.flatMap(row => {
    const { decision, entry } = row;
    if (!banks.has(decision)) banks.set(decision, bankIn(entry.transaction.description));
    const bank = banks.get(decision) ?? null;
    return bank === null ? [] : [{ bank, row }];
  });
  const byBank = [...groupedBy(worded, ({ bank }) => bank)].sort((a, b) => b[1].length - a[1].length);
  const [own, ...others] = byBank;
  if (
    own === undefined ||
    own[1].length < LIMITS.fewestOwn ||
    own[1].length < LIMITS.shareOwn * worded.length
  )
    return notChecked('The wording of the rows does not tell which bank the account is with.');
  if (others.length === 0) return NOTHING_FOUND;
  const found: EnrichedEntry[] = others.flatMap(([, each]) => each.map(({ row }) => row));
  const names = others.map(([bank]) => bank).join(' and ');
  const text = `${found.length} of ${rows.length} rows ${found.length === 1 ? 'is' : 'are'} worded as ${names} words them, and ${own[1].length} as ${own[0]} does.`;
  const seen = { severity: 'ask', rows: found, text, found: found.length, outOf: own[1].length } as const;
  return { findings: [findingOf('mixed-wording', seen)], notChecked: null };
}

/** Null where no bank, or more than one, words it so. */
function bankIn(description: string): string | null {
  const text = description.trim().slice(0, LONGEST_TEXT);
  let found: string | null = null;
  for (const { form, bank } of BANK_FORMS) {
    if (bank === found || !form.test(text)) continue;
    if (found !== null) return null;
    found = bank;
  }
  return found;
}
