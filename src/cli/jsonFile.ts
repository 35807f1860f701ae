/** Reads the JSON of a file, or of standard input for `-`. Keeps the text, to find the place of a value. */
import { decodeText } from './decodeText.js';
import { parseJson } from './parseJson.js';
import { nameOf, readBytes } from './readBytes.js';

export interface JsonFile {
  /** For a message. */
  readonly name: string;
  readonly text: string;
  readonly value: unknown;
}

/** Throws Complaint. */
export async function readJsonFile(file: string): Promise<JsonFile> {
  const name = nameOf(file);
  const text = decodeText(await readBytes(file), name);
  return { name, text, value: parseJson(text, name) };
}
