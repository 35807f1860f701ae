import { writeFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

/**
 * Bundled, every constant becomes a `var`, which V8 reads anew each time round a loop; a number that is written out
 * stays a constant. No module of src has a variable of its own (test/architecture.test.ts), and constants of src are in capitals. Other
 * people's modules, which are bundled too, may have variables.
 */
const keepNumbersConstant: NonNullable<Options['plugins']>[number] = {
  name: 'keep-numbers-constant',
  renderChunk: (code, { map }) => ({
    code: code.replace(/^var ([A-Z][A-Z\d_]* = -?\d[\w.]*(?: \| 0)?;)$/gm, 'const $1'),
    map: map ?? null,
  }),
};

/**
 * Shortens what nobody steps through: the CommonJS copy of the library, and the command line. Names of functions stay, so
 * that a stack trace can be read. Runs after `keepNumbersConstant`, which reads line by line.
 */
const shortened: NonNullable<Options['plugins']>[number] = {
  name: 'shortened',
  async renderChunk(code, { map }) {
    const { code: shorter } = await transform(code, { minify: true, charset: 'utf8' });
    return { code: shorter, map: map ?? null };
  },
};

const shared: Options = {
  plugins: [keepNumbersConstant],
  target: 'es2022',
  platform: 'neutral',
  sourcemap: false,
  clean: false,
  treeshake: true,
  // Entries share what they have in common, so that none carries another country's data.
  splitting: true,
  // d3 is ESM only, so the CommonJS build could not load it; the report needs little of all three.
  noExternal: ['d3-array', 'd3-shape', 'fflate'],
};

/** What the shell imports of the library, from whatever folder: `../../index.js` is `../index.js` of what is built. */
const libraryBeside: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'library-beside',
  setup: build =>
    build.onResolve({ filter: /^(?:\.\.\/)+(?:index|adapters|report|compact)\.js$/ }, ({ path }) => ({
      path: `../${path.split('/').at(-1)}`,
      external: true,
    })),
};

const library = {
  index: 'src/index.ts',
  gb: 'src/gb.ts',
  us: 'src/us.ts',
  mappings: 'src/mappings.ts',
  service: 'src/service.ts',
  adapters: 'src/adapters.ts',
  report: 'src/report.ts',
  taxonomy: 'src/taxonomy.ts',
  schemas: 'src/schemas.ts',
  core: 'src/core.ts',
  compact: 'src/compact.ts',
};

/**
 * No entries of the package: they make a bundler's pieces as small as what each function of open-banking-insights/core and of
 * open-banking-insights/adapters needs, since a piece is kept or left out whole. So only fromCamt carries an XML library.
 */
const pieces = {
  'pieces/endOfDayBalances': 'src/core/endOfDayBalancesAlone.ts',
  'pieces/validateForScore': 'src/functions/validateForScore.ts',
  'pieces/explain': 'src/explain/explain.ts',
  'pieces/applyScorecard': 'src/score/scorecard/apply.ts',
  'pieces/rulesFromCorrections': 'src/enrichment/corrections/rulesFromCorrections.ts',
  'pieces/fromBerlinGroup': 'src/adapters/formats/berlinGroup/berlinGroup.ts',
  'pieces/fromCamt': 'src/adapters/formats/camt/camt.ts',
  'pieces/fromCsv': 'src/adapters/formats/csv/csv.ts',
  'pieces/fromEnableBanking': 'src/adapters/formats/enableBanking/enableBanking.ts',
  'pieces/fromFdx': 'src/adapters/formats/fdx/fdx.ts',
  'pieces/fromFinicity': 'src/adapters/formats/finicity/finicity.ts',
  'pieces/fromMonzo': 'src/adapters/formats/monzo/monzo.ts',
  'pieces/fromMt940': 'src/adapters/formats/mt940/mt940.ts',
  'pieces/fromMx': 'src/adapters/formats/mx/mx.ts',
  'pieces/fromOfx': 'src/adapters/formats/ofx/ofx.ts',
  'pieces/fromOpenBanking': 'src/adapters/formats/openBanking/openBanking.ts',
  'pieces/fromPlaid': 'src/adapters/formats/plaid/plaid.ts',
  'pieces/fromQif': 'src/adapters/formats/qif/qif.ts',
  'pieces/fromSimpleFin': 'src/adapters/formats/simpleFin/simpleFin.ts',
  'pieces/fromStarling': 'src/adapters/formats/starling/starling.ts',
  'pieces/fromTeller': 'src/adapters/formats/teller/teller.ts',
  'pieces/fromTrueLayer': 'src/adapters/formats/trueLayer/trueLayer.ts',
  'pieces/fromYapily': 'src/adapters/formats/yapily/yapily.ts',
  'pieces/invalidRequest': 'src/base/invalidRequest.ts',
};

export default defineConfig([
  { ...shared, entry: { ...library, ...pieces }, format: 'esm', outDir: 'dist' },
  // The shell imports the built library beside it rather than holding a second copy of its data.
  {
    ...shared,
    plugins: [keepNumbersConstant, shortened],
    platform: 'node',
    entry: { main: 'src/cli/main.ts', manyWorker: 'src/cli/many/worker.ts' },
    // ESM only, and of no use to the library.
    noExternal: ['string-width'],
    format: 'esm',
    // Pieces that both share stand beside them, where the paths to the library are the same.
    outDir: 'dist/cli',
    esbuildPlugins: [libraryBeside],
  },
  {
    ...shared,
    plugins: [keepNumbersConstant, shortened],
    entry: library,
    format: 'cjs',
    outDir: 'dist/cjs',
    outExtension: () => ({ js: '.js' }),
    // Under "type": "module" a .js file is ESM; this makes the folder CommonJS, declarations included.
    onSuccess: () => writeFile('dist/cjs/package.json', '{ "type": "commonjs" }\n'),
  },
]);
