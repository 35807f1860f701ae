import { transform } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

/** The command line. In ASCII, since V8 keeps a file with any other letter at two bytes a letter. */
const shortened: NonNullable<Options['plugins']>[number] = {
  name: 'shortened',
  async renderChunk(code, { map }) {
    const { code: shorter } = await transform(code, { minify: true, charset: 'ascii' });
    return { code: shorter, map: map ?? null };
  },
};

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  sourcemap: false,
  clean: false,
  treeshake: true,
  // Entries share what they have in common, so that none carries another country's data.
  splitting: true,
  // d3 is ESM only, so the CommonJS build could not load it; the report needs little of all three. fflate/browser is a package of the
  // caller, with which fromXlsx unpacks.
  noExternal: ['d3-array', 'd3-shape', /^fflate$/],
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
 * No entries of the package. Each imports a package that does something when it is loaded, or is what such a module shares with
 * others, and so becomes a piece of its own for tools/packaging/chunks.mjs: only fromCamt carries an XML library.
 */
const apart = {
  'apart/money': 'src/base/money.ts',
  'apart/xml': 'src/adapters/markup/xml.ts',
  'apart/node': 'src/adapters/markup/node.ts',
};

export default defineConfig([
  // tools/packaging/chunks.mjs makes the files of the package of these.
  {
    ...shared,
    entry: { ...library, ...apart },
    format: 'esm',
    outDir: 'node_modules/.cache/open-banking-insights/pieces',
  },
  // The shell imports the built library beside it rather than holding a second copy of its data.
  {
    ...shared,
    plugins: [shortened],
    platform: 'node',
    entry: { main: 'src/cli/main.ts', manyWorker: 'src/cli/many/worker.ts' },
    // ESM only, and of no use to the library.
    noExternal: ['string-width'],
    format: 'esm',
    // Pieces that both share stand beside them, where the paths to the library are the same.
    outDir: 'dist/cli',
    esbuildPlugins: [libraryBeside],
  },
]);
