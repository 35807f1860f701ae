/** Text: narratives of banks, the same spoiled, and strings that no bank writes. */

const ODD = [
  '',
  ' ',
  '   ',
  '\t\n\r',
  '***',
  '日本',
  '日本銀行 振込',
  '😀',
  '👨‍👩‍👧‍👦 🇬🇧',
  '\ud800',
  'abc \udfff def',
  '\u0000',
  'TESCO\u0000STORES',
  'שלום עולם',
  '\u202eTESCO\u202c',
  'مدفوعات 1234',
  'é'.normalize('NFD'),
  'Z\u0351\u036b\u0343\u036a\u0302\u036b ALGO',
  'ßẞſﬁK',
  'İıI',
  '٣٤٥٦',
  '1234567890',
  '0',
  '-',
  '--- / ---',
  ',,,,',
  '.',
  "'",
  '"',
  '\\',
  '$&',
  '$1',
  '%s%n',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '<script>alert(1)</script>',
  '\u001b[31mRED',
  '\ufeffTESCO',
  '\u200b',
  '\u00a0TESCO\u00a0',
  'A',
  'a a a a a a a a',
  'ON ON ON',
  'REF REF REF',
  '01JAN 02FEB 03/04/05',
  '9999-12-31',
  '1.00 GBP RATE',
  'TN',
  ' KROGER TN',
  'CA CA CA',
];

const STATES = ['TN', 'CA', 'NY', 'TX', 'IL', 'GB', 'US', 'LEEDS', 'LONDON'];
const SIGNS = [
  ' ',
  '  ',
  '*',
  '/',
  '-',
  ',',
  '.',
  "'",
  '&',
  '#',
  ':',
  ';',
  '(',
  ')',
  '\u0000',
  'é',
  '😀',
  '٣',
  '\ud83d',
];

export function oddText(random) {
  return random.weighted([
    [12, () => random.pick(ODD)],
    [3, () => characters(random, random.between(1, 30))],
    [2, () => random.pick(ODD) + random.pick(ODD)],
    [2, () => String(random.next())],
    [1, () => random.pick(ODD).repeat(random.between(1, 40))],
    [1, () => `${random.pick(SIGNS)}${random.pick(STATES)}`],
  ])();
}

function characters(random, length) {
  const range = random.pick([
    [0x20, 0x7e],
    [0x20, 0x7e],
    [0, 0xff],
    [0, 0xffff],
    [0x300, 0x36f],
    [0xd800, 0xdfff],
  ]);
  let text = '';
  for (let index = 0; index < length; index++) text += String.fromCharCode(random.between(...range));
  return text;
}

/** A description: most as banks write them. */
export function description(random, own) {
  const narrative = narrativeOf(random, own);
  const kind = random.below(20);
  if (kind < 10) return narrative;
  if (kind < 17) return spoiled(random, narrative, () => narrativeOf(random, own));
  return oddText(random);
}

export function narrativeOf(random, { narratives, descriptions }) {
  return random.chance(0.6) ? random.pick(narratives).description : random.pick(descriptions);
}

/** One to three changes. */
export function spoiled(random, text, another) {
  let changed = text;
  for (let left = random.between(1, 3); left > 0; left--) changed = change(random, changed, another);
  return changed;
}

function change(random, text, another) {
  const at = random.below(text.length + 1);
  const words = text.split(' ');
  switch (random.below(16)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return text.replaceAll(' ', '  ');
    case 3:
      return ` ${text}`;
    case 4:
      return `${text} `;
    case 5:
      return text.replace(' ', '');
    case 6:
      return text.replaceAll(' ', '');
    case 7:
      return random.chance(0.5) ? text.toLowerCase() : text.toUpperCase();
    case 8:
      return [...text]
        .map(letter => (random.chance(0.5) ? letter.toLowerCase() : letter.toUpperCase()))
        .join('');
    case 9: {
      const other = another();
      return text.slice(0, at) + other.slice(random.below(other.length + 1));
    }
    case 10:
      return text.slice(0, at) + random.pick(SIGNS) + text.slice(at);
    case 11:
      return random.shuffled(words).join(' ');
    case 12:
      return `${text}${random.pick([' ', ''])}${random.pick(STATES)}`;
    case 13:
      return text.replace(/[A-Za-z]+/g, '');
    case 14:
      return `${random.pick(words)} `.repeat(random.between(2, 30));
    default:
      return text.slice(0, at) + oddText(random) + text.slice(at);
  }
}

const MEGABYTE = 1_000_000;

/** 1 MB mostly, 10 MB seldom, of different makes: cost must follow the length. */
export function hugeText(random, own) {
  const length = random.chance(0.1) ? 10 * MEGABYTE : MEGABYTE;
  const unit = random.weighted([
    [4, () => `${narrativeOf(random, own)} `],
    [2, () => random.pick(['A', ' ', '9', '/', ' A', 'é', '日', '*', '\ud800', 'a1', ', '])],
    [1, () => oddText(random) || '-'],
  ])();
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}
