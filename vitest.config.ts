import { defineConfig } from 'vitest/config';
import { compiledSource } from './test/support/compiledSource.js';

/** What exchanges a module or a built-in that others import has a process of its own. */
const APART = ['test/adapters/xlsx/peer.test.ts', 'test/report/pdfPeer.test.ts'];
const FULL_APART = ['test/cli/withoutFflate.full.test.ts', 'test/cli/withoutPdfmake.full.test.ts'];
const FAST = 'test/**/*.test.ts';
/** What needs the build, a process, a browser or much time. */
const FULL = 'test/**/*.full.test.ts';

/** A busy machine fails no test. A test that hangs still ends, and tests of speed compare counts, never times. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000 };

// A run that watches has to see which tests a changed module belongs to.
const plugins = process.argv.includes('run') ? [compiledSource()] : [];

const together = {
  ...PATIENCE,
  // The modules of src are pure, so that files may share them: to import them afresh takes longer than most tests.
  isolate: false,
  // Much runs once only: code that is compiled at once, roughly, and fewer pauses for garbage.
  execArgv: ['--always-sparkplug', '--max-semi-space-size=64'],
};
// Vitest ends a shared process when the next file wants one of its own, so these come at the end.
const apart = { ...PATIENCE, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    // All cores: most tests only compute.
    maxWorkers: '100%',
    // npm test runs those that begin with fast, npm run test:full the others.
    projects: [
      { plugins, test: { ...together, name: 'fast', include: [FAST], exclude: [FULL, ...APART] } },
      { test: { ...apart, name: 'fast, apart', include: APART } },
      { plugins, test: { ...together, name: 'full', include: [FULL], exclude: FULL_APART } },
      { test: { ...apart, name: 'full, apart', include: FULL_APART } },
    ],
  },
});
