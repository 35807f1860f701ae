/** The engine with other weights than its own, to see what hangs on a weight. */
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import type { CONFIDENCE_CURVES, EVIDENCE_WEIGHTS } from '../../src/data/evidenceWeights.js';
import type { enrichTransactions } from '../../src/index.js';

export interface Weights {
  readonly EVIDENCE_WEIGHTS: Readonly<Record<keyof typeof EVIDENCE_WEIGHTS, number>>;
  readonly CONFIDENCE_CURVES: typeof CONFIDENCE_CURVES;
}

type Enrich = typeof enrichTransactions;

/** Every module reads its weights when it is loaded, so each set of weights needs the engine loaded anew. */
export async function loaderOf(): Promise<(weights: Weights) => Enrich> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { enrichTransactions } from './src/index.ts';",
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    write: false,
    plugins: [
      {
        name: 'weights',
        setup(context) {
          context.onLoad({ filter: /data\/evidenceWeights\.ts$/ }, () => ({
            contents: 'export const { EVIDENCE_WEIGHTS, CONFIDENCE_CURVES } = WEIGHTS;',
            loader: 'js',
          }));
        },
      },
    ],
  });
  const code = outputFiles[0]?.text;
  if (code === undefined) throw new Error('esbuild wrote nothing');
  const load = new Function('require', 'module', 'exports', 'WEIGHTS', code);
  const require = createRequire(import.meta.url);
  return weights => {
    const module: { exports: { enrichTransactions?: Enrich } } = { exports: {} };
    load(require, module, module.exports, weights);
    return module.exports.enrichTransactions as Enrich;
  };
}
