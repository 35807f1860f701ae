/** Options: dates to stand on, floors, divisions, limits and rules of the caller's own. */
import { oddAmount, oddDate, textOfDay, usualDay } from './scalars.mjs';
import { description, oddText } from './text.mjs';

const DIVISIONS = ['england-and-wales', 'scotland', 'northern-ireland'];

export function optionsOf(draft, own) {
  const { random } = draft;
  const options = {};
  if (random.chance(0.5))
    options.asOf = random.chance(0.25) ? oddDate(random) : textOfDay(usualDay(random) + 200);
  if (random.chance(0.3))
    options.confidenceFloor = random.pick([0, 1, 0.5, 0.999, 5e-324, random.below(1000) / 1000]);
  if (random.chance(0.3)) options.division = random.pick(DIVISIONS);
  if (random.chance(0.1)) options.maxTransactions = random.pick([1, 10, 5000, 100_000, 1_000_000]);
  if (random.chance(0.2)) options.stated = { income: oddAmount(random), rent: oddAmount(random) };
  if (random.chance(0.3)) options.rules = rulesOf(draft, own);
  return options;
}

function rulesOf(draft, own) {
  const { random } = draft;
  const count = random.weighted([
    [90, random.between(0, 4)],
    [8, random.between(5, 40)],
    [2, random.between(41, 400)],
  ]);
  return Array.from({ length: count }, () => ruleOf(draft, own));
}

function ruleOf({ random, categories }, own) {
  const rule = { set: {} };
  if (random.chance(0.6)) rule.text = named(random, wordsOf(random, own));
  if (random.chance(0.2))
    rule.merchant = named(random, random.pick(['Tesco', 'Walmart', 'Netflix', oddText(random)]));
  if (random.chance(0.3)) rule.direction = random.pick(['Credit', 'Debit']);
  if (random.chance(0.1)) rule.minimumAmount = random.pick([0, 10, '5.00', oddAmount(random)]);
  if (random.chance(0.1)) rule.maximumAmount = random.pick([999_999_999.99, 100, '50.00']);
  if (random.chance(0.1)) rule.accountId = random.pick(['main', 'second']);
  if (random.chance(0.2)) rule.transactionId = random.pick(['t0', 't-000001']);
  if (random.chance(0.2)) rule.name = random.pick(['mine', oddText(random) || 'rule']);
  if (Object.keys(rule).length === 1) rule.direction = 'Debit';
  if (random.chance(0.8)) rule.set.category = random.pick(categories);
  if (random.chance(0.3) || rule.set.category === undefined)
    rule.set.merchant = random.pick([null, 'My Shop', oddText(random) || 'x']);
  return rule;
}

function wordsOf(random, own) {
  const words = description(random, own).split(' ');
  const from = random.below(words.length);
  return words.slice(from, from + random.between(1, 3)).join(' ');
}

/** Rules compare Latin letters and digits, and are refused without any. */
function named(random, text) {
  return /[A-Za-z0-9]/.test(text) || random.chance(0.03) ? text : `a${text}`;
}
