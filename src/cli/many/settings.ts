/** What the command line says of all lines. It goes to the workers, so it is plain data. */
import type { ManyCommand } from './commandNames.js';

export interface LineSettings {
  readonly command: ManyCommand;
  /** Options of the library. Those of a line stand over them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What takes the place of members of each request. */
  readonly members: Readonly<Record<string, unknown>>;
  /** The members of the result to keep; null: all. */
  readonly select: readonly string[] | null;
  readonly isCompact: boolean;
  readonly mostLineBytes: number;
}
