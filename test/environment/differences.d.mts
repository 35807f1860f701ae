import type { Digests } from './digestOf.mjs';

export interface Run {
  readonly runtime: string;
  readonly zone: string;
  readonly locale: string;
}

export interface Found {
  readonly offset: number;
  readonly locale: string;
  readonly digests: Digests;
}

export function differences(run: Run, found: Found, expected: Digests): string[];
