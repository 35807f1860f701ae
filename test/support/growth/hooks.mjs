/** Module hooks: the built library, and the packages it stands on, are counted as they load. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { instrument } from './instrument.mjs';

const COUNTED = /\/(dist|planted|node_modules\/(zod|decimal\.js|date-fns|@date-fns))\//;

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !COUNTED.test(url) || context.format !== 'module') {
    return nextLoad(url, context);
  }
  const code = await readFile(fileURLToPath(url), 'utf8');
  const file = url.replace(/^.*\/(?=dist\/|node_modules\/|planted\/)/, '').replace('node_modules/', '');
  return { format: 'module', shortCircuit: true, source: instrument(code, file) };
}
