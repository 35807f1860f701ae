import type { Types } from './documentation.mjs';

export function schemaFiles(entry: object, types: Types): ReadonlyMap<string, string>;
