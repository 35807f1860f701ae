import { writeFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';

/**
 * Bundled, every constant becomes a `var`, which V8 reads anew each time round a loop; a number that is written out
 * stays a constant. No module of src has a variable of its own (test/architecture.test.ts).
 */
const keepNumbersConstant: NonNullable<Options['plugins']>[number] = {
  name: 'keep-numbers-constant',
  renderChunk: (code, { map }) => ({
    code: code.replace(/^var (\w+ = -?\d[\w.]*(?: \| 0)?;)$/gm, 'const $1'),
    map: map ?? null,
  }),
};

const shared: Options = {
  plugins: [keepNumbersConstant],
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: false,
  treeshake: true,
  // Entries share what they have in common, so that none carries another country's data.
  splitting: true,
};

const library = {
  index: 'src/index.ts',
  gb: 'src/gb.ts',
  us: 'src/us.ts',
  mappings: 'src/mappings.ts',
  service: 'src/service.ts',
  adapters: 'src/adapters.ts',
};

export default defineConfig([
  { ...shared, entry: library, format: 'esm', outDir: 'dist' },
  // The shell imports the built library beside it rather than holding a second copy of its data.
  {
    ...shared,
    platform: 'node',
    entry: { 'cli/main': 'src/cli/main.ts' },
    format: 'esm',
    outDir: 'dist',
    external: ['../index.js'],
  },
  {
    ...shared,
    entry: library,
    format: 'cjs',
    outDir: 'dist/cjs',
    outExtension: () => ({ js: '.js' }),
    // Under "type": "module" a .js file is ESM; this makes the folder CommonJS, declarations included.
    onSuccess: () => writeFile('dist/cjs/package.json', '{ "type": "commonjs" }\n'),
  },
]);
