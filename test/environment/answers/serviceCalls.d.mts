import type * as library from '../../../src/index.js';
import type * as service from '../../../src/service.js';

export function serviceCalls(
  entry: typeof service,
  main: typeof library,
  given: library.AnalyseRequest,
): Readonly<Record<string, readonly unknown[]>>;
