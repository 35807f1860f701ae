/** What the two documents show: the statement of an account and the report of a user, as PDFs. */
import { analyse } from 'open-banking-insights';
import { renderPdf, renderStatementPdf, reportOf } from 'open-banking-insights/report';
import { engineOptionsOf, healthAccountOf, incomeRequestOf } from 'open-banking-insights/service';

/** Run by worker.js, as those in operations.js. */
export const documents = {
  getStatement: task => renderStatementPdf(reportFor(task)),
  getUserReport: task => renderPdf(reportFor(task), { sections: task.sections }),
};

function reportFor({ accounts, now }) {
  const analyses = analyse({ accounts: accounts.map(accountOf) }, optionsFor(accounts, now));
  const names = accounts.flatMap(({ account }) => account.Parties ?? []).map(nameOf);
  return reportOf(analyses, { holder: [...new Set(names)].filter(Boolean).join(', ') || undefined });
}

/** The stored accounts of one consent are in one region. */
export function optionsFor([first], now) {
  return engineOptionsOf(first?.account ?? {}, now);
}

/** Without a balance there is still a document. */
function accountOf(stored) {
  return stored.balances?.current ? healthAccountOf(stored) : incomeRequestOf(stored);
}

function nameOf({ fullLegalName, name }) {
  return fullLegalName ?? name;
}
