// Spellings that follow from a name by rule, and nobody should have to write down.
import { settleAliases } from './merge.mjs';
import { key, printed, reading, tokens } from './names.mjs';

/** Room for a payee's name: Bacs 18 characters, ACH 16; a card terminal 22. */
const room = { gb: 18, us: 16, card: 22 };

/** "B&Q": B & Q, B AND Q. */
function ampersands(name) {
  const text = printed(name);
  if (!text.includes('&')) return [];
  return [' AND ', '&', ' & '].map(joint => text.replace(/\s*&\s*/g, joint));
}

/** The name cut where the bank cuts it, when enough of it is left. src/enrichment/lexicon/merchantLines.ts cuts it the same way. */
export function cutOf(entry, country) {
  const text = key(entry.name);
  const length = /[dp]/.test(entry.flags) ? room[country] : room.card;
  if (text.length <= length) return undefined;
  const short = text.slice(0, length).trim();
  return tokens(short).length > 1 ? short : undefined;
}

const ABBREVIATED = [
  'FIN',
  'FIN SERV',
  'FIN SERVICES',
  'FIN SVC',
  'FINANCIAL',
  'FINANCIAL SERV',
  'FINANCIAL SVC',
];

/** TOYOTA FIN SERV: a carmaker's lender is not the carmaker, however its name is shortened. */
function lenders({ name, debit }) {
  const maker =
    debit === 'vehicle-finance' ? /^(.+) (?:Finance|Financial Services)$/.exec(name)?.[1] : undefined;
  return maker === undefined ? [] : ABBREVIATED.map(words => `${printed(maker)} ${words}`);
}

/** "AMC+" beside AMC: only the word tells them apart. */
function spellOutPlus(merchants) {
  const plain = new Set(
    merchants
      .map(([{ name }]) => name)
      .filter(name => !name.endsWith('+'))
      .map(reading),
  );
  for (const lines of merchants)
    if (lines[0].name.endsWith('+') && plain.has(reading(lines[0].name)))
      for (const line of lines) line.name = line.name.replace(/\+$/, ' Plus');
}

export function addVariants(merchants, country) {
  spellOutPlus(merchants);
  const cuts = new Map();
  for (const [main] of merchants) {
    main.adopted.push(...ampersands(main.name), ...lenders(main));
    const short = cutOf(main, country);
    if (short) cuts.set(short, [...(cuts.get(short) ?? []), main]);
  }
  // A cut that two names share says neither.
  for (const [short, sharers] of cuts) if (sharers.length === 1) sharers[0].adopted.push(short);
  return settleAliases(merchants);
}
