/** The request of each engine, of one country or of none, and such as its door must refuse. */
import { anything, hostile, setOwn, UNKNOWN_NAMES } from './hostile.mjs';
import { isOpen } from './plain.mjs';
import { rowsOf } from './rows.mjs';
import { noAmount, noDate, oddAmount, oddDate, textOfDay, usualAmount, usualDay } from './scalars.mjs';
import { oddText } from './text.mjs';

const TYPES = [undefined, null, 'Personal', 'Business', 'Unknown'];
const SUB_TYPES = [undefined, null, 'CurrentAccount', 'Savings', 'CreditCard', 'Loan', 'Unknown'];

/** Of one account, or of several in a list; what is asked stands beside either. */
export const REQUESTS = {
  enrichTransactions: draft => asked(draft, { referenceId: 'r' }),
  verifyIncome: draft => asked(draft, switches(draft)),
  assessAffordability: draft => asked(draft, shares(draft)),
  validateForScore: draft => {
    const beside = { correlationId: draft.random.pick([undefined, null, 'c']) };
    if (draft.random.chance(0.6)) return asked(draft, beside);
    return { account: { ...account(draft), ...balancesOf(draft, 0.8) }, ...beside, ...body(draft) };
  },
  scoreAttributes: draft => asked(draft, {}),
  assessConsumerFinancialHealth: draft => asked(draft, {}, 1),
  assessBusinessFinancialHealth: draft => asked(draft, {}, 1),
  endOfDayBalances: draft => asked(draft, {}, 1),
  analyse: draft => asked(draft, { ...switches(draft), ...shares(draft) }),
};

/** `balanced`: how probably an account has a current balance. */
function asked(draft, beside, balanced = 0.8) {
  if (draft.random.chance(0.4)) return { ...severalAccounts(draft, balanced), ...beside };
  return { ...account(draft), ...balancesOf(draft, balanced), ...beside, ...body(draft) };
}

/** A request, one in four of them spoiled in one to three places. */
export function requestFor(name, draft) {
  const request = withoutUndefined(REQUESTS[name](draft), draft.random);
  return draft.random.chance(0.25) ? spoiledValue(draft, request) : request;
}

function withoutUndefined(request, random) {
  for (const name of Object.keys(request))
    if (request[name] === undefined && random.chance(0.9)) delete request[name];
  return request;
}

function body(draft) {
  return { transactions: rowsOf(draft, draft.own()) };
}

/** Both countries as often; none, or one that does not fit, one time in twelve. */
function head(draft) {
  const country = draft.country();
  const currencyCode = country === 'none' ? draft.random.pick(['GBP', 'USD']) : currencyOf(country);
  if (country !== 'none') return { countryCode: country, currencyCode, accountId: 'main' };
  const countryCode = draft.random.pick([undefined, undefined, undefined, null, 'FR', 'gb', '']);
  return { countryCode, currencyCode, accountId: 'main' };
}

function currencyOf(country) {
  return country === 'GB' ? 'GBP' : 'USD';
}

function account(draft) {
  const { random } = draft;
  return {
    ...head(draft),
    accountType: random.pick(TYPES),
    accountSubType: random.pick(SUB_TYPES),
    historyStart: random.chance(0.3) ? dateOf(random) : undefined,
    accountHolders: random.chance(0.1)
      ? random.pick([
          null,
          [],
          ['A B'],
          ['John Smith', 'Mary Smith'],
          [oddText(random).slice(0, 140) || 'A B'],
        ])
      : undefined,
  };
}

function dateOf(random) {
  return random.chance(0.3) ? oddDate(random) : textOfDay(usualDay(random));
}

function switches({ random }) {
  return {
    includeFlags: random.pick([undefined, null, true, false]),
    excludeBenefits: random.pick([undefined, true, false]),
  };
}

function shares({ random }) {
  return {
    includeFlexibleCosts: random.pick([undefined, true, false]),
    ownershipShare: random.chance(0.2) ? random.pick([1, 0.5, 1 / 3, 1e-9, 5e-324]) : undefined,
    ownershipShares: random.chance(0.1) ? { main: 0.5, second: 1 } : undefined,
    stress: random.chance(0.2)
      ? {
          incomeDownPercent: random.pick([0, 10, 100, 0.001, -0]),
          costsUpPercent: random.pick([0, 25, 1000, 5e-324]),
          newMonthlyRepayment: oddAmount(random),
        }
      : undefined,
  };
}

function balancesOf({ random }, probability) {
  if (!random.chance(probability)) return { balances: random.pick([undefined, null, {}]) };
  return { balances: { current: balance(random), available: random.chance(0.5) ? balance(random) : null } };
}

function balance(random) {
  return {
    amount: random.chance(0.3) ? oddAmount(random) : usualAmount(random),
    creditDebitIndicator: random.pick(['Credit', 'Credit', 'Debit']),
  };
}

function severalAccounts(draft, balanced) {
  const { random } = draft;
  const count = random.weighted([
    [40, 1],
    [58, 2],
    [2, 5],
  ]);
  const accounts = Array.from({ length: count }, (_, index) => {
    const { countryCode: _country, ...rest } = account(draft);
    const one = { ...rest, ...balancesOf(draft, balanced), ...body(draft) };
    return withoutUndefined({ ...one, accountId: index === 0 ? 'main' : `other${index}` }, random);
  });
  return { countryCode: head(draft).countryCode, accounts };
}

/** The value with one to three members dropped, renamed or replaced. The value is changed. */
export function spoiledValue(draft, value) {
  const { random } = draft;
  const top = { value };
  for (let left = random.pick([1, 1, 2, 3]); left > 0; left--) spoilOne(draft, top);
  return top.value;
}

function spoilOne(draft, top) {
  const { random } = draft;
  let place = top;
  let name = 'value';
  for (let depth = random.pick([0, 1, 2, 3, 3, 3, 4, 5]); depth > 0; depth--) {
    const inside = place[name];
    if (!isOpen(inside) || Object.keys(inside).length === 0) break;
    place = inside;
    name = random.pick(Object.keys(inside));
  }
  const old = place[name];
  switch (random.below(10)) {
    case 0:
      delete place[name];
      break;
    case 1:
      delete place[name];
      setOwn(place, unknownName(place, random), old);
      break;
    case 2:
      setOwn(place, unknownName(place, random), anything(draft, old));
      break;
    case 3:
      place[name] = random.pick([noAmount, noDate, oddText])(random);
      break;
    case 4:
      place[name] = null;
      break;
    case 5:
    case 6:
      place[name] = anything(draft, old);
      break;
    default:
      place[name] = hostile(draft, old);
  }
  if (place === top && !Object.hasOwn(top, 'value')) top.value = undefined;
}

/** A list's own length is no name for a member. */
function unknownName(place, random) {
  const name = random.pick(UNKNOWN_NAMES);
  return Array.isArray(place) && name === 'length' ? 'note' : name;
}
