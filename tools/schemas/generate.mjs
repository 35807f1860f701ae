/** Writes the JSON Schema files and the OpenAPI document from the built library into `schemas`. The build runs it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import * as insights from '../../dist/index.js';
import * as schemas from '../../dist/schemas.js';
import * as service from '../../dist/service.js';
import { readTypes } from './documentation.mjs';
import { schemaFiles } from './files.mjs';
import { openApiFile } from './openapi.mjs';

const FOLDER = new URL('../../schemas/', import.meta.url);

const types = readTypes();
const files = new Map([
  ...schemaFiles(schemas, types),
  ['openapi.json', openApiFile(insights, service, types)],
]);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
for (const [file, text] of files) writeFileSync(new URL(file, FOLDER), text);
