import type { AnalyseRequest, Scorecard } from '../../src/index.js';

export interface Fixtures {
  readonly accounts: Readonly<Record<string, AnalyseRequest>>;
  readonly narratives: readonly {
    readonly country: 'GB' | 'US';
    readonly direction: 'Credit' | 'Debit';
    readonly description: string;
  }[];
  readonly scorecard: Scorecard;
}

export function fixtures(): Fixtures;
