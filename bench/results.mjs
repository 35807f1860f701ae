/** bench/RESULTS.md holds what was measured last, each table between two marks of its own. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = new URL('RESULTS.md', import.meta.url);

/** Replaces the lines of a section, or adds the section at the end. */
export function writeSection(name, lines) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '# Measured\n';
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const section = `${start}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n\n${end}`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  const changed =
    from < 0
      ? `${text.trimEnd()}\n\n${section}\n`
      : text.slice(0, from) + section + text.slice(to + end.length);
  writeFileSync(file, changed);
}
