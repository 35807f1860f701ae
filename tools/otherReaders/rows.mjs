/** The rows that were read, of all accounts. */
export const rowsOf = ({ accounts }) => accounts.flatMap(({ transactions }) => transactions);

/** A row as one text: its day, direction and amount, as far as they are asked for. */
export const shortly = (statements, ...members) =>
  rowsOf(statements).map(row => members.map(member => row[member]).join(' '));
