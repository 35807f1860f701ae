/**
 * Colours of the terminal. A line is made of spans, each with its text and its tone; the codes are put around the text last, after it
 * was made safe, so that no text from outside can bring codes of its own.
 */
import { plainText } from '../words/plainText.js';

export type Tone = 'title' | 'quiet' | 'income' | 'fixed' | 'flexible' | 'debt' | 'warning' | 'serious';

export interface Span {
  readonly text: string;
  readonly tone?: Tone | undefined;
}

export type Line = string | readonly Span[];

/** The codes are of the 16 colours that every terminal has, so that they follow its light or dark theme. */
const CODES: Readonly<Record<Tone, string>> = {
  title: '1',
  quiet: '2',
  income: '32',
  fixed: '34',
  flexible: '36',
  debt: '35',
  warning: '33',
  serious: '1;31',
};

/** The line ready to print: safe to show, with or without colours. */
export function painted(line: Line, isColoured: boolean): string {
  if (typeof line === 'string') return plainText(line);
  return line
    .map(({ text, tone }) => {
      const safe = plainText(text);
      return isColoured && tone !== undefined && safe.trim() !== ''
        ? `\u001b[${CODES[tone]}m${safe}\u001b[0m`
        : safe;
    })
    .join('');
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Only a terminal gets colours, unless FORCE_COLOR asks for them elsewhere. NO_COLOR, set to anything, turns them off
 * (https://no-color.org), and so do FORCE_COLOR=0 and a terminal that calls itself dumb.
 */
export function wantsColour(environment: Environment, isTerminal: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}
