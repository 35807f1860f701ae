/** What is wrong with a scorecard of the right form: every issue, with the path to its place. */
import type { RequestIssue } from '../../base/invalidRequest.js';
import { issueAt } from '../../schema/read.js';
import type { ParsedCharacteristic, ParsedScorecard } from '../../schema/scorecard.js';
import { SCORE_ATTRIBUTES } from '../attributes/definitions.js';
import { beginsAtInfinity, endsAtInfinity, isEmpty, joinOf, notationOf } from './intervals.js';

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

function repeatsIn(names: readonly string[], path: Path, member: string, code: string): RequestIssue[] {
  return names.flatMap((name, index) => {
    const first = names.indexOf(name);
    return first === index
      ? []
      : [issueAt([...path, index, member], code, `"${name}" stands at index ${first} already`)];
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
    if (previous === undefined && !beginsAtInfinity(interval))
      issues.push(
        issueAt(
          [...at, 'leftMargin'],
          'bin_gap',
          'must be left out of the first bin, so that no low value is without',
        ),
      );
    const join = previous === undefined ? 'joined' : joinOf(previous, interval);
    if (join !== 'joined')
      issues.push(
        issueAt(
          at,
          `bin_${join}`,
          join === 'gap'
            ? `leaves a gap after ${notationOf(previous as typeof interval)}: ${notationOf(interval)} must begin where that ends, one of the two holding the margin`
            : `overlaps ${notationOf(previous as typeof interval)}: ${notationOf(interval)} must begin where that ends, only one of the two holding the margin`,
        ),
      );
    if (index === bins.length - 1 && !endsAtInfinity(interval))
      issues.push(
        issueAt(
          [...at, 'rightMargin'],
          'bin_gap',
          'must be left out of the last bin, so that no high value is without',
        ),
      );
    return issues;
  });
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
