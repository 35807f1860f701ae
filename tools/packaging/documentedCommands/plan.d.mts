import type { Named } from './read.mjs';

export declare function planOf(
  commands: readonly Named[],
  table: Readonly<Record<string, readonly object[]>>,
  statements: ReadonlySet<string>,
): {
  readonly steps: readonly { readonly command: string; readonly places: readonly string[] }[];
  readonly problems: readonly string[];
};
