/** Functions whose growth is known, which the instrument must see. Each is given a size. */
import { SaxesParser } from 'saxes';

const numbers = size => Array.from({ length: size }, (_, index) => (index * 7919) % 10_007);
const words = size => numbers(size).map(number => `w${number}`);
const elements = size => `<a>${'<b/>'.repeat(size)}</a>`;

/** How many elements a text has, as a parser that is written in CommonJS tells. */
function parsed(text) {
  let count = 0;
  const parser = new SaxesParser();
  parser.on('opentag', () => count++);
  parser.write(text).close();
  return count;
}

/** A reader of tags that are never closed: it looks for the end of each to the end of the text. */
function endsOf(text) {
  const ends = [];
  for (let from = 0; from < text.length; from++) {
    let at = from;
    while (at < text.length && text.charCodeAt(at) !== 62) at++;
    ends.push(at);
  }
  return ends;
}

export const QUADRATIC = {
  'a loop within a loop': size => {
    let sum = 0;
    for (let a = 0; a < size; a++) for (let b = 0; b < size; b++) sum ^= a * b;
    return sum;
  },
  'a loop without braces in a callback': size =>
    numbers(size).map(wanted => {
      let at = 0;
      while (at < size && wanted >= 0) at++;
      return at;
    }),
  'a filter for each': size =>
    numbers(size).map(wanted => numbers(size).filter(other => other > wanted).length),
  'indexOf in a list for each': size => {
    const list = numbers(size);
    return list.map(number => list.indexOf(number));
  },
  'includes in a text for each': size => {
    const text = words(size).join(' ');
    return words(size).filter(word => text.includes(`${word}!`));
  },
  'a slice of the rest for each': size => {
    let text = 'x'.repeat(size);
    while (text !== '') text = text.slice(1);
    return text;
  },
  'a text written anew for each': size => words(size).reduce((text, word) => `${text}.${word}`, ''),
  'a text joined by += and read for each': size => {
    let text = '';
    let sum = 0;
    for (const word of words(size)) {
      text += word;
      sum += text.charCodeAt(text.length - 1);
    }
    return sum;
  },
  'a pattern over the whole text for each': size => {
    const text = 'x'.repeat(size);
    return numbers(size).filter(() => /y/.test(text));
  },
  'a replacement over the whole text for each': size => {
    const text = 'x'.repeat(size);
    return numbers(size).map(() => text.replace(/y/g, '').length);
  },
  'a list copied for each': size => {
    let list = [];
    for (const number of numbers(size)) list = [...list, number];
    return list;
  },
  'an object copied for each': size => {
    let all = {};
    for (const word of words(size)) all = { ...all, [word]: 1 };
    return all;
  },
  'the rest of a list for each': size => {
    let left = numbers(size);
    while (left.length > 0) [, ...left] = left;
    return left;
  },
  'the rest of each list': size => {
    let count = 0;
    for (const [, ...rest] of numbers(size).map(() => numbers(size))) count += rest.length;
    return count;
  },
  'a set made for each': size => {
    const list = numbers(size);
    return list.map(number => new Set(list).has(number));
  },
  'a table of numbers made for each': size => numbers(size).map(() => new Float64Array(size).length),
  'a splice for each': size => {
    const list = numbers(size);
    while (list.length > 0) list.splice(0, 1);
    return list;
  },
  'a sort for each': size => numbers(size).map(() => numbers(size).sort((a, b) => a - b)[0]),
  'JSON for each': size => {
    const list = numbers(size);
    return list.map(() => JSON.stringify(list).length);
  },
  'a reader that looks for an end which never comes': size => endsOf('<'.repeat(size)),
  'a document parsed anew for each of its elements': size => numbers(size).map(() => parsed(elements(size))),
};

export const LINEAR = {
  'a loop': size => {
    let sum = 0;
    for (let at = 0; at < size; at++) sum += at;
    return sum;
  },
  'a map and a set': size => numbers(size).filter(number => new Set([number]).has(number)),
  'a text joined once': size => words(size).join(' '),
  'all matches of a pattern': size => [...words(size).join(' ').matchAll(/w\d+/g)].length,
  'a walk by sticky pattern': size => {
    const text = words(size).join(' ');
    const pattern = /w\d+ ?/y;
    let count = 0;
    while (pattern.lastIndex < text.length && pattern.exec(text) !== null) count++;
    return count;
  },
  'a document parsed once': size => parsed(elements(size)),
  'a document of one long text, added to bit by bit': size => parsed(`<a>${'&amp;x'.repeat(size)}</a>`),
  'indexOf from the last place': size => {
    const text = words(size).join(' ');
    let at = 0;
    for (let next = text.indexOf(' '); next >= 0; next = text.indexOf(' ', next + 1)) at = next;
    return at;
  },
};

export const SORTING = {
  'a sort by a comparison': size => numbers(size).sort((a, b) => a - b),
  'a sort of numbers': size => Float64Array.from(numbers(size)).sort(),
};
