/** A compiler and an editor over the sources, with files that are on no disk. */
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { entryPaths } from './entries.js';

/** What careful callers compile with. What compiles so, compiles under `strict` alone too. */
const STRICT: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Two services parse what they share once. */
const SERVICE_CACHE = ts.createDocumentRegistry();

/** The service that an editor asks, over files given by path that import the sources of the entries or what was built. */
export function languageServiceOver(
  files: ReadonlyMap<string, string>,
  kind: 'source' | 'built' = 'source',
): ts.LanguageService {
  const settings = { ...STRICT, paths: entryPaths(kind) };
  const texts = new Map([...files].map(([path, text]) => [resolve(path), text]));
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [...texts.keys()],
    // Files that are given may change from one service to the next; those on disk do not.
    getScriptVersion: path => texts.get(path) ?? 'on disk',
    getScriptSnapshot(path) {
      const text = texts.get(path) ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: options => ts.getDefaultLibFilePath(options),
    fileExists: path => texts.has(path) || ts.sys.fileExists(path),
    readFile: path => texts.get(path) ?? ts.sys.readFile(path),
    readDirectory: ts.sys.readDirectory,
    directoryExists: path =>
      ts.sys.directoryExists(path) || [...texts.keys()].some(each => dirname(each) === path),
    getDirectories: ts.sys.getDirectories,
  };
  return ts.createLanguageService(host, SERVICE_CACHE);
}
