import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { reading } from '../names.mjs';
import { merchantsOf } from '../read.mjs';

const read = path => readFileSync(new URL(path, import.meta.url), 'utf8');

const ids = JSON.parse(read('../sources/taxonomy-ids.json'));
const categoryIds = new Set(Object.values(ids).map(String));

const textOf = country => read(`../../../src/data/gazetteer/${country}.ts`).split('`')[1];

const load = country =>
  merchantsOf(textOf(country), country).map(line => ({ ...line, text: JSON.stringify(line) }));

const gazetteers = { gb: load('gb'), us: load('us') };
const least = { gb: 5000, us: 6000 };

/** What a statement's text means, were it the whole payee: an alias, or else the first line of the name. */
const meaningOf = (country, text) => {
  const lines = gazetteers[country];
  return (
    lines.find(({ aliases }) => aliases.some(alias => reading(alias) === reading(text))) ??
    lines.find(({ name }) => reading(name) === reading(text))
  );
};

for (const [country, lines] of Object.entries(gazetteers))
  describe(`gazetteer ${country}`, () => {
    test('holds enough names', () => {
      assert.ok(new Set(lines.map(({ name }) => name)).size >= least[country]);
    });

    test('every line stands under a heading of three fields and has a name', () => {
      assert.match(textOf(country), /^\|/);
      for (const line of textOf(country).split('\n')) {
        if (line.startsWith('|')) assert.match(line, /^\|\d+\|\d+\|[a-z]*$/);
        else assert.ok(line.split('|').length <= 2 && !line.endsWith('|'), line);
      }
      for (const { text, name } of lines) assert.ok(name.trim() === name && name.length > 1, text);
    });

    test('no heading comes twice', () => {
      const headings = textOf(country).match(/^\|.*$/gm);
      assert.equal(new Set(headings).size, headings.length);
    });

    test('V8 keeps one byte of each letter', () => {
      assert.doesNotMatch(textOf(country), /[^\0-\xff]/);
    });

    test('names hold no separator and nothing a template literal would read', () => {
      for (const { name } of lines) assert.doesNotMatch(name, /[|;`\\\n]|\$\{/);
    });

    test('every category exists', () => {
      for (const { text, debit, credit } of lines)
        assert.ok(categoryIds.has(debit) && categoryIds.has(credit), text);
    });

    test('flags are known, not repeated, and never both plain word and distinctive', () => {
      for (const { text, flags } of lines) {
        assert.match(flags, /^(gh?)?o?c?s?d?b?p?e?$/, text);
        assert.ok(!/g.*e/.test(flags), text);
      }
    });

    test('no two spellings of one line are looked up alike', () => {
      for (const { text, name, ownsName, aliases } of lines) {
        const keys = (ownsName ? [name, ...aliases] : aliases).map(reading);
        assert.equal(new Set(keys).size, keys.length, text);
      }
    });

    test('aliases are printable uppercase ASCII of some length', () => {
      for (const { text, aliases } of lines)
        for (const alias of aliases) {
          assert.match(alias, /^[ -`{-~]+$/, text);
          assert.equal(alias, alias.trim(), text);
          assert.ok(
            /[A-Z0-9].*[A-Z0-9].*[A-Z0-9]|[A-Z0-9] ?& ?[A-Z0-9]/.test(alias) ||
              ['BP', 'EE', 'O2', 'AA', 'QT'].includes(alias),
            text,
          );
        }
    });

    test('no alias stands on two lines, nor is it another merchant', () => {
      const owners = new Map();
      const names = new Map(lines.map(line => [reading(line.name), line.name]));
      for (const { name, text, aliases } of lines)
        for (const alias of aliases) {
          const id = reading(alias);
          assert.ok(!owners.has(id), `${alias}: ${owners.get(id)} and ${text}`);
          assert.ok(!names.has(id) || names.get(id) === name, `${alias} of ${name} is a merchant`);
          owners.set(id, text);
        }
    });

    test('one line owns a name', () => {
      const owned = lines.filter(({ ownsName }) => ownsName).map(({ name }) => name);
      assert.equal(new Set(owned).size, owned.length);
    });

    test('what does not own its name has a spelling of its own', () => {
      for (const line of lines) if (!line.ownsName) assert.ok(line.aliases.length > 0, line.text);
    });
  });

