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

/**
 * The brands of `home` that are met in `country` too, where they are what they are at home: the first meaning of each.
 * `plain`: names that are also words or surnames.
 */
export function readBrandsAbroad(country, home) {
  const known = read('corrections')[home];
  const { brands, plain } = read('abroad')[country];
  const named = (name, flags) => {
    const brand = known.find(other => other.name === name && !other.arm);
    if (!brand) throw new Error(`${name}: no brand of ${home}`);
    return entity({ name, kind: brand.kind, flags });
  };
  return [...brands.map(name => named(name, '')), ...plain.map(name => named(name, 'g'))];
}
