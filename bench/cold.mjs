/** Fresh processes: how long an entry takes to import, and how long until a first result, import included. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mixedWorkload } from './mixed.mjs';
import { note, timesOf } from './timing.mjs';

const child = fileURLToPath(new URL('coldChild.mjs', import.meta.url));

/** Name to the entry that is imported and the country of the request that is analysed then, if any. */
export const STARTS = {
  'import of the main entry': ['index.js', null],
  'import of /gb': ['gb.js', null],
  'import of /us': ['us.js', null],
  'first analyse of 900 rows, GB': ['index.js', 'GB'],
  'first analyse of 900 rows, US': ['index.js', 'US'],
};

/** `builds`: name to its dist folder. Gives, for each start, the times of each build by both clocks, round by round. */
export function coldStarts(builds, rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'cold-'));
  try {
    for (const country of ['GB', 'US'])
      writeFileSync(join(folder, country), JSON.stringify(mixedWorkload(country, 900)));
    const names = Object.keys(builds);
    const times = Object.fromEntries(Object.keys(STARTS).map(start => [start, timesOf(names)]));
    // The first round only fills the disk's cache.
    for (let round = -1; round < rounds; round++) {
      for (const [start, [entry, country]] of Object.entries(STARTS)) {
        for (let turn = 0; turn < names.length; turn++) {
          const name = names[(turn + round + 1) % names.length];
          const body = country ? [join(folder, country)] : [];
          const printed = execFileSync(process.execPath, [child, join(builds[name], entry), ...body]);
          if (round >= 0) note(times[start][name], JSON.parse(printed));
        }
      }
    }
    return times;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
