/** The parts of analyse-many that need no worker and no process. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountIdIn } from '../../../src/cli/many/accountIdIn.js';
import { batchesOf, inOrder } from '../../../src/cli/many/analyseMany.js';
import { packedAnswers, packedBatch, unpackedBatch } from '../../../src/cli/many/batchForm.js';
import { surviving, WorkerDeath } from '../../../src/cli/many/bisect.js';
import { interruption } from '../../../src/cli/many/interruption.js';
import { type InputLine, linesOf } from '../../../src/cli/many/lines.js';
import { megabytesFor } from '../../../src/cli/many/plan.js';
import { progressText, totalText } from '../../../src/cli/many/progress.js';
import { fits } from '../../../src/cli/many/sources.js';
import { hasUnsafeLetter, safeJson } from '../../../src/cli/terminalText.js';
import { holds } from '../../support/property.js';

async function* given<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** Cut at the places given, in whatever order. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...new Set([...places.map(place => place % (bytes.length + 1)), bytes.length])].sort(
    (a, b) => a - b,
  );
  return ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end));
}

const asyncHolds = <Values extends [unknown, ...unknown[]]>(property: fc.IAsyncProperty<Values>) =>
  fc.assert(property, { seed: 20260101, numRuns: 150 });

describe('lines', () => {
  it('are the same whatever the pieces they come in', async () => {
    const text = fc
      .array(fc.constantFrom('a', '{}', '\n', '\r\n', '\r', 'é', ''), { maxLength: 40 })
      .map(parts => Buffer.from(parts.join('')));
    await asyncHolds(
      fc.asyncProperty(text, fc.array(fc.nat(60), { maxLength: 8 }), async (bytes, places) => {
        const lines = await listOf(linesOf(given(cut(bytes, places)), 1000));
        const expected = bytes.toString().split('\n');
        if (expected.at(-1) === '') expected.pop();
        expect(lines.map(line => Buffer.from(line.bytes).toString())).toEqual(
          expected.map(line => line.replace(/\r$/, '')),
        );
        expect(lines.map(({ number }) => number)).toEqual(expected.map((_, at) => at + 1));
      }),
    );
  });

  it('go on counting from file to file', async () => {
    const lines = await listOf(linesOf(given([Buffer.from('a\nb')]), 10, 7));
    expect(lines.map(({ number }) => number)).toEqual([8, 9]);
  });

  it('are too long from one byte over the most, and then only their beginning is held', async () => {
    const long = Buffer.alloc(3_000_000, 'x');
    const all = Buffer.concat([Buffer.from('12345\r\n123456\n'), long, Buffer.from('\n12345')]);
    for (const size of [1, 7, 65_536, all.length]) {
      const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
        all.subarray(at * size, (at + 1) * size),
      ).slice(0, size === 1 ? 20 : undefined);
      const lines = await listOf(linesOf(given(pieces), 5));
      expect(lines.slice(0, 2).map(({ isTooLong }) => isTooLong)).toEqual([false, true]);
      if (size === 1) continue;
      expect(lines.map(({ isTooLong }) => isTooLong)).toEqual([false, true, true, false]);
      expect((lines[2] as InputLine).bytes.length).toBeLessThanOrEqual(65_536);
    }
  });
});

describe('batches', () => {
  const line = (number: number, length: number): InputLine => ({
    number,
    bytes: Buffer.alloc(length, 97),
    isTooLong: false,
  });

  it('hold every line once, in order, and no more than they may unless one alone is larger', async () => {
    await asyncHolds(
      fc.asyncProperty(fc.array(fc.nat(120), { maxLength: 60 }), async lengths => {
        const lines = lengths.map((length, at) => line(at + 1, length));
        const batches = await listOf(batchesOf(given(lines), { lines: 5, bytes: 100 }));
        expect(batches.flat()).toEqual(lines);
        for (const batch of batches) {
          expect(batch.length).toBeLessThanOrEqual(5);
          const bytes = batch.reduce((sum, each) => sum + each.bytes.length, 0);
          expect(batch.length === 1 || bytes <= 100).toBe(true);
        }
      }),
    );
  });

  it('come out of their block of bytes as they went in', () => {
    holds(
      fc.property(fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 9 }), all => {
        const lines = all.map((bytes, at) => ({ number: at + 3, bytes, isTooLong: at % 2 === 1 }));
        const back = unpackedBatch(packedBatch(lines));
        expect(back.map(each => ({ ...each, bytes: [...each.bytes] }))).toEqual(
          lines.map(each => ({ ...each, bytes: [...each.bytes] })),
        );
      }),
    );
  });

  it('are answered in whole lines, with the first error', () => {
    const packed = packedAnswers([
      { number: 4, text: '{"é":1}', isError: false },
      { number: 5, text: '{}', isError: true },
    ]);
    expect(Buffer.from(packed.bytes).toString()).toBe('{"é":1}\n{}\n');
    expect(packed).toMatchObject({ count: 2, errors: 1, firstError: 5 });
  });
});

describe('work at several places at once', () => {
  it('gives results in order, takes no more than it may, and all of it', async () => {
    await asyncHolds(
      fc.asyncProperty(
        fc.array(fc.nat(5), { maxLength: 30 }),
        fc.integer({ min: 1, max: 6 }),
        async (turns, most) => {
          let underWay = 0;
          let highest = 0;
          const work = async (turn: number) => {
            highest = Math.max(highest, ++underWay);
            for (let each = 0; each < turn; each++) await Promise.resolve();
            underWay--;
            return turn * 10;
          };
          expect(await listOf(inOrder(given(turns), most, work))).toEqual(turns.map(turn => turn * 10));
          expect(highest).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  it('takes nothing more while nobody takes results', async () => {
    let taken = 0;
    async function* endless() {
      for (;;) yield ++taken;
    }
    const results = inOrder(endless(), 4, async value => value);
    for (let turn = 1; turn <= 5; turn++) {
      expect((await results.next()).value).toBe(turn);
      expect(taken).toBeLessThanOrEqual(turn + 3);
    }
    await results.return(undefined);
  });

  it('gives what came before a fault of the input, and then the fault', async () => {
    async function* failing() {
      yield 1;
      yield 2;
      throw new Error('the disk');
    }
    const seen: number[] = [];
    await expect(async () => {
      for await (const value of inOrder(failing(), 8, async each => each)) seen.push(value);
    }).rejects.toThrow('the disk');
    expect(seen).toEqual([1, 2]);
  });
});

describe('an interruption', () => {
  it('breaks off what waits and what waits later, with the first error', async () => {
    const { interrupt, unless } = interruption();
    expect(await unless(Promise.resolve(1))).toBe(1);
    await expect(unless(Promise.reject(new Error('own')))).rejects.toThrow('own');
    const open = unless(new Promise(() => undefined));
    interrupt(new Error('first'));
    interrupt(new Error('second'));
    await expect(open).rejects.toThrow('first');
    await expect(unless(Promise.resolve(2))).rejects.toThrow('first');
  });
});

describe('a batch that kills its worker', () => {
  it('is halved until each deadly line is alone, and every line has its answer', async () => {
    await asyncHolds(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 64 }), async deadly => {
        let deaths = 0;
        const items = deadly.map((kills, at) => ({ kills, at }));
        const answers = await surviving(
          items,
          async some => {
            if (some.some(({ kills }) => kills)) {
              deaths++;
              throw new WorkerDeath('gone');
            }
            return some.map(({ at }) => `${at}`);
          },
          ({ at }, death) => `${at} ${death.message}`,
        );
        expect(answers).toEqual(items.map(({ kills, at }) => (kills ? `${at} gone` : `${at}`)));
        const killers = deadly.filter(Boolean).length;
        expect(deaths).toBeLessThanOrEqual(killers * (Math.ceil(Math.log2(deadly.length)) + 1));
      }),
    );
  });

  it('passes other errors on', async () => {
    const fault = new Error('no such pool');
    await expect(surviving([1, 2], () => Promise.reject(fault), String)).rejects.toBe(fault);
  });
});

describe('the account of a line that cannot be parsed', () => {
  it.each([
    ['{"accountId":"a-1","transactions":[', 'a-1'],
    ['{"transactions":[{"accountId":"other","note":{"accountId":"x"}}],"accountId":"a-2"', 'a-2'],
    ['{"request":{"currencyCode":"GBP","accountId":"a-3"', 'a-3'],
    ['{"request":{"account":{"accountId":"a-4"', 'a-4'],
    ['{"account":{"accountId":"a-5"', 'a-5'],
    ['{"accountId":"quote \\" \\u00e9"', 'quote " é'],
    ['{"note":"\\"accountId\\":\\"x\\"","accountId" : "a-6"', 'a-6'],
    ['{"accounts":[{"accountId":"x"}]}', null],
    ['{"other":{"accountId":"x"}}', null],
    ['{"accountId":"cut of', null],
    ['{"accountId":5}', null],
    ['[{"accountId":"x"}]', null],
    ['not JSON {"accountId":"x"}', null],
    ['', null],
  ])('%s: %s', (text, expected) => {
    expect(accountIdIn(text)).toBe(expected);
  });

  it('takes time in step with the length', () => {
    const text = `{"a":"${'\\"'.repeat(400_000)}","b":[${'"x",'.repeat(200_000)}1],"accountId":"last"}`;
    expect(accountIdIn(text)).toBe('last');
    expect(accountIdIn('{'.repeat(2_000_000))).toBeNull();
  });
});

describe('patterns of files', () => {
  it.each([
    ['a.ndjson', '*.ndjson', true],
    ['a.ndjson.gz', '*.ndjson', false],
    ['part-0007', 'part-????', true],
    ['part-007', 'part-????', false],
    ['.hidden', '*', false],
    ['.hidden', '.h*', true],
    ['abcabc', 'a*c', true],
    ['abcab', 'a*c', false],
    ['', '*', true],
    ['a[1].gz', 'a[1].*', true],
  ])('%s and %s: %s', (name, pattern, expected) => {
    expect(fits(name, pattern)).toBe(expected);
  });

  it('take no time that grows with the stars', () => {
    expect(fits('a'.repeat(300), `${'a*'.repeat(100)}b`)).toBe(false);
  });
});

describe('what is said of the progress', () => {
  it('has the rate, the errors and what remains where that is known', () => {
    expect(progressText({ answered: 1200, errors: 2, seconds: 10, share: 0.25 })).toBe(
      '1,200 accounts, 120/s, 2 errors, about 30 s left',
    );
    expect(progressText({ answered: 1, errors: 1, seconds: 1, share: null })).toBe(
      '1 account, 1.0/s, 1 error',
    );
    expect(progressText({ answered: 0, errors: 0, seconds: 0, share: 0 })).toBe(
      '0 accounts, 0.0/s, 0 errors',
    );
  });

  it('has the total at the end, without any account', () => {
    const total = { answered: 1_000_000, errors: 1, seconds: 7200, firstError: 1234, resumed: 17 };
    expect(totalText(total)).toBe(
      '1,000,000 lines answered in 2.0 h, 138.9 accounts/s: 999,999 results, 1 error (the first in line 1,234); 17 lines had been answered before',
    );
  });
});

describe('letters that are unsafe in JSON', () => {
  it('are told by their class as by their properties, of every plane', () => {
    for (let code = 0; code <= 0x10ffff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const json = JSON.stringify(String.fromCodePoint(code));
      if (hasUnsafeLetter(json) !== (safeJson(json) !== json)) expect(code).toBe('told alike');
    }
    expect(hasUnsafeLetter('a\u202eb')).toBe(true);
  });

  it('a block of answers is the lines of the texts', () => {
    const texts = ['{"a":"é"}', '', '{"b":"\u{1f600} £"}'];
    const { bytes } = packedAnswers(texts.map((text, at) => ({ number: at, text, isError: false })));
    expect(Buffer.from(bytes).toString('utf8')).toBe(texts.map(text => `${text}\n`).join(''));
    expect(bytes.byteLength).toBe(bytes.buffer.byteLength);
  });
});

describe('the memory of a worker', () => {
  it.each([
    [1, 16_000, 2048],
    [2, 8192, 2048],
    [4, 8192, 1024],
    [64, 8192, 512],
    [1, 512, 512],
  ])('%j workers on %j MB have %j MB each where nothing is said', (jobs, megabytes, each) => {
    expect(megabytesFor(jobs, megabytes)).toBe(each);
  });
});
