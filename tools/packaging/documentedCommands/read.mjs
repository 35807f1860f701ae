/** The commands that a document names: in its `sh` blocks, and in backticks where they begin with npm, npx or node. */

const INLINE = /`((?:[A-Z_]+=\S+\s+)*(?:npm|npx|node)\s[^`]+)`/g;
const FENCE = /^\s*```(\w*)\s*$/;
/** A block that keeps something in a variable is one script. */
const SETS_A_VARIABLE = /^\w+=\$\(/m;

/** `[{ document, line, command }]`, in the order in which they stand. */
export function commandsOf(document, text) {
  const found = [];
  const prose = [];
  let block = null;
  for (const [index, line] of text.split('\n').entries()) {
    const fence = FENCE.exec(line);
    if (fence && block === null) block = { isShell: fence[1] === 'sh', begins: index + 2, lines: [] };
    else if (fence) {
      if (block.isShell) found.push(...commandsOfBlock(block));
      block = null;
    } else if (block !== null) block.lines.push(line);
    // Lines keep their numbers.
    prose.push(block === null && !fence ? line : '');
  }
  const words = prose.join('\n');
  for (const { 1: command, index } of words.matchAll(INLINE))
    found.push({ line: words.slice(0, index).split('\n').length, command: command.replace(/\s+/g, ' ') });
  return found.sort((a, b) => a.line - b.line).map(each => ({ document, ...each }));
}

function commandsOfBlock({ begins, lines }) {
  const script = lines.join('\n');
  if (SETS_A_VARIABLE.test(script)) return [{ line: begins, command: script }];
  const commands = [];
  let open = null;
  for (const [index, line] of lines.entries()) {
    open =
      open === null
        ? { line: begins + index, command: line }
        : { ...open, command: `${open.command}\n${line}` };
    const command = withoutComment(open.command).trim();
    if (goesOn(command)) continue;
    if (command !== '') commands.push({ line: open.line, command });
    open = null;
  }
  if (open !== null) throw new Error(`line ${open.line}: the command has no end: ${open.command}`);
  return commands;
}

const goesOn = text => /(?:\\|\||&&)$/.test(text) || quotesOf(text) % 2 === 1;
const quotesOf = text => text.split("'").length - 1;

/** A `#` inside of quotes begins no comment. */
function withoutComment(text) {
  const comment = [...text.matchAll(/(?:^|\s)#\s/g)].find(
    ({ index }) => quotesOf(text.slice(0, index)) % 2 === 0,
  );
  return comment === undefined ? text : text.slice(0, comment.index);
}

/** `npm ci && npm start` says two commands, each of which is done where it belongs. */
export function partsOf(command) {
  return command.includes('\n') ? [command] : command.split(' && ');
}

/** The folder that a document speaks of: the clone, or a package of its own within it. */
export function homeOf(document) {
  return /^(?:examples\/[^/]+|tools\/gazetteer)(?=\/)/.exec(document)?.[0] ?? '.';
}
