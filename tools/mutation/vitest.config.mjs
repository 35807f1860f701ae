import { defineConfig } from 'vitest/config';
import { MODULES } from './modules.mjs';

// Test files share what they import: most of the time of a run goes into loading it.
export default defineConfig({ test: { include: MODULES[process.env.MUTATED_MODULE].tests, isolate: false } });
