/** What a run prints: findings, then counts by function and country, as Markdown. */

const COUNTRIES = ['GB', 'US', 'none'];

export function reportOf({ findings, notes, counts, lost, milliseconds, processor, slow, seed, only }) {
  return [
    ...findings.flatMap(finding => findingLines(finding, seed, only)),
    ...notes.map(
      ({ index, count, flaw }) =>
        `Note: ${count} calls "${flaw}" once, and not when tried again; replay ${seed}:${index}`,
    ),
    ...summary(counts, lost, milliseconds, processor, seed, findings),
    '',
    ...table(counts),
    '',
    ...slow.map(
      ({ id, index, milliseconds: took, size }) =>
        `Slow: ${id} took ${Math.round(took)} ms for both calls of ${seed}:${index} (${Math.round(size / 1000)} kB)`,
    ),
  ].join('\n');
}

function findingLines({ signature, count, functions, index, isAgain, again, source, stack, id }, seed, only) {
  const lines = [`FINDING, ${count} times: ${signature}`, `  in ${functions.join(', ')}`];
  lines.push(
    `  replay with: npm run fuzz -- --replay ${seed}:${index}${only.length > 0 ? ` --only ${only.join()}` : ''}`,
  );
  if (!isAgain) lines.push(`  did not come again when it was tried alone${again ? `, but: ${again}` : ''}`);
  else lines.push(`  ${id}: ${source}`);
  const frames = (stack ?? '')
    .split('\n')
    .filter(line => !line.includes('/fuzz/runInput.mjs') && !line.includes('/fuzz/worker.mjs'))
    .slice(0, 7);
  return [...lines, ...frames.map(line => `    ${line.trim()}`), ''];
}

function summary(counts, lost, milliseconds, processor, seed, findings) {
  const of = (country, outcomes = ['answered', 'refused']) =>
    counts
      .filter(row => country === null || row.country === country)
      .reduce((sum, row) => sum + outcomes.reduce((part, outcome) => part + row[outcome], 0), 0);
  const all = of(null) + lost;
  const answered = of(null, ['answered']);
  const whole = number => number.toLocaleString('en-GB');
  return [
    `Seed ${seed}: ${whole(all)} inputs in ${Math.round(milliseconds / 1000)} s (${Math.round((all / processor) * 1000)} a second of processor time), ` +
      `GB ${whole(of('GB'))}, US ${whole(of('US'))}, none ${whole(of('none'))}; ` +
      `${whole(answered)} past the door (${percent(answered, all)}); findings: ${findings.length}`,
  ];
}

function percent(part, all) {
  return all === 0 ? '-' : `${((100 * part) / all).toFixed(0)} %`;
}

function table(counts) {
  const names = [...new Set(counts.map(({ name }) => name))];
  const lines = [
    '| Function | GB | past the door | US | past the door | none | past the door |',
    '|---|---|---|---|---|---|---|',
  ];
  for (const name of names) {
    const cells = COUNTRIES.flatMap(country => {
      const { answered, refused } = counts.find(row => row.name === name && row.country === country);
      return [answered + refused, percent(answered, answered + refused)];
    });
    if (cells.some(cell => typeof cell === 'number' && cell > 0))
      lines.push(`| ${name} | ${cells.join(' | ')} |`);
  }
  return lines;
}
