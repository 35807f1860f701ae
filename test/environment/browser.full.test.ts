/** The ESM build, bundled for a page. `npm run runtimes` runs it in Chromium. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'tsup';
import { expect, it } from 'vitest';

it('holds no Node built-in', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'insights-'));
  await build({
    entry: { page: 'dist/index.js' },
    format: 'iife',
    globalName: 'insights',
    platform: 'browser',
    noExternal: [/.*/],
    outDir: folder,
    config: false,
    silent: true,
    clean: false,
  });
  const bundle = readFileSync(join(folder, 'page.global.js'), 'utf8');
  rmSync(folder, { recursive: true });
  expect(bundle).not.toMatch(/require\(["'](?:node:|fs|path|crypto|os|util)/);
  expect(bundle).not.toMatch(/from\s*["']node:/);
  expect(bundle.length).toBeGreaterThan(100_000);
});
