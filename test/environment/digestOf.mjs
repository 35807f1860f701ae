/** Digests of named answers, each of its own and one of all. */
import { createHash } from 'node:crypto';

const digestOfText = text => createHash('sha256').update(text).digest('hex');

/** Name to digest, in the order of the answers. */
export const digestsOf = answers =>
  Object.fromEntries([...answers].map(([name, text]) => [name, digestOfText(text)]));

export const digestOfAll = digests => digestOfText(JSON.stringify(digests));
