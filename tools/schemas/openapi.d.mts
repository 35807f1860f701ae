import type { Types } from './documentation.mjs';

/** The text of the document. `insights` and `service`: the modules of those entries. */
export function openApiFile(insights: object, service: object, types: Types): string;
