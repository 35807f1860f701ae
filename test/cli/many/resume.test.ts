/** An output that was cut at any byte goes on to be the output that was never cut. */
import { describe, expect, it } from 'vitest';
import { answerLine } from '../../../src/cli/many/answerLine.js';
import { resumePointOf } from '../../../src/cli/many/resume.js';
import { sampleRequest } from '../../../src/cli/samples.js';

const SETTINGS = {
  command: 'score',
  options: {},
  members: {},
  select: null,
  isCompact: false,
  mostLineBytes: 1_000_000,
} as const;

const INPUT = [
  JSON.stringify(sampleRequest('GB')),
  '',
  JSON.stringify({ ...sampleRequest('US'), accountId: 'é-2' }),
  'not JSON',
  JSON.stringify(sampleRequest('GB')),
];
const ANSWERS = INPUT.map(
  (line, at) => answerLine({ number: at + 1, bytes: Buffer.from(line), isTooLong: false }, SETTINGS).text,
);
const WHOLE = Buffer.from(ANSWERS.map(line => `${line}\n`).join(''));

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('resumption', () => {
  it('at every byte neither repeats nor loses a line', async () => {
    for (let cut = 0; cut <= WHOLE.length; cut++) {
      const { lines, offset, last, strange } = await resumePointOf(inPieces(WHOLE.subarray(0, cut), 97));
      expect(strange).toBeNull();
      const rest = ANSWERS.slice(lines).map(line => `${line}\n`);
      const whole = Buffer.concat([WHOLE.subarray(0, offset), Buffer.from(rest.join(''))]);
      expect(whole.equals(WHOLE)).toBe(true);
      expect(last).toBe(lines === 0 ? null : ANSWERS[lines - 1]);
    }
    expect(WHOLE.length).toBeGreaterThan(500);
  });

  it('is the same whatever the pieces are', async () => {
    const half = WHOLE.subarray(0, WHOLE.length - 5);
    const points = await Promise.all([1, 2, 3, 10, 10_000].map(size => resumePointOf(inPieces(half, size))));
    for (const point of points) expect(point).toEqual(points[0]);
    expect(points[0]?.lines).toBe(4);
  });

  it('cuts off zeros, which a loss of power leaves at the end', async () => {
    const zeros = Buffer.concat([WHOLE, Buffer.alloc(4096)]);
    expect(await resumePointOf(inPieces(zeros, 1000))).toMatchObject({
      lines: 5,
      offset: WHOLE.length,
      strange: null,
    });
  });

  it.each([
    ['a,b\n1,2\n', 1],
    ['some text', 1],
    [`${ANSWERS[0]}\n\n`, 2],
    [`${ANSWERS[0]}\n{"half":\n`, 2],
    [`${ANSWERS[0]}\nnotes`, 2],
  ])('leaves a file of something else alone: %j', async (text, strange) => {
    expect((await resumePointOf(inPieces(Buffer.from(text), 7))).strange).toBe(strange);
  });
});
