/**
 * Puts what the entries share into few files, of ES modules and of CommonJS, and shortens them. `tsup` has written each piece that
 * the same entries share into a file of its own, and a file costs a start a millisecond or two, whatever is in it.
 *
 * A bundler drops a whole file that a page does not use. Within a file it drops statement by statement, where it can tell that a
 * statement does nothing else: pure.mjs marks them.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'acorn';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import { markedAsPure } from './pure.mjs';

/** What tsup.config.ts writes. */
const PIECES = resolve('node_modules/.cache/open-banking-insights/pieces');
const BUILT = resolve('dist');

/**
 * The file for the piece that imports a package which does something when it is loaded, for all that a bundler knows: it keeps the import
 * wherever it keeps the file. tsup.config.ts makes each of them a piece.
 */
const WITH_EFFECTS = { 'decimal.js': 'money', saxes: 'xml' };

/**
 * The file for a piece, by the entries that load it: the first that fits. Small entries load little that they do not need, and
 * no package that they do not need: `compact` none, `adapters` and `report` no zod.
 */
const FILES = [
  // Of what tsup.config.ts sets apart.
  ['markup', entries => isOf(entries, 'adapters')],
  ['countryGb', entries => isOf(entries, 'index', 'gb')],
  ['countryUs', entries => isOf(entries, 'index', 'us')],
  ['engine', entries => isOf(entries, 'index', 'gb', 'us')],
  ['kernel', entries => isOf(entries, 'index', 'gb', 'us', 'core')],
  ['categories', entries => entries.has('taxonomy')],
  ['base', entries => entries.has('compact')],
  ['values', entries => entries.has('adapters')],
  ['results', entries => entries.has('report') && (entries.has('service') || entries.has('schemas'))],
  ['explanations', entries => entries.has('report')],
  ['codes', entries => entries.has('mappings')],
  ['requests', entries => entries.has('gb')],
  ['service-schemas', () => true],
];

const isOf = (entries, ...names) => entries.size === names.length && names.every(name => entries.has(name));

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = Object.values(exports)
  .filter(entry => typeof entry !== 'string')
  .map(entry => basename(entry.import.default, '.js'));

const bundle = await rollup({
  input: Object.fromEntries(entries.map(entry => [entry, join(PIECES, `${entry}.js`)])),
  external: id => !/^[./]/.test(id),
  plugins: [{ name: 'pure', transform: code => ({ code: markedAsPure(code), map: null }) }],
  treeshake: { moduleSideEffects: false },
});
const shared = {
  chunkFileNames: '[name].js',
  manualChunks: fileOf,
  onlyExplicitManualChunks: true,
  // An import for its effects alone would keep a package in every page.
  hoistTransitiveImports: false,
  // Without it an export would be given a name of one letter, which stands in stack traces.
  minifyInternalExports: false,
  // What is imported is what an ES module exports, or it has __esModule, as this has.
  interop: 'esModule',
  esModule: true,
};
await write({ ...shared, format: 'es' }, BUILT, async code => markedAsPure(await shortened(code)));
await write({ ...shared, format: 'cjs' }, join(BUILT, 'cjs'), shortened);
// Under "type": "module" a .js file is ESM; this makes the folder CommonJS, declarations included.
writeFileSync(join(BUILT, 'cjs/package.json'), '{ "type": "commonjs" }\n');
rmSync(PIECES, { recursive: true });

/** Nothing for an entry, which has its own file. */
function fileOf(id, { getModuleInfo }) {
  const { isEntry, importedIds } = getModuleInfo(id);
  if (isEntry) return undefined;
  for (const [name, file] of Object.entries(WITH_EFFECTS)) if (importedIds.includes(name)) return file;
  const loading = entriesLoading(id, getModuleInfo);
  return FILES.find(([, fits]) => fits(loading))?.[0];
}

function entriesLoading(id, getModuleInfo, found = new Set(), known = new Set()) {
  if (known.has(id)) return found;
  known.add(id);
  const { isEntry, importers } = getModuleInfo(id);
  if (isEntry) found.add(basename(id, '.js'));
  for (const importer of importers) entriesLoading(importer, getModuleInfo, found, known);
  return found;
}

async function write(options, folder, finished) {
  const { output } = await bundle.generate(options);
  mkdirSync(folder, { recursive: true });
  for (const { fileName, code } of output)
    writeFileSync(join(folder, fileName), await finished(withConstantNumbers(code)));
}

/**
 * Bundled, every constant becomes a `var`, which V8 reads anew each time round a loop; a number that is written out
 * stays a constant. No module of src has a variable of its own (test/architecture.test.ts), and constants of src are in capitals. Other
 * people's modules, which are bundled too, may have variables.
 */
function withConstantNumbers(code) {
  return code.replace(/^var ([A-Z][A-Z\d_]* = -?\d[\w.]*(?: \| 0)?;)$/gm, 'const $1');
}

/**
 * Names of functions stay, so that a stack trace can be read: without its imports and exports a module is a script, whose names are
 * everybody's. In ASCII, since V8 keeps a file with any other letter at two bytes a letter.
 */
async function shortened(code) {
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const links = body.filter(({ type, declaration }) => /^(?:Import|Export)/.test(type) && !declaration);
  const textOf = ({ start, end }) => code.slice(start, end).replace(/\s+/g, ' ');
  const isImport = ({ type, source }) => type === 'ImportDeclaration' || source;
  let rest = '';
  let at = 0;
  for (const { start, end } of links) {
    rest += code.slice(at, start);
    at = end;
  }
  rest += code.slice(at);
  const { code: short } = await transform(rest, { minify: true, charset: 'ascii', target: 'es2022' });
  const [imports, exported] = [links.filter(isImport), links.filter(link => !isImport(link))].map(list =>
    list.map(textOf).join(''),
  );
  // What is left is in regular expressions.
  const ascii = short.replace(
    /[\u0080-\uffff]/g,
    unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${imports}${imports && '\n'}${ascii}${exported}${exported && '\n'}`;
}
