/** Tasks are places in files, not bank data: a queue, its disks and its logs hold no transaction. */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const LINE_FEED = 0x0a;

/** `{ id, shard, from, to, lines }` for every `size` lines of a shard. `run`: what is worked out, so that another run is other tasks. */
export async function* tasksOf(shard, size, run) {
  const file = await open(shard);
  let from = 0;
  let at = 0;
  let lines = 0;
  for await (const chunk of file.createReadStream()) {
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, end + 1)) {
      if (++lines < size) continue;
      yield taskOf(run, shard, from, at + end + 1, lines);
      from = at + end + 1;
      lines = 0;
    }
    at += chunk.length;
  }
  if (at > from) yield taskOf(run, shard, from, at, lines + 1);
}

function taskOf(run, shard, from, to, lines) {
  const id = createHash('sha256')
    .update(JSON.stringify([run, shard, from, to]))
    .digest('hex');
  return { id, run, shard, from, to, lines };
}

/** The lines of a task, without their ends. */
export async function linesOf({ shard, from, to }) {
  const file = await open(shard);
  try {
    const { buffer } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
    const lines = [];
    for (let start = 0; start < buffer.length; ) {
      const end = buffer.indexOf(LINE_FEED, start);
      const stop = end < 0 ? buffer.length : end;
      lines.push({
        from: from + start,
        to: from + Math.min(stop + 1, buffer.length),
        bytes: buffer.subarray(start, stop),
      });
      start = stop + 1;
    }
    return lines;
  } finally {
    await file.close();
  }
}

/** Two halves of a task, cut between lines; none where it is one line. */
export async function halvesOf(task) {
  const lines = await linesOf(task);
  if (lines.length < 2) return [];
  const middle = Math.ceil(lines.length / 2);
  return [lines.slice(0, middle), lines.slice(middle)].map(half =>
    taskOf(task.run, task.shard, half[0].from, half.at(-1).to, half.length),
  );
}
