/** What a document shows for letters that its font does not have: their code points, such as `[U+1F600]`. Never nothing. */

/** Everything that every font has. */
const PLAIN = /^[ -~]*$/;

/** Marks that no font shows, such as joiners and those that turn the direction. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/** Shown by their code points even where the font has them, as pdfmake would set them in the wrong order. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const CONTROL = /\p{Control}|\p{Surrogate}/u;

/** `letters`: the code points of the font. The answer may be shown again and stays as it is. */
export function substituting(letters: ReadonlySet<number>): (text: string) => string {
  return text => {
    if (PLAIN.test(text)) return text;
    const pieces: string[] = [];
    let missing: string[] = [];
    const close = () => {
      if (missing.length > 0) pieces.push(`[${missing.join(' ')}]`);
      missing = [];
    };
    for (const letter of text.replace(/[\t\n\r\u00A0]/g, ' ').normalize('NFC')) {
      const code = letter.codePointAt(0) ?? 0;
      if (UNSEEN.test(letter)) continue;
      if (letters.has(code) && !RIGHT_TO_LEFT.test(letter) && !CONTROL.test(letter)) {
        close();
        pieces.push(letter);
      } else missing.push(`U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
    }
    close();
    return pieces.join('');
  };
}

/** Members that name things for programs. What people read instead stands beside them. */
const KEYS: ReadonlySet<string> = new Set(['accountId', 'transactionId', 'transactionIds']);

/** The same data, with every text as the font can show it. */
export function shownIn<Value>(value: Value, shown: (text: string) => string): Value {
  if (typeof value === 'string') return shown(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(each => shownIn(each, shown)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, KEYS.has(key) ? each : shownIn(each, shown)]),
  ) as Value;
}
