/**
 * Enrichment with other weights. The modules of src read their weights once, when they are loaded, so each set of weights gets
 * the modules anew, from one bundle. Names and words depend on no weight: they are built once and shared.
 */
import { createRequire } from 'node:module';
import { build, type Plugin } from 'esbuild';
import type { LexiconCountry } from '../../src/countries/country.js';
import { COUNTRY_DATA } from '../../src/countries/countryData.js';
import { CONFIDENCE_CURVES, EVIDENCE_WEIGHTS } from '../../src/data/evidenceWeights.js';
import type { Lexicon, PhraseEntry } from '../../src/enrichment/lexicon/lexicon.js';
import type {
  EnrichTransactionsRequest,
  EnrichTransactionsResult,
  InsightsOptions,
} from '../../src/index.js';
import type { insightsOver } from '../../src/insights.js';
import type { CountryCode } from '../../src/model/transaction.js';
import { lexiconOf } from '../support/narratives.js';
import type { OtherWeights } from './guard.js';

export type Curves = typeof CONFIDENCE_CURVES;
export interface WeightedEngine {
  readonly enrichTransactions: (
    request: EnrichTransactionsRequest,
    options?: InsightsOptions,
  ) => EnrichTransactionsResult;
}
/** The weight of a phrase, asked anew for each narrative. */
type WeightOfPhrase = (entry: PhraseEntry) => number;
/** `other`: the weights that are not as they stand in src. */
export type EngineMaker = (
  other: OtherWeights,
  curves?: Curves,
  weightOfPhrase?: WeightOfPhrase,
) => WeightedEngine;

interface Bundle {
  readonly insightsOver: typeof insightsOver;
}

const PACKAGES = createRequire(import.meta.url);
const WEIGHTS = 'evidence weights';
const VOCABULARY = 'vocabulary';

const givenFromOutside: Plugin = {
  name: 'given-from-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/evidenceWeights\.js$/ }, () => ({ path: WEIGHTS, external: true }));
    onResolve({ filter: /\/lexicon\/vocabulary\.js$/ }, () => ({ path: VOCABULARY, external: true }));
  },
};

export async function engineMaker(): Promise<EngineMaker> {
  const { outputFiles } = await build({
    stdin: { contents: "export { insightsOver } from './src/insights.js';", resolveDir: process.cwd() },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    packages: 'external',
    write: false,
    logLevel: 'error',
    plugins: [givenFromOutside],
  });
  const bundle = new Function('require', 'module', outputFiles[0]?.text ?? '');
  return (
    { phrases = {}, ...weights },
    curves = CONFIDENCE_CURVES,
    weightOfPhrase = ({ key, weight }) => phrases[key] ?? weight,
  ) => {
    const given: Readonly<Record<string, unknown>> = {
      [WEIGHTS]: { EVIDENCE_WEIGHTS: { ...EVIDENCE_WEIGHTS, ...weights }, CONFIDENCE_CURVES: curves },
      [VOCABULARY]: {
        buildVocabulary: ({ code }: LexiconCountry) =>
          withPhrases(lexiconOf(code as CountryCode), weightOfPhrase),
      },
    };
    const module: { exports: Bundle } = { exports: {} as Bundle };
    bundle((name: string): unknown => given[name] ?? PACKAGES(name), module);
    return module.exports.insightsOver(COUNTRY_DATA);
  };
}

function withPhrases(lexicon: Lexicon, weightOfPhrase: WeightOfPhrase): Lexicon {
  return {
    ...lexicon,
    entryOf: key => {
      const entry = lexicon.entryOf(key);
      return entry.kind === 'phrase' ? { ...entry, weight: weightOfPhrase(entry) } : entry;
    },
  };
}
