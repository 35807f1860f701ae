/** Breaks a text into lines of a width. */

export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap(each => partsOf(each, width, widthOf))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word that is too long for a line is broken where the line ends. */
function partsOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let partWidth = 0;
  for (const letter of word) {
    const own = widthOf(letter);
    if (part !== '' && partWidth + own > width) {
      parts.push(part);
      part = '';
      partWidth = 0;
    }
    part += letter;
    partWidth += own;
  }
  return [...parts, part];
}
