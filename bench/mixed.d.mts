import type { AnalyseRequest } from '../src/index.js';

export function mixedWorkload(
  country: 'GB' | 'US',
  count: number,
  pool?: 'mixed' | 'usual',
  seed?: number,
): AnalyseRequest;
export function countShapes(request: AnalyseRequest): number;
