/** Splits a document into messages, and these into their fields. Every line that is not blank belongs to one part. */
import { type Line, linesOf } from '../../input/documentLines.js';
import type { SourceDocument } from '../../input/sourceDocument.js';
import type { DraftSkipped, Region, Structure } from '../../model/draft.js';

/** A field of a message, such as `:61:`, with the lines up to the next one. */
export interface SwiftField {
  readonly tag: string;
  /** Without the tag, and without lines that are blank. Spaces at the ends of lines stay, since words go on behind them. */
  readonly lines: string[];
  readonly region: { -readonly [Member in keyof Region]: Region[Member] };
}

/** From `:20:` to the line that ends it, which may be missing. */
export interface SwiftMessage {
  readonly document: number;
  readonly fields: SwiftField[];
  /** The head names it as an interim report: `{2:O942…`, `942`. */
  readonly isNamedInterim: boolean;
}

export interface SwiftParts {
  readonly messages: readonly SwiftMessage[];
  readonly structure: readonly Structure[];
  readonly skipped: readonly DraftSkipped[];
}

/** Fields of MT940, MT941, MT942 and MT950, and `NS`, under which German banks add lines of their own. */
const TAG = /^:(13D|20|21|25P?|28C?|34F|60[FM]?|61|62[FM]?|64|65|86|90[CD]|NS[A-Z]?):/;
/** A field that this format does not know. */
const OTHER_TAG = /^:(\d{2}[A-Z]?):/;
/** The minutes of a time that was broken before its colon look like a tag: `T16`, `:20:37`. */
const MINUTES = /^:[0-5]\d:[0-5]\d(?!\d)/;
/** `{1:F01…}{2:O940…}{4:`. */
const BLOCK = /^\{[1-5S]:/;
/** What banks write before a message: a BIC, the number of the kind of message, a line of their service, what is left of `{4:`. */
const HEAD =
  /^(?:\{?[1-5S]:.*|:?94[0-2](?: \d{2})?:?|[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3}){0,2}|\d{4} \d{2}[A-Z\d]{8,30}|[^\s:\d]4:)$/;
/** Ends the text of a message. The letter is a bracket of a seven-bit code. */
const END = /^-(?:\}.*)?$/;
const LOOSE_END = /^-\S{1,3}$/;
const INTERIM = /^\{?.{0,60}\{2:[IO]942|^:?942(?: \d{2})?:?$/;
export function partsOf(document: SourceDocument): SwiftParts {
  const splitter = new Splitter(document.index);
  for (const line of linesOf(document)) splitter.add(line);
  return splitter.parts();
}

class Splitter {
  private readonly messages: SwiftMessage[] = [];
  private readonly structure: Structure[] = [];
  private readonly skipped: DraftSkipped[] = [];
  private message: SwiftMessage | undefined;
  private field: SwiftField | undefined;
  /** A line has ended the message. What follows belongs to it only if it is a field that no message begins with. */
  private isEnded = true;
  /** The closing balance, or the sums of an interim report, stand before. */
  private isClosed = false;
  private isNamedInterim = false;

  constructor(private readonly document: number) {}

  parts(): SwiftParts {
    const { messages, structure, skipped } = this;
    return { messages, structure, skipped };
  }

  add({ text, region }: Line): void {
    const line = withoutControls(text);
    if (line.trim() === '') {
      if (text.trim() !== '') this.structure.push({ region, name: 'control characters' });
      return;
    }
    const tag = this.tagOf(line);
    if (tag !== undefined) this.begin(tag, line.slice(tag.length + 2), region);
    else if (this.isEnd(line.trim())) {
      this.structure.push({ region, name: 'end of a message' });
      this.field = undefined;
      this.isEnded = true;
    } else if (BLOCK.test(line) || (!this.isText() && HEAD.test(line.trim()))) this.addHead(line, region);
    else if (this.field !== undefined) {
      this.field.lines.push(line);
      this.field.region.to = region.to;
    } else this.skip(region);
  }

  private tagOf(line: string): string | undefined {
    const tag = TAG.exec(line)?.[1];
    if (tag !== undefined) return this.isBrokenTime(line) ? undefined : tag;
    return this.isText() ? undefined : OTHER_TAG.exec(line)?.[1];
  }

  private isBrokenTime(line: string): boolean {
    return this.isText() && MINUTES.test(line) && /\d$/.test(this.field?.lines.at(-1) ?? '');
  }

  /** In a text that people wrote, any line may stand. */
  private isText(): boolean {
    const { tag = '' } = this.field ?? {};
    return tag === '61' || tag === '86' || tag.startsWith('NS');
  }

  private isEnd(line: string): boolean {
    if (END.test(line)) return true;
    return LOOSE_END.test(line) && (!this.isText() || this.isClosed);
  }

  /** `:20:` begins a message. Files that leave it out begin with the account, after the end of the message before. */
  private begin(tag: string, value: string, region: Region): void {
    const isFirst = tag === '20' || (this.isEnded && /^(?:21|25P?|28C?|60[FM]?)$/.test(tag));
    if (this.message === undefined || isFirst) {
      this.message = { document: this.document, fields: [], isNamedInterim: this.isNamedInterim };
      this.messages.push(this.message);
      this.isNamedInterim = false;
      this.isClosed = false;
    }
    this.isEnded = false;
    if (/^(?:62|90)/.test(tag)) this.isClosed = true;
    this.field = { tag, lines: [value], region: { ...region } };
    this.message.fields.push(this.field);
  }

  private addHead(line: string, region: Region): void {
    this.structure.push({ region, name: 'head' });
    if (INTERIM.test(line)) this.isNamedInterim = true;
    this.field = undefined;
    this.isEnded = true;
    // Some write the first field into the line of the block.
    const first = line.lastIndexOf('{4:') + 3;
    const tag = first > 2 ? TAG.exec(line.slice(first))?.[1] : undefined;
    if (tag !== undefined) this.begin(tag, line.slice(first + tag.length + 2), region);
  }

  private skip(region: Region): void {
    const isAfter = this.messages.length > 0;
    this.skipped.push({
      region,
      reason: isAfter ? 'footer' : 'preamble',
      message: `This stands ${isAfter ? 'after a message' : 'before the first message'}`,
    });
  }
}

/** Files that are sent by wire begin and end with control characters. A tab is a space. */
function withoutControls(text: string): string {
  const isControl = (at: number) => text.charCodeAt(at) < 32 && text.charCodeAt(at) !== 9;
  let from = 0;
  let to = text.length;
  while (from < to && isControl(from)) from++;
  while (to > from && isControl(to - 1)) to--;
  return text.slice(from, to);
}
