/** Writes the JSON Schema files and the OpenAPI document from the built library. Run `npm run schemas`. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import * as schemas from '../../dist/schemas.js';
import { readTypes } from './documentation.mjs';
import { schemaFiles } from './files.mjs';

const FOLDER = new URL('../', import.meta.url);

const files = schemaFiles(schemas, readTypes());
for (const file of readdirSync(FOLDER))
  if (file.endsWith('.json') && !files.has(file)) rmSync(new URL(file, FOLDER));
for (const [file, text] of files) writeFileSync(new URL(file, FOLDER), text);