describe('known traps', () => {
  const cases = [
    ['gb', 'Admiral', 'vehicle-insurance', 'insurance-payout'],
    ['gb', 'ADMIRAL CASINO', 'gambling', 'gambling-winnings'],
    ['gb', 'Just Eat', 'takeaway-and-fast-food', 'gig-income'],
    ['gb', 'Amazon', 'online-marketplace', 'refund'],
    ['gb', 'AMZNMKTPLACE', 'online-marketplace', 'refund'],
    ['gb', 'AMAZON PRIME', 'digital-subscriptions', 'refund'],
    ['gb', 'TESCO STORES', 'groceries', 'refund'],
    ['gb', 'TESCO PFS', 'fuel', 'refund'],
    ['gb', 'TESCO PAY AT PUMP', 'fuel', 'refund'],
    ['gb', 'TESCO MOBILE', 'mobile', 'refund'],
    ['gb', 'TESCO BANK', 'uncategorised', 'uncategorised'],
    ['gb', 'TESCO BANK CREDIT CARD', 'credit-card-payment', 'loan-proceeds'],
    ['gb', 'TESCO INSURANCE', 'vehicle-insurance', 'insurance-payout'],
    ['gb', 'SAINSBURYS S/MKTS', 'groceries', 'refund'],
    ['gb', 'SAINSBURYS PETROL', 'fuel', 'refund'],
    ['gb', 'WM MORRISONS', 'groceries', 'refund'],
    ['gb', 'W M MORRISON', 'groceries', 'refund'],
    ['gb', 'MKS&SPENCER', 'general-retail', 'refund'],
    ['gb', 'M&S SIMPLY FOOD', 'groceries', 'refund'],
    ['gb', 'Sky', 'broadband-phone-tv', 'refund'],
    ['gb', 'SKY BET', 'gambling', 'gambling-winnings'],
    ['gb', 'VIRGIN MEDIA', 'broadband-phone-tv', 'refund'],
    ['gb', 'VIRGIN ACTIVE', 'gym-and-fitness', 'refund'],
    ['gb', 'VIRGIN GAMES', 'gambling', 'gambling-winnings'],
    ['gb', 'Canopy', 'rent', 'uncategorised'],
    ['gb', 'LUL TICKET MACHINE', 'public-transport', 'refund'],
    ['gb', 'UBER *TRIP', 'taxi', 'gig-income'],
    ['gb', 'UBER EATS', 'takeaway-and-fast-food', 'gig-income'],
    ['gb', 'APPLE.COM/BILL', 'digital-subscriptions', 'refund'],
    ['gb', 'APPLE STORE', 'electronics', 'refund'],
    ['gb', 'Klarna', 'bnpl', 'loan-proceeds'],
    ['gb', 'DVLA VEHICLE TAX', 'vehicle-tax', 'refund'],
    ['gb', 'HMRC NDDS', 'government-and-tax', 'tax-refund'],
    ['gb', 'BIRMINGHAM COUNCIL', 'council-tax', 'uncategorised'],
    ['gb', 'Greggs', 'takeaway-and-fast-food', 'refund'],
    ['gb', 'Boots', 'pharmacy', 'refund'],
    ['us', 'WHOLEFDS', 'groceries', 'refund'],
    ['us', 'WM SUPERCENTER', 'general-retail', 'refund'],
    ['us', 'COSTCO GAS', 'fuel', 'refund'],
    ['us', 'SAMS FUEL', 'fuel', 'refund'],
    ['us', 'CVS/PHARMACY', 'pharmacy', 'refund'],
    ['us', 'DD/BR', 'takeaway-and-fast-food', 'refund'],
    ['us', 'DOLLARTRE', 'general-retail', 'refund'],
    ['us', 'ATT*BILL', 'mobile', 'refund'],
    ['us', 'AMEX EPAYMENT', 'credit-card-payment', 'loan-proceeds'],
    ['us', 'CAPITAL ONE CRCARDPMT', 'credit-card-payment', 'loan-proceeds'],
    ['us', 'CHASE CREDIT CRD', 'credit-card-payment', 'loan-proceeds'],
    ['us', 'NATIONSTAR', 'mortgage', 'uncategorised'],
    ['us', 'Earnin', 'short-term-loan', 'loan-proceeds'],
    ['us', 'DOORDASH', 'takeaway-and-fast-food', 'gig-income'],
    ['us', 'LYFT', 'taxi', 'gig-income'],
    ['us', 'GUSTO', 'payroll-paid', 'salary'],
    ['us', 'SBTPG', 'government-and-tax', 'tax-refund'],
    ['us', 'E-ZPASS', 'parking-and-tolls', 'refund'],
    ['us', 'MOHELA', 'student-loan-repayment', 'refund'],
    ['us', 'FANDUEL', 'gambling', 'gambling-winnings'],
    ['gb', 'SACAT MARKS & SPEN', 'groceries', 'refund'],
    ['gb', 'MKS&SPENCER SF', 'groceries', 'refund'],
    ['gb', 'TFL CCHARGE', 'parking-and-tolls', 'refund'],
    ['gb', 'NATIONWIDE CC', 'credit-card-payment', 'loan-proceeds'],
    ['gb', 'MALTHURST', 'fuel', 'refund'],
    ['us', 'QT', 'fuel', 'refund'],
    ['us', 'WALMART NEIGHBORHOOD MARKET', 'groceries', 'refund'],
    ['us', 'WALMART PLUS', 'digital-subscriptions', 'refund'],
    ['us', 'MACYS CREDIT', 'credit-card-payment', 'loan-proceeds'],
    ['us', 'SUNCTRYAIR', 'flights', 'refund'],
  ];
  for (const [country, text, debit, credit] of cases)
    test(`${country}: ${text} is ${debit}`, () => {
      const line = meaningOf(country, text);
      assert.ok(line, 'not in the gazetteer');
      assert.deepEqual([line.debit, line.credit], [String(ids[debit]), String(ids[credit])], line.text);
    });

  const flag = (country, name) => meaningOf(country, name)?.flags ?? '';

  test('plain words stay plain', () => {
    for (const name of ['Next', 'Wave', 'Chip', 'Gap', 'Sky', 'Three', 'Bolt', 'Manual', 'Jacobs'])
      assert.match(flag('gb', name), /g/, name);
    for (const name of ['Current', 'Dave', 'Chime', 'Root Insurance'])
      assert.ok(flag('us', name) !== '', name);
  });

  test('petrol brands stand for themselves before the name of a site', () => {
    for (const name of ['Shell', 'BP', 'Jet', 'Gulf', 'MFG']) assert.match(flag('gb', name), /gh/, name);
    for (const name of ['Shell', 'BP', 'Gulf', 'Marathon', 'Speedway', 'Pilot', "Love's", 'Arco'])
      assert.match(flag('us', name), /gh/, name);
    for (const name of ['Esso', 'Texaco', 'Murco', 'Applegreen'])
      assert.doesNotMatch(flag('gb', name), /g/, name);
    for (const name of ['Exxon', 'Mobil', 'Chevron', 'Sunoco', 'Valero', 'Citgo', 'Conoco', 'Phillips 66'])
      assert.doesNotMatch(flag('us', name), /g/, name);
  });

  test('an arm is as distinctive as its brand', () => {
    for (const text of ['TESCO PFS', 'SAINSBURYS PETROL', 'MKS&SPENCER SF', 'BOOTS OPTICIANS'])
      assert.match(flag('gb', text), /e/, text);
    for (const text of ['COSTCO GAS', 'WALMART PLUS']) assert.match(flag('us', text), /e/, text);
  });

  test('a plus that only marks tell from another name is spelt out', () => {
    const names = new Set(gazetteers.us.map(({ name }) => name));
    assert.ok(names.has('AMC Plus') && !names.has('AMC+'));
  });

  test('famous coined names are sure', () => {
    for (const name of ["Sainsbury's", 'Netflix', 'Tesco', 'Deliveroo'])
      assert.match(flag('gb', name), /e/, name);
    for (const name of ['Netflix', 'Walmart', 'DoorDash']) assert.match(flag('us', name), /e/, name);
  });
});
