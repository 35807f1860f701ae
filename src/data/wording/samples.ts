/** What proves the wording of a bank. Each file of a bank exports it beside the wording; only tests read it, so no bundle has it. */
import type { NarrativeParts } from '../../model/narrative.js';
import type { CountryCode, CreditDebitIndicator } from '../../model/transaction.js';
import type { NarrativeForm } from './bankWording.js';

/** Narratives that hold the form, and look-alikes that do not. */
export interface FormSamples {
  readonly form: NarrativeForm;
  readonly examples: readonly string[];
  readonly counterexamples: readonly string[];
}

/**
 * How the bank writes each kind of payment, taken apart. Written by hand: payees, persons and numbers are invented;
 * look-alikes of real brands stand where the likeness is the point.
 */
export interface BankLines {
  readonly bank: string;
  readonly country: CountryCode;
  /** Where the form of a line is known from. */
  readonly sources: Readonly<Record<string, string>>;
  readonly examples: readonly BankExample[];
  readonly counterexamples: readonly BankCounterexample[];
}

interface BankLine {
  readonly description: string;
  readonly direction: CreditDebitIndicator;
}

export interface BankExample extends BankLine {
  /** A key of `sources`. */
  readonly source: string;
  /** What is left out is not in the narrative. */
  readonly expected: Partial<NarrativeParts>;
}

export interface BankCounterexample extends BankLine {
  /** Parts it must not be read to have. */
  readonly not: Partial<NarrativeParts>;
  readonly because: string;
  readonly expected?: Partial<NarrativeParts>;
}
