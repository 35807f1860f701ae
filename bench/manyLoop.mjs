/** What `analyse-many` is measured against: a line in, `analyse`, a line out. */
import { createReadStream, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { analyse } from '../dist/index.js';

for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  const bytes = Buffer.from(`${JSON.stringify(analyse(JSON.parse(line)))}\n`);
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}
