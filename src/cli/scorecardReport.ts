/** A score, its reasons, and the points of each characteristic. */
import type { ApplyScorecardResult } from '../model/scorecard.js';
import { wordsOfName } from '../words/members.js';
import { heading } from './headings.js';
import { pagedEach } from './page.js';
import { table } from './table.js';

export const scorecardReport = pagedEach((result: ApplyScorecardResult) => {
  const { score, range, version, initialScore, reasonCodes, contributions } = result;
  return [
    ...heading(`Score ${score}`),
    `  From ${range.lowest} to ${range.highest} by the scorecard ${version}, which begins at ${initialScore}.`,
    ...(reasonCodes.length === 0
      ? []
      : [
          '',
          ...table(reasonCodes, [
            { title: 'Reason', value: ({ code }) => code },
            { title: 'Points', value: ({ points }) => String(points), isFigure: true },
            { title: 'Meaning', value: ({ text }) => text ?? '' },
          ]),
        ]),
    '',
    ...table(contributions, [
      { title: 'Characteristic', value: ({ characteristic }) => wordsOfName(characteristic) },
      { title: 'Value', value: ({ value }) => (value === null ? '-' : String(value)), isFigure: true },
      { title: 'Bin', value: ({ bin }) => bin },
      { title: 'Points', value: ({ points }) => String(points), isFigure: true },
      {
        title: 'Baseline',
        value: ({ baseline }) => (baseline === null ? '-' : String(baseline)),
        isFigure: true,
      },
    ]),
  ];
});
