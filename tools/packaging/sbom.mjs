/**
 * The packages that are installed with the library, as CycloneDX, from package-lock.json: `npm sbom` with what makes two runs differ
 * taken out. Run `npm run --silent sbom`. Optional peers are left out: who wants them installs them, at a version of their choice.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { name, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
// Not `--omit dev`: npm then leaves out what a development tool needs too, though the library needs it.
const said = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
});
const { serialNumber: _random, metadata, components, dependencies: edges, ...rest } = JSON.parse(said);
const { timestamp: _clock, component, ...constant } = metadata;

const root = component['bom-ref'];
const kept = new Set([root]);
const partsOf = new Map(edges.map(({ ref, dependsOn }) => [ref, dependsOn]));
const nameOf = new Map(components.map(each => [each['bom-ref'], each.name]));
partsOf.set(
  root,
  partsOf.get(root).filter(ref => Object.hasOwn(dependencies, nameOf.get(ref))),
);
for (const ref of kept) for (const part of partsOf.get(ref)) kept.add(part);

const bill = {
  ...rest,
  // npm gives it the name of the folder.
  metadata: { ...constant, component: { ...component, name } },
  components: components.filter(each => kept.has(each['bom-ref'])),
  dependencies: [...partsOf].filter(([ref]) => kept.has(ref)).map(([ref, dependsOn]) => ({ ref, dependsOn })),
};
const { $schema, bomFormat, specVersion, ...content } = bill;
const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(bill))}`;
process.stdout.write(
  `${JSON.stringify({ $schema, bomFormat, specVersion, serialNumber, ...content }, null, 2)}\n`,
);

/** A UUID of version 8 (RFC 9562), made of a hash: the same text has the same one. */
function uuidOf(text) {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x80;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
