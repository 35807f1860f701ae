/** The JSON of a file, or of standard input for `-`. */
import { decodeText } from './decodeText.js';
import { parseJson } from './parseJson.js';
import { nameOf, readBytes } from './readBytes.js';

/** Throws Complaint. */
export async function readJson(file: string): Promise<unknown> {
  const bytes = await readBytes(file);
  return parseJson(decodeText(bytes, nameOf(file)), nameOf(file));
}
