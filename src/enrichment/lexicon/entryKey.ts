/** The tables are written in capitals, digits and spaces (a test holds them to it). */
export function keyOf(phrase: string): string {
  return phrase.replaceAll(' ', '');
}
