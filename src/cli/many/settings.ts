/** The settings of the command line for all lines. They go to the workers, so they are plain data. */
import type { ManyCommand } from './commandNames.js';

export interface LineSettings {
  readonly command: ManyCommand;
  /** Options of the library. Those of a line override them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The members that replace those of each request. */
  readonly members: Readonly<Record<string, unknown>>;
  /** The members of the result to keep. Null means all. */
  readonly select: readonly string[] | null;
  readonly isCompact: boolean;
  readonly mostLineBytes: number;
}
