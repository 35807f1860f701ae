/** One line on a terminal, written over and over. */
import { type Progress, progressText } from './progress.js';

const MILLISECONDS = 500;
const CLEARED = '\r\u001b[K';

/** Nothing is shown where `stream` is no terminal. */
export function statusLine(
  stream: NodeJS.WriteStream,
  progress: () => Progress,
): { readonly end: () => void } {
  if (stream.isTTY !== true) return { end: () => undefined };
  const show = () => stream.write(CLEARED + progressText(progress()));
  const timer = setInterval(show, MILLISECONDS);
  // It alone keeps no process alive.
  timer.unref();
  return {
    end: () => {
      clearInterval(timer);
      stream.write(CLEARED);
    },
  };
}
