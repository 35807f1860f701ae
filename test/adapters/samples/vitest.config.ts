/** `npm run samples`: how many of the rows of ../shared/samples are read. Apart from the tests, as it prints a table. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/adapters/samples/*.check.ts'], disableConsoleIntercept: true },
});
