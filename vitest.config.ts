import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // All cores: most tests only compute.
    maxWorkers: '100%',
    // A busy machine fails no test. A test that hangs still ends, and tests of speed compare counts or processor time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
