/** Every file of src/data/wording: the wording of a bank or of many, and the samples that prove it. */
import { readdirSync } from 'node:fs';
import type { BankWording } from '../../src/data/wording/bankWording.js';
import type {
  BankCounterexample,
  BankExample,
  BankLines,
  FormSamples,
} from '../../src/data/wording/samples.js';

export interface WordingFile {
  /** Such as `gb/natwest`. */
  readonly name: string;
  readonly wording?: BankWording;
  readonly forms?: readonly FormSamples[];
  readonly lines?: BankLines;
}

const FOLDER = 'src/data/wording';

export const WORDING_FILES: readonly WordingFile[] = await Promise.all(
  ['gb', 'shared', 'us'].flatMap(folder =>
    readdirSync(`${FOLDER}/${folder}`)
      .sort()
      .map(async file => ({
        ...(await import(`../../${FOLDER}/${folder}/${file}`)),
        name: `${folder}/${file.replace('.ts', '')}`,
      })),
  ),
);

export interface Bank extends Omit<BankLines, 'examples' | 'counterexamples'> {
  readonly examples: readonly OfBank<BankExample>[];
  readonly counterexamples: readonly OfBank<BankCounterexample>[];
}

type OfBank<Line> = Line & Pick<BankLines, 'bank' | 'country'>;

export const BANKS: readonly Bank[] = WORDING_FILES.flatMap(({ lines }) => {
  if (lines === undefined) return [];
  const { bank, country } = lines;
  const named = <Line extends object>(line: Line) => ({ ...line, bank, country });
  return { ...lines, examples: lines.examples.map(named), counterexamples: lines.counterexamples.map(named) };
});
