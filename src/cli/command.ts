/** The description of a command. */

import type { ShapeName } from './fileShapes.js';
import type { FlagName } from './flags.js';

export interface Argument {
  readonly name: string;
  readonly about: string;
  /**
   * `request`: the name of a request or of a bank's file. `json`, `newFile`, `lines`: the name of another file. `command`, `shell`:
   * one of the names known.
   */
  readonly kind: 'request' | 'json' | 'text' | 'newFile' | 'lines' | 'command' | 'shell';
  /** Whether - stands for standard input. */
  readonly takesInput?: boolean;
  readonly isOptional?: boolean;
  /** Whether several may be given. */
  readonly isMany?: boolean;
}

export interface Command {
  readonly name: string;
  /** A line in the list of all. */
  readonly summary: string;
  /** More, for its own help. */
  readonly about: string;
  readonly arguments: readonly Argument[];
  readonly flags: readonly FlagName[];
  /** Which of the flags must be given. */
  readonly required?: readonly FlagName[];
  /** The words after the name of the program. */
  readonly examples: readonly [string, ...string[]];
  /** What its files hold. */
  readonly shapes: readonly ShapeName[];
  /** Bank files of more rows are refused while they are read. */
  readonly mostTransactions?: number;
  /** Members that this command's request must have, and others need not. */
  readonly needs?: string;
}
