/** Every engine of the main entry, asked about one account. */
import { extraAnswers } from './extras.mjs';
import { said } from './said.mjs';

const STRESS = { incomeDownPercent: 10, costsUpPercent: 5, newMonthlyRepayment: 120.5 };
/** The safe forms do the same work again, so they are asked about so many rows. */
const FEW = 60;
/** Of each result, explanations of at most so many figures, evenly drawn. */
const EXPLAINED = 60;

/** [name, text] of each answer. */
export function* engineAnswers(library, name, request, scorecard) {
  const few = { ...request, transactions: request.transactions.slice(0, FEW) };
  for (const [engine, given] of Object.entries(requestsOf(name, request))) {
    const text = said(() => library[engine](given));
    yield [`${name} ${engine}`, text];
    yield [`${name} explain ${engine}`, explanations(library, JSON.parse(text))];
  }
  for (const [engine, given] of Object.entries(requestsOf(name, few))) {
    const safe = `safe${engine[0].toUpperCase()}${engine.slice(1)}`;
    const refused = { ...given, transactions: [{}], accounts: [{}] };
    yield [`${name} ${safe}`, said(() => library[safe](given))];
    yield [`${name} ${safe} of no request`, said(() => library[safe](refused).error.issues)];
  }
  for (const [called, text] of extraAnswers(library, few, scorecard)) yield [`${name} ${called}`, text];
}

/** Each engine's request about the account. */
function requestsOf(name, request) {
  const { accountId, currencyCode, accountType, accountSubType, balances, transactions } = request;
  const account = { accountId, currencyCode, accountType, accountSubType, balances };
  const accountOf = row => row.accountId ?? accountId;
  const accounts = [...new Set([accountId, ...transactions.map(accountOf)])].map(id => ({
    ...account,
    accountId: id,
    transactions: transactions.filter(row => accountOf(row) === id),
  }));
  const health = { countryCode: request.countryCode, accounts };
  return {
    enrichTransactions: request,
    verifyIncome: { ...request, excludeBenefits: true },
    assessAffordability: { ...request, referenceId: name, stress: STRESS, ownershipShare: 0.37 },
    validateForScore: { account, transactions, correlationId: name },
    scoreAttributes: request,
    assessConsumerFinancialHealth: health,
    assessBusinessFinancialHealth: health,
    endOfDayBalances: health,
    checkIntegrity: request,
    analyse: request,
  };
}

function explanations(library, result) {
  const paths = [...pathsOf(result, '')];
  const step = Math.max(1, Math.ceil(paths.length / EXPLAINED));
  const drawn = paths.filter((_, index) => index % step === 0);
  return JSON.stringify(drawn.map(path => said(() => library.explain(result, path))));
}

/** Where the numbers of a result are. */
function* pathsOf(value, path) {
  if (typeof value === 'number') yield path;
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* pathsOf(item, `${path}[${index}]`);
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      yield* pathsOf(item, path === '' ? key : `${path}.${key}`);
}
