/** name: the text of a length. */
export const LONG_TEXTS: Readonly<Record<string, (length: number) => string>>;
