/** Checks the command line of analyse-many and makes the plan of the run. */
import { availableParallelism, totalmem } from 'node:os';
import { ENGINE_VERSION } from '../../version.js';
import type { Command } from '../command.js';
import type { CommandLine } from '../commandLine.js';
import { UsageComplaint } from '../complaint.js';
import { quoted } from '../displayWidth.js';
import type { FlagName } from '../flags.js';
import { type FlagValues, membersOf, namesIn, optionsOf } from '../flagValues.js';
import { readJsonFile } from '../jsonFile.js';
import { commandNamed } from '../knownWords.js';
import { sampleRequest } from '../samples.js';
import { didYouMean } from '../suggest.js';
import { CALLS } from './calls.js';
import type { ManyCommand } from './commandNames.js';
import { digestOf, type RunSettings } from './runRecord.js';
import type { LineSettings } from './settings.js';
import { filesOf } from './sources.js';

export interface Plan {
  readonly files: readonly string[];
  readonly jobs: number;
  readonly workerMegabytes: number;
  /** The flags that were given for workers, as they are typed. */
  readonly flagsOfWorkers: readonly string[];
  /** The file that is continued, or null for standard output. */
  readonly output: string | null;
  readonly settings: LineSettings;
  /** What the answers depend on besides the input, by the words of the command line. */
  readonly runSettings: RunSettings;
}

/**
 * Far below 2 GB, V8 collects so often that a worker takes a quarter more time: it lets the heap of a small limit grow in small steps. The
 * limit is no reservation. Half of the memory is shared out, so that accounts that are too large end workers and not the command.
 */
const WORKER_MEGABYTES = { least: 512, most: 2048 };
const MOST_LINE_BYTES = 67_108_864;
const OF_WORKERS = ['jobs', 'worker-memory'] as const satisfies readonly FlagName[];

/** The flags of the calculations. Not every calculation takes all of them. */
const CALCULATING = [
  'country',
  'exclude-benefits',
  'include-flags',
  'no-flexible-costs',
  'haircuts',
  'confidence-floor',
  'rules',
  'as-of',
  'time-zone',
  'max-transactions',
  'division',
  'us-state',
] as const satisfies readonly FlagName[];

/** Throws Complaint. */
export async function planOf({ words, flags }: CommandLine): Promise<Plan> {
  const command = (flags.command ?? 'analyse') as ManyCommand;
  const taken: readonly FlagName[] = (commandNamed(command) as Command).flags;
  const strange = CALCULATING.find(name => flags[name] !== undefined && !taken.includes(name));
  if (strange !== undefined) throw complaint(`--command ${command} takes no --${strange}`);
  const rules = flags.rules === undefined ? {} : { rules: (await readJsonFile(String(flags.rules))).value };
  const options = { ...optionsOf(flags), ...rules };
  const members = membersOf(flags);
  const mostLineBytes = Number(flags['max-line-bytes'] ?? MOST_LINE_BYTES);
  const select = flags.select === undefined ? null : namesIn(String(flags.select));
  if (select !== null) checkMembers(command, select);
  const jobs = Number(flags.jobs ?? availableParallelism());
  return {
    files: filesOf(words),
    jobs,
    workerMegabytes: Number(flags['worker-memory'] ?? megabytesFor(jobs, megabytesHere())),
    flagsOfWorkers: OF_WORKERS.filter(name => flags[name] !== undefined).map(name => `--${name}`),
    output: flags.resume === undefined ? null : String(flags.resume),
    settings: {
      command,
      options,
      members,
      select,
      isCompact: flags.compact === true,
      mostLineBytes,
    },
    runSettings: runSettingsOf(flags, { command, mostLineBytes, select, rules: rules.rules }),
  };
}

/** The limit of a worker where nothing is said: `jobs` workers on a machine of so many megabytes. */
export function megabytesFor(jobs: number, megabytes: number): number {
  const { least, most } = WORKER_MEGABYTES;
  return Math.max(least, Math.min(most, Math.floor(megabytes / 2 / jobs)));
}

/** Of the machine, or of the container if that has less. Node says 0 or a huge number where there is no limit. */
function megabytesHere(): number {
  const limit = process.constrainedMemory?.() ?? 0;
  return (limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / 1_048_576;
}

interface Chosen {
  readonly command: ManyCommand;
  readonly mostLineBytes: number;
  readonly select: readonly string[] | null;
  readonly rules: unknown;
}

/** Two command lines that give the same answers have the same settings, however they are written. */
function runSettingsOf(flags: FlagValues, { command, mostLineBytes, select, rules }: Chosen): RunSettings {
  const calculating = CALCULATING.filter(name => flags[name] !== undefined && name !== 'rules').map(name => [
    `--${name}`,
    name === 'haircuts' ? inOrderOfNames(String(flags[name])) : String(flags[name]),
  ]);
  return {
    version: ENGINE_VERSION,
    '--command': command,
    ...(select === null ? {} : { '--select': [...new Set(select)].sort().join() }),
    ...(flags.compact === true ? { '--compact': 'true' } : {}),
    '--max-line-bytes': String(mostLineBytes),
    ...Object.fromEntries(calculating),
    ...(rules === undefined ? {} : { '--rules': digestOf(rules) }),
  };
}

/** `variable=0.40, one-off=0.5` -> `one-off=0.5,variable=0.4` */
function inOrderOfNames(haircuts: string): string {
  return namesIn(haircuts)
    .map(each => each.split('=').map(part => part.trim()))
    .map(([name, share]) => `${name}=${Number(share)}`)
    .sort()
    .join();
}

/** A mistake is reported at once, and not on each of a million lines. */
function checkMembers(command: ManyCommand, names: readonly string[]): void {
  const account = sampleRequest('GB');
  const known = [account, { accounts: [account] }].flatMap(request =>
    Object.keys(CALLS[command](request as never, {} as never)),
  );
  const strange = names.find(name => !known.includes(name));
  if (strange !== undefined)
    throw complaint(`the result of ${command} has no member ${quoted(strange)}${didYouMean(strange, known)}`);
}

function complaint(message: string): UsageComplaint {
  return new UsageComplaint(message, 'analyse-many');
}
