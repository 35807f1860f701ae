/** The lines of a report before their layout. */
import type { Line, Tone } from './tones.js';

/** A part of a report that is laid out when its width is known. */
export type Block = (width: number) => readonly Line[];

/** A sentence in a tone. */
interface Toned {
  readonly text: string;
  readonly tone: Tone;
}

/** Lines may hold text of the request; none of it starts a line of its own, since every line is cleaned when it is painted. */
export type Lines = readonly (string | Toned | Block)[];
