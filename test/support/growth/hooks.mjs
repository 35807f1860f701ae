/** Module hooks: the built library, and the packages it stands on, are counted as they load. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { instrument } from './instrument.mjs';

const COUNTED = /\/(dist|planted|node_modules\/(zod|decimal\.js|date-fns|@date-fns|saxes|xmlchars))\//;
/** How the parser reads each kind. Once a CommonJS module has come from here, so does what it requires. */
const SOURCE_TYPES = { module: 'module', commonjs: 'script' };

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const sourceType = SOURCE_TYPES[loaded.format];
  if (!url.startsWith('file:') || !COUNTED.test(url) || sourceType === undefined) return loaded;
  const code = await readFile(fileURLToPath(url), 'utf8');
  const file = url.replace(/^.*\/(?=dist\/|node_modules\/|planted\/)/, '').replace('node_modules/', '');
  return { format: loaded.format, shortCircuit: true, source: instrument(code, file, sourceType) };
}
