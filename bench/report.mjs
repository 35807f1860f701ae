/** The tables of the bench. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { tellsWork } from './clock.mjs';
import { coldStarts } from './cold.mjs';
import { countShapes, mixedWorkload } from './mixed.mjs';
import { changeOf, mean, median } from './timing.mjs';
import { measured } from './warm.mjs';
import { workload } from './workload.mjs';

const SIZES = { plain: [500, 5000, 50_000], mixed: [5000] };
const COLD_ROUNDS = 15;
const NAME = 34;

const roundsOf = (settings, size) => {
  const rounds = settings.rounds ?? (size > 10_000 ? 7 : 35);
  return { rounds, warmUp: Math.min(size > 10_000 ? 3 : 15, rounds) };
};

export function header(print, settings) {
  const cores = cpus();
  print(
    `open-banking-insights ${version()}, Node ${process.version}, ${cores[0]?.model ?? 'unknown processor'}, ${cores.length} cores`,
  );
  print(`Load of the machine at the start: ${loadavg()[0].toFixed(1)}; commit ${commit()}`);
  print('Medians of calls with fresh objects. x = multiple of JSON.parse of the same body, timed in turn:');
  print(
    tellsWork
      ? 'first by the time that the main thread worked, then by the time that passed. They differ on a busy machine.'
      : 'twice by the time that passed, since this system does not tell the work of a thread.',
  );
  if (settings.builds.old)
    print('new/old is by work, round by round: the median (and the middle half of the rounds).');
}

const version = () => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

function commit() {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** Gives the multiples, by `engine size`. */
export function plainReport(print, settings, builds) {
  const multiples = new Map();
  for (const size of settings.sizes ?? SIZES.plain) {
    const request = workload(size);
    const body = JSON.stringify(request);
    title(print, `Plain: ${size} transactions in GB, ${body.length} bytes, ${countShapes(request)} shapes`);
    for (const engine of settings.engines) {
      const result = measured(builds, engine, body, roundsOf(settings, size));
      multiples.set(`${engine} ${size}`, result.new.worked);
      print(row(engine, result));
    }
  }
  if (settings.engines.includes('analyse') && !settings.sizes) {
    title(print, 'Plain: 5000 transactions in GB, every shop a new one');
    print(
      row(
        'analyse',
        measured(builds, 'analyse', JSON.stringify(workload(5000, 2, 1)), roundsOf(settings, 5000)),
      ),
    );
  }
  return multiples;
}

/** `pool`: mixed or usual (mixed.mjs). */
export function mixedReport(print, settings, builds, pool) {
  const name = pool === 'mixed' ? 'Mixed banks' : 'Mixed banks, usual places';
  for (const size of settings.sizes ?? SIZES.mixed) {
    const results = ['GB', 'US'].map(country => {
      const request = mixedWorkload(country, size, pool);
      const body = JSON.stringify(request);
      title(
        print,
        `${name}: ${size} transactions in ${country}, ${body.length} bytes, ${countShapes(request)} shapes`,
      );
      return settings.engines.map(engine => {
        const result = measured(builds, engine, body, roundsOf(settings, size));
        print(row(engine, result));
        return result;
      });
    });
    title(print, `${name}: ${size} transactions, mean of GB and US`);
    settings.engines.forEach((engine, index) => {
      const both = results.map(list => list[index]);
      const of = build => {
        const [worked, passed] = ['worked', 'passed'].map(clock =>
          mean(both.map(result => result[build][clock])),
        );
        return multiples({ worked, passed });
      };
      const change = both[0].old
        ? `   old${of('old')}   new/old ${mean(both.map(each => each.change.middle)).toFixed(3)}`
        : '';
      print(`  ${engine.padEnd(NAME)}${of('new')}${change}`);
    });
  }
}

export function coldReport(print, settings) {
  const folders = Object.fromEntries(
    Object.entries(settings.builds).map(([name, folder]) => [name, fileURLToPath(folder)]),
  );
  const rounds = settings.rounds ?? COLD_ROUNDS;
  title(print, `Cold: fresh processes, medians of ${rounds}; the start of Node itself is left out`);
  for (const [start, times] of Object.entries(coldStarts(folders, rounds))) {
    const old = times.old ? `   old${coldTimes(times.old)}   new/old ${changed(changeOf(times))}` : '';
    print(`  ${start.padEnd(NAME)}${coldTimes(times.new)}${old}`);
  }
}

export function growthReport(print, multiples) {
  const engines = [...multiples.keys()].filter(key => key.endsWith(' 50000')).map(key => key.split(' ')[0]);
  const grown = engines.filter(engine => multiples.has(`${engine} 5000`));
  if (grown.length === 0) return;
  title(print, 'Growth: multiple of JSON.parse at 50,000 over that at 5000 (1 = linear)');
  for (const engine of grown)
    print(
      `  ${engine.padEnd(NAME)}${(multiples.get(`${engine} 50000`) / multiples.get(`${engine} 5000`)).toFixed(2)}`,
    );
}

function title(print, text) {
  print('');
  print(text);
}

const times = value => `${value.toFixed(2).padStart(7)} x`;
const multiples = ({ worked, passed }) => `${times(worked)} ${times(passed)}`;
const changed = ({ middle, from, to }) => `${middle.toFixed(3)} (${from.toFixed(3)} to ${to.toFixed(3)})`;

function coldTimes({ worked, passed }) {
  const said = list => `${median(list).toFixed(0)} ms`.padStart(8);
  return `${said(worked)} of work,${said(passed)} passed (at best ${Math.min(...passed).toFixed(0)})`;
}

function row(engine, result) {
  const said = result => `${result.milliseconds.toFixed(2).padStart(9)} ms${multiples(result)}`;
  const change = result.old ? `   old${said(result.old)}   new/old ${changed(result.change)}` : '';
  return `  ${engine.padEnd(NAME)}${said(result.new)}${change}`;
}
