/** Import this first: whatever is imported afterwards counts its steps. */
import { register } from 'node:module';
import { countBuiltIns } from './builtIns.mjs';
import { install } from './counters.mjs';

// Checks made out of text would go uncounted.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };
install();
register('./hooks.mjs', import.meta.url);
countBuiltIns();
