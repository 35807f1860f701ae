// One list of merchants out of several sources, the earlier source first.
import { identity, key, printed, reading } from './names.mjs';

/**
 * A merchant is known by its display name; a second line of that name in one source is an arm.
 * What a later source says of a name an earlier one holds, as name or as alias, only adds spellings.
 */
export function merge(sources) {
  const byName = new Map();
  const byAlias = new Map();
  for (const source of sources) {
    const known = new Set(byName.keys());
    const aliases = new Map(byAlias);
    for (const item of source) {
      const id = identity(item.name);
      if (known.has(id)) adopt(byName.get(id), item);
      else if (aliases.has(key(item.name))) adopt([aliases.get(key(item.name))], { ...item, derived: false });
      else add(byName, id, item);
    }
    for (const lines of byName.values())
      for (const entry of lines)
        for (const alias of entry.own) if (!byAlias.has(key(alias))) byAlias.set(key(alias), entry);
  }
  return [...byName.values()];
}

const line = ({ name, debit, credit, flags, aliases }) => ({
  name,
  debit,
  credit,
  flags,
  own: [...aliases],
  adopted: [],
});

function add(byName, id, item) {
  const lines = byName.get(id);
  const same = lines?.find(({ debit }) => debit === item.debit);
  if (same) same.own.push(item.name, ...item.aliases);
  else if (lines) lines.push({ ...line(item), name: lines[0].name });
  else byName.set(id, [line(item)]);
}

/** Spellings go to the line of the same meaning; an arm the compiler derived may be new. */
function adopt(lines, item) {
  const same = lines.find(({ debit }) => debit === item.debit);
  (same ?? lines[0]).adopted.push(item.name);
  if (same) same.adopted.push(...item.aliases);
  else if (item.derived)
    lines.push({ ...line(item), name: lines[0].name, own: [], adopted: [...item.aliases] });
}

const shortButSure = new Set(['BP', 'EE', 'O2', 'AA', 'QT']);

/** Three letters, or two with an ampersand between; and &PIZZA reads as any PIZZA. */
const isUsable = id =>
  !id.startsWith('&') &&
  (shortButSure.has(id) || /[A-Z0-9].*[A-Z0-9].*[A-Z0-9]|[A-Z0-9] ?& ?[A-Z0-9]/.test(id));

/** Gives every spelling to one line: display names first, then what a source says itself, then the rest. */
export function settleAliases(merchants) {
  const owner = new Map(merchants.map(([main]) => [reading(main.name), main]));
  const claim = (entry, aliases, kept) => {
    for (const alias of aliases.map(printed)) {
      const id = reading(alias);
      if (!isUsable(key(alias)) || id === reading(entry.name)) continue;
      if (owner.has(id) && owner.get(id) !== entry) continue;
      owner.set(id, entry);
      if (!kept.has(id)) kept.set(id, alias);
    }
  };
  const entries = merchants.flat();
  const kept = new Map(entries.map(entry => [entry, new Map()]));
  for (const entry of entries) claim(entry, entry.own, kept.get(entry));
  for (const entry of entries) claim(entry, entry.adopted, kept.get(entry));
  for (const entry of entries) entry.aliases = [...kept.get(entry).values()].sort();
  // An arm without a spelling of its own can never be met.
  return merchants.map(lines => lines.filter((entry, index) => index === 0 || entry.aliases.length > 0));
}
