/** Generates the types of a client from the OpenAPI document, and compiles a program that uses it, without a cast. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';
import { openApi } from '../openapi.js';

const folder = new URL('./generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('service.d.ts', folder), astToString(await openapi(openApi)));
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
execFileSync(
  process.execPath,
  [compiler, '--project', fileURLToPath(new URL('tsconfig.json', import.meta.url))],
  {
    stdio: 'inherit',
  },
);
