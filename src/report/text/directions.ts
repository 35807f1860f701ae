/** Text of others beside ours, whichever way it is written. */

/** Marks that turn the direction of the text after them: nobody needs them in a name, and they can make one text look like another. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

export function withoutTurns(text: string): string {
  return text.replace(TURNING, '');
}

/** For texts without elements, such as the sentence of a chart: between the marks that set it apart. */
export function isolated(text: string): string {
  return `\u2068${withoutTurns(text)}\u2069`;
}

/** For a terminal, which shows the marks as boxes, and for programs. */
export function withoutIsolation(text: string): string {
  return withoutTurns(text).replace(/\u2068|\u2069/g, '');
}
