/** Tasks are places in files, not bank data: a queue, its disks and its logs hold no transaction. */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const LINE_FEED = 0x0a;

/** What stands at the place of a task is not what stood there when the task was made. */
export class ShardChanged extends Error {}

/**
 * `{ id, run, shard, from, to, lines, digest, deaths }` for every `size` lines of a shard. `run`: what is worked out, so that another
 * run is other tasks. The digest of the bytes is in the id: a file of tomorrow with the same name and the same lengths is other tasks.
 */
export async function* tasksOf(shard, size, run) {
  const file = await open(shard);
  let hash = createHash('sha256');
  let from = 0;
  let at = 0;
  let lines = 0;
  let last = LINE_FEED;
  for await (const chunk of file.createReadStream()) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, end + 1)) {
      if (++lines < size) continue;
      hash.update(chunk.subarray(start, end + 1));
      yield taskOf({ run, shard, from, to: at + end + 1, lines, digest: hash.digest('hex') });
      hash = createHash('sha256');
      start = end + 1;
      from = at + start;
      lines = 0;
    }
    hash.update(chunk.subarray(start));
    at += chunk.length;
    last = chunk.at(-1);
  }
  if (at === from) return;
  // A last line need not have an end.
  const isOpen = last !== LINE_FEED;
  yield taskOf({ run, shard, from, to: at, lines: lines + (isOpen ? 1 : 0), digest: hash.digest('hex') });
}

/** `deaths`: how often the process of the account ended while it had this one line. */
function taskOf({ run, shard, from, to, lines, digest, deaths = 0 }) {
  const id = createHash('sha256')
    .update(JSON.stringify([run, shard, from, to, digest, deaths]))
    .digest('hex');
  return { id, run, shard, from, to, lines, digest, deaths };
}

/** The lines of a task, without their ends. Throws ShardChanged, and the errors of the file system. */
export async function linesOf({ shard, from, to, digest }) {
  const file = await open(shard);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
    if (bytesRead < to - from) throw new ShardChanged('the file is shorter than when the task was made');
    if (createHash('sha256').update(buffer).digest('hex') !== digest)
      throw new ShardChanged('the file has other lines than when the task was made');
    const lines = [];
    for (let start = 0; start < buffer.length; ) {
      const end = buffer.indexOf(LINE_FEED, start);
      const stop = end < 0 ? buffer.length : end;
      const next = Math.min(stop + 1, buffer.length);
      lines.push({
        from: from + start,
        to: from + next,
        bytes: buffer.subarray(start, stop),
        whole: buffer.subarray(start, next),
      });
      start = stop + 1;
    }
    return lines;
  } finally {
    await file.close();
  }
}

/** `lines` of a task: the one at which the process died, with one death more, and a task for those after it. Those before it are done. */
export function partsAfterDeath({ run, shard, deaths }, lines, place) {
  const part = (these, died) =>
    taskOf({
      run,
      shard,
      from: these[0].from,
      to: these.at(-1).to,
      lines: these.length,
      digest: these.reduce((hash, { whole }) => hash.update(whole), createHash('sha256')).digest('hex'),
      deaths: died,
    });
  const rest = lines.slice(place + 1);
  return {
    line: part([lines[place]], deaths + 1),
    rest: rest.length === 0 ? [] : [part(rest, 0)],
  };
}
