// Reads a compiled gazetteer back, for tests: every hint spelt out.
import { withCapitals } from './letters.mjs';
import { isAscii, printed, reading } from './names.mjs';
import { cutOf } from './variants.mjs';

/** Lines of `{ name, debit, credit, flags, ownsName, aliases }`, in the order of their names. */
export function merchantsOf(text, country) {
  let heading = [];
  const merchants = text.split('\n').flatMap(line => {
    if (line.startsWith('|')) {
      heading = line.slice(1).split('|');
      return [];
    }
    const [, mark, small, written = ''] = /^([;=]?)([^|]*)(?:\|(.*))?$/.exec(line);
    const name = withCapitals(small);
    const [debit, credit, flags] = heading;
    const aliases = written
      .split(';')
      .filter(Boolean)
      .map(alias => {
        if (alias === '&') return printed(name.replaceAll('&', ' AND '));
        return printed(alias.startsWith('~') ? `${name} ${alias.slice(1)}` : alias);
      });
    const cut = mark === '' && isAscii(name) ? cutOf({ name, flags }, country.toLowerCase()) : undefined;
    if (cut !== undefined) aliases.push(cut);
    return [{ name, debit, credit, flags, ownsName: mark !== ';', aliases }];
  });
  const rank = ({ name, ownsName, aliases }) => (ownsName || isPlainSpelling(name, aliases) ? 0 : 1);
  return merchants.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : rank(a) - rank(b)));
}

/** A name with accents is owned by the line that has its plain spelling. */
const isPlainSpelling = (name, aliases) => aliases.some(alias => reading(alias) === reading(name));
