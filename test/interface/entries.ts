/** The entries of the package, as package.json names them, and what their declarations are made from. */
import { readFileSync } from 'node:fs';

export interface Entry {
  /** What one imports: `open-banking-insights/gb`. */
  readonly name: string;
  /** `src/service.ts`. The entries of one country have the declarations of the main one. */
  readonly source: string;
  /** `dist/service.d.ts`: what an editor reads of the installed package. */
  readonly built: string;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly import: { readonly types: string } }>>;
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** Every entry with types; `./package.json` has none. */
export const ENTRIES: readonly Entry[] = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === 'string'
    ? []
    : [
        {
          name: manifest.name + path.slice(1),
          source: target.import.types.replace('./dist/', 'src/').replace(/\.d\.ts$/, '.ts'),
          built: target.import.types.replace('./', ''),
        },
      ],
);

/** For the compiler: the source of each entry, or its declarations, by the name that one imports. */
export function entryPaths(kind: 'source' | 'built'): Record<string, string[]> {
  return Object.fromEntries(ENTRIES.map(entry => [entry.name, [`./${entry[kind]}`]]));
}
