/** Results as files. A result that comes twice has the same name and the same bytes, so each account has one. */
import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** The account, the version of the engine and a digest of the input. Two versions stand side by side. */
export function keyOf(accountId, engineVersion, line) {
  const short = content => createHash('sha256').update(content).digest('hex').slice(0, 32);
  return `${short(accountId ?? '')}-${engineVersion}-${short(line)}`;
}

/**
 * Whole or not at all: under another name first, since whoever writes it may be killed, and on the disk before it has its name, since
 * the task is then said to be done.
 */
export async function store(folder, key, text) {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${key}.${process.pid}`);
  const file = await open(draft, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, `${key}.json`));
  await synced(folder);
}

/** The name is on the disk too. Windows opens no folder, and keeps names without that. */
async function synced(folder) {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** How many results there are, and one digest of them all. */
export async function digestOf(folder) {
  const names = (await readdir(folder).catch(() => [])).filter(name => !name.startsWith('.')).sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(await readFile(join(folder, name)));
  return { count: names.length, digest: hash.digest('hex') };
}
