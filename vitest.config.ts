import { defineConfig } from 'vitest/config';
import { compiledSource } from './test/support/compiledSource.js';

/** What takes processor time, or exchanges a module or a built-in that others import, has a process of its own. */
const APART = [
  'test/adapters/csv/growth.test.ts',
  'test/adapters/growth/hostile.test.ts',
  'test/edges/input.test.ts',
  'test/regexps/longTexts.test.ts',
  'test/cli/withoutPdfmake.test.ts',
  'test/report/pdfPeer.test.ts',
];

/** A busy machine fails no test. A test that hangs still ends, and tests of speed compare counts or processor time. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // All cores: most tests only compute.
    maxWorkers: '100%',
    projects: [
      {
        // A run that watches has to see which tests a changed module belongs to.
        plugins: process.argv.includes('run') ? [compiledSource()] : [],
        test: {
          ...PATIENCE,
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: APART,
          // The modules of src are pure, so that files may share them: to import them afresh takes longer than most tests.
          isolate: false,
          // Much runs once only: code that is compiled at once, roughly, and fewer pauses for garbage.
          execArgv: ['--always-sparkplug', '--max-semi-space-size=64'],
        },
      },
      // Vitest ends a shared process when the next file wants one of its own, so these come at the end.
      { test: { ...PATIENCE, name: 'apart', include: APART, sequence: { groupOrder: 1 } } },
    ],
  },
});
