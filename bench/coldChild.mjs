/** Run by cold.mjs in a process of its own: prints how many milliseconds the import, and a first analyse, took. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , entry, file] = process.argv;
const request = file ? JSON.parse(readFileSync(file, 'utf8')) : null;
const start = performance.now();
const library = await import(pathToFileURL(entry).href);
const result = request ? library.analyse(request) : library;
const end = performance.now();
if (Object.keys(result).length === 0) throw new Error('nothing was computed');
console.log(end - start);
