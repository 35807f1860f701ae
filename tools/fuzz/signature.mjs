/** What makes two findings the same fault: the message without its numbers and quotations, and where it was thrown. */
import { fileURLToPath } from 'node:url';

const LONGEST_MESSAGE = 160;
const HERE = fileURLToPath(new URL('.', import.meta.url));

/** `directory`: of the package. */
export function signatureOf(flaw, stack, directory) {
  const message = flaw
    .slice(0, LONGEST_MESSAGE)
    .replace(/"[^"]*"?|'[^']*'/g, '"…"')
    .replace(/\d+/g, '#');
  const frame = frameOf(stack ?? '', directory);
  return frame === null ? message : `${message} (${frame})`;
}

/** The first line of the stack that is the package's own. */
function frameOf(stack, directory) {
  for (const line of stack.split('\n')) {
    const [, where, file, row] = /^\s+at (?:(.*?) \()?(?:file:\/\/)?(.*?):(\d+):\d+\)?$/.exec(line) ?? [];
    if (
      file === undefined ||
      !file.startsWith(directory) ||
      file.startsWith(HERE) ||
      file.includes('node_modules')
    )
      continue;
    const place = `${file.slice(directory.length)}:${row}`;
    return where ? `${where.split(' ')[0]} ${place}` : place;
  }
  return null;
}
