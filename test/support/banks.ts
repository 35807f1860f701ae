/** The narratives of banks under fixtures/narratives, with what they should be read as. */
import { readdirSync, readFileSync } from 'node:fs';
import type { CountryCode, CreditDebitIndicator, NarrativeParts } from '../../src/index.js';

const FOLDER = 'fixtures/narratives/banks';

interface Narrative {
  readonly bank: string;
  readonly description: string;
  readonly country: CountryCode;
  readonly direction: CreditDebitIndicator;
}

interface BankExample extends Narrative {
  /** A key of the file's `sources`. */
  readonly source: string;
  /** What is left out is not in the narrative. */
  readonly expected: Partial<NarrativeParts>;
}

interface BankCounterexample extends Narrative {
  /** Parts it must not be read to have. */
  readonly not: Partial<NarrativeParts>;
  readonly because: string;
  readonly expected?: Partial<NarrativeParts>;
}

export interface Bank {
  readonly bank: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly examples: readonly BankExample[];
  readonly counterexamples: readonly BankCounterexample[];
}

export const BANKS: readonly Bank[] = readdirSync(FOLDER)
  .sort()
  .map(file => {
    const found: Bank = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    const named = <Row extends object>(row: Row) => ({ ...row, bank: found.bank });
    return {
      ...found,
      examples: found.examples.map(named),
      counterexamples: found.counterexamples.map(named),
    };
  });
