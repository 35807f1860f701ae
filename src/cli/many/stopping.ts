/** Handles SIGINT and SIGTERM: finishes the current write, and then lets the signal end the process. */
import { type Interruption, interruption } from './interruption.js';

/** The process ends by the signal itself, because a shell then ends a loop too. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const MILLISECONDS_TO_END = 10_000;

class Stopped extends Error {
  constructor(readonly signal: NodeJS.Signals) {
    super(`stopped by ${signal}`);
  }
}

/** `stop` is interrupted with {@link Stopped} at the first signal; a second one ends the process at once. */
export function stoppable(): { readonly stop: Interruption; readonly done: () => Promise<void> } {
  const stop = interruption();
  const handlers = new Map<NodeJS.Signals, () => void>();
  let received: NodeJS.Signals | null = null;
  const unhook = () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
  for (const signal of SIGNALS) {
    const handler = () => {
      received = signal;
      unhook();
      stop.interrupt(new Stopped(signal));
    };
    handlers.set(signal, handler);
    process.on(signal, handler);
  }
  const done = async () => {
    unhook();
    if (received === null) return;
    process.kill(process.pid, received);
    // The system ends the process here. Nothing else may begin to end workers, of which some may be starting.
    await new Promise(resolve => setTimeout(resolve, MILLISECONDS_TO_END));
  };
  return { stop, done };
}
