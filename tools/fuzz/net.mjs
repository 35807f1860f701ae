/** A whole run: all inputs, the findings in groups, each group made small. */
import { Judge } from './judge.mjs';
import { minimised } from './minimise.mjs';
import { runPool, TOO_LONG, TOO_MUCH } from './pool.mjs';
import { Stopwatch } from './stopwatch.mjs';
import { loadWorld } from './world.mjs';

const COUNTRIES = ['GB', 'US', 'none'];
/** Milliseconds for making findings smaller, all together. */
const TIME = 150_000;
const MOST_SLOW = 8;
/** Where they do not come again, the machine may be to blame. */
const OF_THE_MACHINE = [TOO_LONG, TOO_MUCH];
const MOST_EXAMPLES = 4;
/** The functions are not known before they are tried again. */
const MOST_LOST_EXAMPLES = 8;

/** `settings`: { directory, seed, inputs, seconds, workers, only, limit }. */
export async function runNet(settings, say = () => {}) {
  const started = Date.now();
  const { targets } = await loadWorld(settings.directory, settings.only);
  const groups = new Map();
  const slow = [];
  let told = started;
  const shared = await runPool(settings, targets, {
    onFinding: finding => gather(groups, finding),
    onSlow: each => slow.push(each),
    onProgress: taken => {
      if (Date.now() - told < 10_000) return;
      told = Date.now();
      say(`${taken} inputs, ${groups.size} groups of findings`);
    },
  });
  const milliseconds = Date.now() - started;
  const { user, system } = process.cpuUsage();
  const processor = (user + system) / 1000;
  const all = await smallest(groups, settings, say);
  const counts = countsOf(shared, settings.workers, targets);
  slow.sort((a, b) => b.milliseconds - a.milliseconds);
  const lost = [...groups.values()].reduce((sum, group) => sum + group.lost, 0);
  const isNote = ({ isAgain, flaw }) => !isAgain && OF_THE_MACHINE.includes(flaw);
  return {
    findings: all.filter(finding => !isNote(finding)),
    notes: all.filter(isNote),
    counts,
    lost,
    milliseconds,
    processor,
    slow: slow.slice(0, MOST_SLOW),
    seed: settings.seed,
    only: settings.only,
  };
}

/** Hangs are told apart once their functions are known. */
function gather(groups, finding) {
  const known = groups.get(finding.signature) ?? { count: 0, lost: 0, functions: new Map(), examples: [] };
  known.count++;
  if (finding.id === null) known.lost++;
  known.functions.set(finding.id, (known.functions.get(finding.id) ?? 0) + 1);
  const isNew = !known.examples.some(({ id }) => id === finding.id && id !== null);
  const most = finding.id === null ? MOST_LOST_EXAMPLES : MOST_EXAMPLES;
  if (isNew && known.examples.length < most) known.examples.push(finding);
  groups.set(finding.signature, known);
}

async function smallest(groups, settings, say) {
  const judge = new Judge(settings);
  const since = new Stopwatch();
  const findings = [];
  for (const [signature, { count, functions, examples }] of groups) {
    if (since.read(1) > TIME) {
      findings.push({
        signature,
        count,
        functions: [...functions.keys()],
        ...examples[0],
        isAgain: true,
        source: '(no time to make it smaller)',
      });
      continue;
    }
    say(`making smaller: ${signature}`);
    const isLost = examples[0].id === null;
    const found = new Map();
    for (const each of examples) {
      const example = await minimised(judge, each, settings.limit);
      found.set(example.base, {
        signature,
        count,
        ...example,
        functions: isLost ? [example.id] : [...functions.keys()],
      });
      if (example.isAgain && !isLost) break;
    }
    // Of calls that come back when they are tried again, the machine may be to blame.
    const [again, once] = [true, false].map(is =>
      [...found.values()].filter(({ isAgain }) => isAgain === is),
    );
    findings.push(...(again.length > 0 ? again : once.slice(0, 1)));
  }
  await judge.end();
  return findings;
}

/** Rows of { name, country, answered, refused } for each function, its entries together. */
function countsOf(shared, workers, targets) {
  const rows = new Map();
  targets.forEach((target, number) => {
    for (const country of COUNTRIES) {
      const key = `${target.name} ${country}`;
      const row = rows.get(key) ?? { name: target.name, country, answered: 0, refused: 0 };
      row.answered += shared.counted(workers, number, country, 'answered');
      row.refused += shared.counted(workers, number, country, 'refused');
      rows.set(key, row);
    }
  });
  return [...rows.values()];
}
