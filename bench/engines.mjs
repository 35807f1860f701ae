/** What is timed: each engine's name, its argument made of a parsed request, and its call. */

const options = { maxTransactions: 100_000 };
const asItIs = request => request;

function accountOf({ currencyCode, accountType, accountSubType, balances, transactions }) {
  return { accountId: 'account-1', currencyCode, accountType, accountSubType, balances, transactions };
}

const withAccounts = request => ({ accounts: [accountOf(request)] });

const withAccount = request => ({ account: accountOf(request), transactions: request.transactions });

const ARGUMENTS = {
  enrichTransactions: asItIs,
  verifyIncome: asItIs,
  assessAffordability: asItIs,
  validateForScore: withAccount,
  scoreAttributes: asItIs,
  assessConsumerFinancialHealth: withAccounts,
  assessBusinessFinancialHealth: withAccounts,
  endOfDayBalances: withAccounts,
  analyse: asItIs,
};

export const ENGINES = Object.keys(ARGUMENTS);

/** The argument of an engine, made of the text anew, so that no call meets an object it has seen. */
export const argumentOf = (name, body) => ARGUMENTS[name](JSON.parse(body));

export const run = (library, name, argument) => library[name](argument, options);
