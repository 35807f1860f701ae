// Reads a hand-kept source and gives each entity its categories by kind.
import { readFileSync } from 'node:fs';

const read = name => JSON.parse(readFileSync(new URL(`sources/${name}.json`, import.meta.url), 'utf8'));

const kinds = read('kinds');

const paymentFlag = { 'direct-debit': 'd', 'card-subscription': 's', online: 'o', any: '' };

/** The entity as the compiler sees it. `arm`: of a brand that another source holds under another meaning. */
export function entity({ name, kind, aliases = [], flags = '', arm = false }) {
  const meaning = kinds[kind];
  if (!meaning) throw new Error(`${name}: unknown kind ${kind}`);
  return {
    name,
    debit: meaning.debit,
    credit: meaning.credit,
    flags: paymentFlag[meaning.payment] + (meaning.flags ?? '') + flags,
    aliases,
    derived: arm,
  };
}

export function readEntities(source, part) {
  const content = read(source);
  return (part ? content[part] : content).map(entity);
}
