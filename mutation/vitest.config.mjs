import { defineConfig } from 'vitest/config';
import { MODULES } from './modules.mjs';

export default defineConfig({ test: { include: MODULES[process.env.MUTATED_MODULE].tests } });
