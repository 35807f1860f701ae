/** Sorts the mutants of a run: killed, survived, shown to be equivalent, or static. */
import { relative } from 'node:path';
import { EQUIVALENT } from './equivalent.mjs';

const KILLED = ['Killed', 'Timeout'];

/** `readSource` gives the text of a file. A listed equivalent is `stale` unless one mutant survived as it is listed. */
export function judged(module, results, readSource) {
  const mutants = results.map(result => described(result, readSource)).sort(byPlace);
  const undecided = mutants.filter(({ status }) => !KILLED.includes(status) && status !== 'Ignored');
  const listed = EQUIVALENT[module] ?? [];
  const reasonOf = mutant => listed.find(entry => isSame(entry, mutant))?.reason;
  return {
    killed: mutants.filter(({ status }) => KILLED.includes(status)).length,
    static: mutants.filter(({ status }) => status === 'Ignored'),
    survived: undecided.filter(mutant => reasonOf(mutant) === undefined),
    equivalent: undecided.flatMap(mutant => {
      const reason = reasonOf(mutant);
      return reason === undefined ? [] : [{ ...mutant, reason }];
    }),
    stale: listed.filter(entry => undecided.filter(mutant => isSame(entry, mutant)).length !== 1),
  };
}

function isSame(entry, { code, change }) {
  return entry.code === code && entry.change === change;
}

/** By its code instead of its line, so that code above it may come and go. */
function described({ fileName, location, replacement, status }, readSource) {
  const file = relative('.', fileName).replaceAll('\\', '/');
  const lines = readSource(file).split('\n');
  // Lines and columns count from 1; the end is behind the last character.
  const { start, end } = location;
  const touched = lines.slice(start.line - 1, end.line);
  touched.push(touched.pop().slice(0, end.column - 1));
  const original = [touched[0].slice(start.column - 1), ...touched.slice(1)].join(' ');
  return {
    file,
    line: start.line,
    column: start.column,
    code: lines[start.line - 1].trim(),
    change: `${shortened(original)} -> ${shortened(replacement)}`,
    status,
  };
}

/** A run ends with its mutants in any order. */
function byPlace(a, b) {
  return compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.change, b.change);
}

function compare(a, b) {
  return a < b ? -1 : Number(a > b);
}

const LONGEST = 70;

function shortened(code) {
  const flat = code.replace(/\s+/g, ' ').trim();
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
}
