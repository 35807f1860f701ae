export type Digests = Readonly<Record<string, string>>;

export function digestsOf(answers: Iterable<readonly [name: string, text: string]>): Digests;
export function digestOfAll(digests: Digests): string;
