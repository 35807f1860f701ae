/** What .ci/run does, statement by statement. Only what the steps reach that it really runs counts. */

const FUNCTION = /^([^\s()]+)\(\) \{(?: (.*) \}$|\n([\s\S]*?)^\})/gm;
const CALL = /^(?:alone|side_by_side) (.+)$/gm;

/** The statements of a script as a set. `cd folder && a && b` is one statement; without a change of folder, so is each part. */
export function statementsOf(script) {
  const functions = new Map();
  for (const [, name, short, long] of script.matchAll(FUNCTION))
    functions.set(
      name,
      (short ?? long)
        .split(/;|\n/)
        .map(statement => statement.trim())
        .filter(statement => statement !== '' && !statement.startsWith('#')),
    );
  const statements = new Set();
  const open = [...script.matchAll(CALL)].flatMap(([, steps]) => steps.split(' '));
  while (open.length > 0) {
    for (const statement of functions.get(open.pop()) ?? []) {
      if (statements.has(statement)) continue;
      statements.add(statement);
      if (!/^cd /.test(statement)) for (const part of statement.split(' && ')) statements.add(part);
      open.push(statement.split(' ')[0]);
    }
  }
  return statements;
}
