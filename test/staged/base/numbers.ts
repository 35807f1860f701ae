/** Two payments of one day to one payee have the same words and, where the bank gives each a number of its own, other numbers. */
import { addDays } from '../../support/dates.js';
import { written as partsOf } from '../../support/histories/banks/bank.js';
import type { Statement, Written } from '../../support/histories/banks/statement.js';

/** The statements of the histories draw the numbers from kind, name and day alone. */
export function numberedApart(statement: Statement): Statement {
  const seen = new Map<string, number>();
  return {
    ...statement,
    write(payment, day): Written {
      const key = `${payment.kind} ${payment.name} ${day}`;
      const before = seen.get(key) ?? 0;
      seen.set(key, before + 1);
      const text = statement.write(payment, day);
      if (before === 0) return text;
      // A week apart per repeat: no date of the row itself.
      const other = statement.write(payment, addDays(day, -7 * before));
      return { ...text, description: withNumbersOf(text.description, other.description, day) };
    },
  };
}

const NUMBER = /\d{4,}/g;

function withNumbersOf(text: string, other: string, day: string): string {
  const numbers = other.match(NUMBER) ?? [];
  const { yearFirst, compact } = partsOf(day);
  const dates = new Set([yearFirst, compact, day.slice(0, 4)]);
  let index = 0;
  return text.replace(NUMBER, number => {
    const another = numbers[index++];
    return dates.has(number) || another?.length !== number.length ? number : another;
  });
}
