/** `npm run check-regexps`: apart from the tests, since it takes most of a minute. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/regexps/*.check.ts'], testTimeout: 600_000 },
});
