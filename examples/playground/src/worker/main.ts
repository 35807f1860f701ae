/** The worker: it reads, computes and keeps everything that is long. It answers one question after the other. */
import type { FromWorker, Kind, Question, Questions } from '../shared/messages';
import { columnsView } from './columns';
import { explainLine, findLine, linesOf, partsOf } from './documents';
import { rowDetail, rowsOf, rowsOfSource } from './rows';
import { run } from './run';
import { saved } from './save';

type Answers = {
  readonly [K in Kind]: (
    asks: Questions[K]['asks'],
  ) => Questions[K]['answer'] | Promise<Questions[K]['answer']>;
};

const post = (message: FromWorker) => globalThis.postMessage(message);

const answers: Answers = {
  run: ({ recipe }) => run(recipe, progress => post({ type: 'progress', progress })),
  columns: columnsView,
  rows: rowsOf,
  row: ({ index }) => rowDetail(index),
  source: ({ id }) => rowsOfSource(id),
  lines: linesOf,
  parts: partsOf,
  find: findLine,
  explain: ({ line }) => explainLine(line),
  save: ({ what }) => saved(what),
};

async function answered<K extends Kind>({ id, kind, asks }: Question<K>): Promise<void> {
  try {
    post({ type: 'answer', id, answer: await answers[kind](asks) });
  } catch (error) {
    post({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
}

let last: Promise<void> = Promise.resolve();
globalThis.onmessage = ({ data }: MessageEvent<Question>) => {
  last = last.then(() => answered(data));
};
post({ type: 'ready' });
