/** Finds what is wrong with a scorecard of the right form: every issue, with the path to its place. */
import type { RequestIssue } from '../../base/invalidRequest.js';
import { issueAt } from '../../requests/issue.js';
import type { ParsedCharacteristic, ParsedScorecard } from '../../requests/scorecard.js';
import { SCORE_ATTRIBUTES } from '../attributes/definitions.js';
import { beginsAtInfinity, endsAtInfinity, type Interval, isEmpty, joinOf, notationOf } from './intervals.js';

type Path = readonly (string | number)[];

export function issuesOf(scorecard: ParsedScorecard): RequestIssue[] {
  const { characteristics } = scorecard;
  const path: Path = ['scorecard', 'characteristics'];
  return [
    ...repeatsIn(
      characteristics.map(({ name }) => name),
      path,
      'name',
      'duplicate_characteristic',
    ),
    ...repeatsIn(
      characteristics.map(({ attribute }) => attribute),
      path,
      'attribute',
      'duplicate_attribute',
    ),
    ...characteristics.flatMap((characteristic, index) => [
      ...attributeIssues(characteristic, [...path, index]),
      ...binIssues(characteristic, [...path, index, 'bins']),
      ...(scorecard.useReasonCodes ? reasonIssues(scorecard, characteristic, [...path, index]) : []),
    ]),
  ];
}

function repeatsIn(
  names: readonly string[],
  path: Path,
  member: 'name' | 'attribute',
  code: `duplicate_${string}`,
): RequestIssue[] {
  const firsts = new Map<string, number>();
  return names.flatMap((name, index) => {
    const first = firsts.get(name);
    if (first !== undefined)
      return [issueAt([...path, index, member], code, `"${name}" stands at index ${first} already`)];
    firsts.set(name, index);
    return [];
  });
}

function attributeIssues({ attribute, missing }: ParsedCharacteristic, path: Path): RequestIssue[] {
  const definition = SCORE_ATTRIBUTES.find(({ name }) => name === attribute);
  if (definition === undefined)
    return [
      issueAt(
        [...path, 'attribute'],
        'unknown_attribute',
        `"${attribute}" is no name of a score attribute (SCORE_ATTRIBUTES lists them)`,
      ),
    ];
  const { nullReasons } = definition;
  if (nullReasons.length === 0 || missing !== undefined) return [];
  return [
    issueAt(
      [...path, 'missing'],
      'missing_bin_required',
      `must be there: "${attribute}" can be null (${nullReasons.join(', ')})`,
    ),
  ];
}

function binIssues({ bins }: ParsedCharacteristic, path: Path): RequestIssue[] {
  const empty = bins.flatMap(({ interval }, index) =>
    isEmpty(interval)
      ? [
          issueAt(
            [...path, index, 'interval'],
            'empty_bin',
            `${notationOf(interval)} holds no value: leftMargin must be below rightMargin`,
          ),
        ]
      : [],
  );
  const names = bins.map(({ name, interval }) => name ?? notationOf(interval));
  return empty.length > 0
    ? empty
    : [...coverageIssues(bins, path), ...repeatsIn(names, path, 'name', 'duplicate_bin')];
}

function coverageIssues(bins: ParsedCharacteristic['bins'], path: Path): RequestIssue[] {
  return bins.flatMap(({ interval }, index) => {
    const at: Path = [...path, index, 'interval'];
    const previous = bins[index - 1]?.interval;
    const issues: RequestIssue[] = [];
    if (previous !== undefined) issues.push(...joinIssues(previous, interval, at));
    else if (!beginsAtInfinity(interval)) {
      const message = 'must be left out of the first bin, so that it holds all low values';
      issues.push(issueAt([...at, 'leftMargin'], 'bin_gap', message));
    }
    if (index === bins.length - 1 && !endsAtInfinity(interval)) {
      const message = 'must be left out of the last bin, so that it holds all high values';
      issues.push(issueAt([...at, 'rightMargin'], 'bin_gap', message));
    }
    return issues;
  });
}

function joinIssues(previous: Interval, interval: Interval, at: Path): RequestIssue[] {
  const join = joinOf(previous, interval);
  if (join === 'joined') return [];
  const fault = join === 'gap' ? 'leaves a gap after' : 'overlaps or precedes';
  return [
    issueAt(
      at,
      `bin_${join}`,
      `${notationOf(interval)} ${fault} ${notationOf(previous)}: it must begin where that ends, and one of the two, not both, hold the margin`,
    ),
  ];
}

function reasonIssues(
  { baselineScore, reasons }: ParsedScorecard,
  characteristic: ParsedCharacteristic,
  path: Path,
): RequestIssue[] {
  const issues: RequestIssue[] = [];
  if (characteristic.baselineScore === undefined && baselineScore === undefined)
    issues.push(
      issueAt(
        [...path, 'baselineScore'],
        'missing_baseline',
        'must be there, or on the scorecard, while useReasonCodes is true',
      ),
    );
  const { bins, missing } = characteristic;
  const places: readonly (readonly [Path, { readonly reasonCode?: string | undefined }])[] = [
    ...bins.map((bin, index): [Path, typeof bin] => [['bins', index], bin]),
    ...(missing === undefined ? [] : [[['missing'], missing] as const]),
  ];
  for (const [place, { reasonCode = characteristic.reasonCode }] of places) {
    const at = [...path, ...place, 'reasonCode'];
    if (reasonCode === undefined)
      issues.push(
        issueAt(
          at,
          'missing_reason_code',
          'must be there, or on the characteristic, while useReasonCodes is true',
        ),
      );
    else if (reasons !== undefined && !Object.hasOwn(reasons, reasonCode))
      issues.push(issueAt(at, 'unknown_reason_code', `"${reasonCode}" has no text in scorecard.reasons`));
  }
  return issues;
}
