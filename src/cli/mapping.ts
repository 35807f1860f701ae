/** The layout of a CSV file as a file of its own, `--columns @mapping.json`: the options of `fromCsv` that describe a layout. */

import { isRole } from '../adapters/formats/csv/columns/roles.js';
import { givenCsv } from '../adapters/formats/csv/options.js';
import { checkOptions } from '../adapters/options.js';
import type { CsvOptions, ReadOptions } from '../adapters.js';
import { InvalidRequestError } from '../base/invalidRequest.js';
import { shown } from '../base/shown.js';
import { Complaint } from './complaint.js';
import { quoted } from './displayWidth.js';
import { type FlagValues, mappingFileIn, readingOf } from './flagValues.js';
import { type JsonFile, readJsonFile } from './jsonFile.js';
import { offsetsOf, type Path, placeOf } from './jsonPlace.js';
import { didYouMean } from './suggest.js';

/** A day and the id of an account belong to one file, and not to its layout. */
const MEMBERS = [
  'columns',
  'signs',
  'dateOrder',
  'country',
  'currency',
  'timeZone',
  'bank',
] as const satisfies readonly (keyof CsvOptions)[];

/** What is said of bank files: by the options, and by the mapping that `--columns` names. An option stands over the mapping. */
export async function readingFor(flags: FlagValues): Promise<ReadOptions> {
  const file = mappingFileIn(flags);
  return { ...(file === undefined ? {} : await mappingIn(file)), ...readingOf(flags) };
}

/** Throws {@link Complaint}, which names the file, the member, what stands there and what is meant. */
async function mappingIn(file: string): Promise<CsvOptions> {
  const json = await readJsonFile(file);
  const { name, value } = json;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Complaint(`${name} must hold an object such as ${EXAMPLE}, got ${shown(value)}`);
  const strange = Object.keys(value).find(key => !MEMBERS.some(member => member === key));
  if (strange !== undefined) throw new Complaint(strangeMember(json, strange));
  if (!Object.hasOwn(value, 'columns'))
    throw new Complaint(`${name} has no member "columns"; it must hold an object such as ${EXAMPLE}`);
  try {
    const options: CsvOptions = checkOptions(value, ['columns', 'signs']);
    givenCsv(options);
    return options;
  } catch (error) {
    throw error instanceof InvalidRequestError ? placed(error, json) : error;
  }
}

const EXAMPLE = '{ "columns": { "date": "Posted", "amount": 3 } }';

/** A list of roles without a name cannot be taken for options: both have a member "currency". */
function strangeMember(json: JsonFile, member: string): string {
  const advice = isRole(member)
    ? `. Columns stand inside: ${EXAMPLE}`
    : `; expected ${MEMBERS.join(', ')}${didYouMean(member, MEMBERS)}`;
  return `${json.name}: there is no member ${quoted(member)} (${placeIn(json, [member])})${advice}`;
}

function placed({ issues }: InvalidRequestError, json: JsonFile): Complaint {
  const says = issues.map(({ path, message }) => {
    const own = path.slice(1);
    const member = own.join('.');
    const rest = message.replace(`options.${member}`, '').trim();
    return `${member} (${placeIn(json, own)}) ${rest}`;
  });
  return new Complaint(`${json.name}: ${says.join('; ')}`);
}

function placeIn({ text }: JsonFile, path: Path): string {
  return placeOf(text, offsetsOf(text, [path])[0] ?? 0);
}
