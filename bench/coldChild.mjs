/** Run by cold.mjs in a process of its own: prints what both clocks say of the import, and of a first analyse with it. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { started } from './clock.mjs';

const [, , entry, file] = process.argv;
const request = file ? JSON.parse(readFileSync(file, 'utf8')) : null;
const stop = started();
const library = await import(pathToFileURL(entry).href);
const result = request ? library.analyse(request) : library;
const time = stop();
if (Object.keys(result).length === 0) throw new Error('nothing was computed');
console.log(JSON.stringify(time));
