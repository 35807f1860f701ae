/** Builds the page and serves it. The packages of this example are installed where they are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from './serve.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

function npm(...words) {
  const { status } = spawnSync('npm', words, {
    cwd: here,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(new URL('./node_modules/vite', import.meta.url)))
  npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
npm('run', 'build', '--silent');
const { address } = await serve({ port: Number(process.env.PORT ?? 4173) });
process.stdout.write(`The page is at ${address} (Ctrl+C stops it)\n`);
