// Reads the brands, operators and transport networks of name-suggestion-index for one country.
import { readFileSync } from 'node:fs';
import { isAscii, key, squash, tokens, unaccent } from './names.mjs';
import { arms, meanings, worldwide } from './tags.mjs';
import { words } from './words.mjs';

const read = path =>
  JSON.parse(
    readFileSync(new URL(`node_modules/name-suggestion-index/dist/${path}`, import.meta.url), 'utf8'),
  );

const index = read('json/nsi.min.json');
const { wikidata } = read('wikidata/wikidata.min.json');

export const nsiVersion = index._meta.version;

/** The index maps places; these names are another business there than on a statement. */
const traps = new Set([
  'ADMIRAL',
  'CANOPY',
  'JUST EAT',
  'AMAZON',
  'CENTRAL',
  'RELAY',
  'BEST HOTELS',
  'ATM',
  'NHS',
  'CITY CENTER PARKING',
  'LG',
  'MAPLE BEAR',
  'BAR ONE RACING',
  'C&A',
]);

const isIn = (location, country) => location === country || `${location}`.startsWith(`${country}-`);

/** Brands known for the wider region count; operators and networks must name the country. */
function applies({ include = [], exclude = [] }, path, country) {
  if (exclude.some(location => location === country)) return false;
  if (include.some(location => isIn(location, country))) return true;
  return path.startsWith('brands/') && include.some(location => worldwide[country].has(location));
}

const isLatin = text => text !== undefined && isAscii(unaccent(text));

/** "T-Mobile (US)": the bracket tells mappers apart, not customers. */
const displayName = ({ tags, displayName: shown }) =>
  unaccent([tags.brand, tags.operator, tags.network, shown].find(isLatin) ?? shown)
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[|;`\\${}"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const wikidataId = tags => tags['brand:wikidata'] ?? tags['operator:wikidata'] ?? tags['network:wikidata'];

const ownDomain = {
  gb: /\.(co\.uk|org\.uk|uk|com|net|org|london|scot|wales|co|tv|io|app|eu)$/,
  us: /\.(com|net|org|us|co|tv|io|app)$/,
};
const sharedHosts =
  /(facebook|instagram|twitter|linkedin|google|youtube|wikipedia|wordpress|blogspot|archive|tripadvisor)\./;

/** The website as a card-not-present row prints it, when it says more than the name does. */
function domain({ tags, displayName: shown }, country) {
  const site = wikidata[wikidataId(tags)];
  const urls = [site?.identities?.website, ...(site?.officialWebsites ?? [])].filter(Boolean);
  for (const url of urls) {
    const host = /^https?:\/\/(?:www\d?\.)?([a-z0-9.-]+)/i.exec(url)?.[1]?.toLowerCase();
    if (!host || sharedHosts.test(host) || !ownDomain[country].test(host)) continue;
    if (host.split('.').length > (host.endsWith('.uk') ? 3 : 2) || host.length > 24) continue;
    const label = squash(host.split('.')[0]);
    return label === squash(shown) || label === squash(shown).replace(/^THE|AND/g, '') ? undefined : host;
  }
  return undefined;
}

/** Other spellings mappers use: only those that still carry the name or are long enough to stand alone. */
function spellings(item) {
  const name = squash(displayName(item));
  return (item.matchNames ?? []).filter(other => {
    if (!isAscii(unaccent(other)) || other.length > 30) return false;
    if (tokens(other).length === 1 && words.has(key(other))) return false;
    const text = squash(other);
    return text !== name && (text.startsWith(name.slice(0, 5)) || (/ /.test(other) && text.length >= 10));
  });
}

function* itemsOf(country) {
  for (const [path, meaning] of meanings(country))
    for (const item of index.nsi[path]?.items ?? [])
      if (applies(item.locationSet, path, country)) yield { item, path, meaning };
}

/** name key -> what the index says of it, best-ranked tag first. */
function collect(country) {
  const found = new Map();
  const hosts = new Map();
  for (const { item, path, meaning } of itemsOf(country)) {
    const name = displayName(item);
    const id = key(name);
    if (!isAscii(name) || id.length < 2 || traps.has(id)) continue;
    const entry = found.get(id) ?? { name, meanings: new Map(), aliases: new Set() };
    if (!entry.meanings.has(meaning.debit)) entry.meanings.set(meaning.debit, meaning);
    for (const other of spellings(item)) entry.aliases.add(other);
    const host = path.startsWith('brands/') ? domain(item, country) : undefined;
    if (host) hosts.set(host, new Set([...(hosts.get(host) ?? []), id]));
    found.set(id, entry);
  }
  // A host that several brands share belongs to their owner, not to one of them.
  for (const [host, owners] of hosts)
    if (owners.size === 1) for (const id of owners) found.get(id).aliases.add(host);
  return found;
}

export function nsiEntities(country) {
  const entities = [];
  for (const { name, meanings: byDebit, aliases } of collect(country).values()) {
    const [main, ...others] = [...byDebit.values()].sort((a, b) => a.rank - b.rank);
    entities.push({
      name,
      debit: main.debit,
      credit: main.credit,
      flags: main.flags,
      aliases: [...aliases].sort(),
    });
    for (const { debit, credit } of others) {
      const words = arms[country][debit];
      if (words)
        entities.push({
          name,
          debit,
          credit,
          flags: '',
          aliases: words.map(word => `${name} ${word}`),
          derived: true,
        });
    }
  }
  return entities;
}
