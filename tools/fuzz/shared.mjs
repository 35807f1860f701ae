/** Memory that the main thread and its workers share: what each works on, and the counts, which outlive a worker. */

/** What a worker is doing: the number of its input, the number of its call, the milliseconds it may take. */
const SLOT = 3;
const HEAD = 2;
const COUNTRIES = ['GB', 'US', 'none'];
const OUTCOMES = ['answered', 'refused'];
const NOTHING = -1;

export class Shared {
  constructor(buffer) {
    this.buffer = buffer;
    this.control = new Int32Array(buffer);
  }

  static of(workers, targets, first) {
    const cells = HEAD + workers * SLOT + targets * COUNTRIES.length * OUTCOMES.length;
    const shared = new Shared(new SharedArrayBuffer(cells * Int32Array.BYTES_PER_ELEMENT));
    shared.control[0] = first;
    for (let slot = 0; slot < workers; slot++) shared.idle(slot);
    return shared;
  }

  /** The number of an input that nobody has taken. */
  take() {
    return Atomics.add(this.control, 0, 1);
  }

  get taken() {
    return Atomics.load(this.control, 0);
  }

  stop() {
    Atomics.store(this.control, 1, 1);
  }

  get isStopped() {
    return Atomics.load(this.control, 1) === 1;
  }

  idle(slot) {
    this.state(slot, NOTHING, 0, 0);
  }

  state(slot, index, call, limit) {
    const at = HEAD + slot * SLOT;
    Atomics.store(this.control, at + 2, limit);
    Atomics.store(this.control, at + 1, call);
    Atomics.store(this.control, at, index);
  }

  /** Null when the worker is between two inputs. */
  doing(slot) {
    const at = HEAD + slot * SLOT;
    const index = Atomics.load(this.control, at);
    if (index === NOTHING) return null;
    return { index, call: Atomics.load(this.control, at + 1), limit: Atomics.load(this.control, at + 2) };
  }

  /** `workers`: how many slots there are. */
  count(workers, target, country, outcome) {
    Atomics.add(this.control, this.#cell(workers, target, country, outcome), 1);
  }

  counted(workers, target, country, outcome) {
    return Atomics.load(this.control, this.#cell(workers, target, country, outcome));
  }

  #cell(workers, target, country, outcome) {
    const row = target * COUNTRIES.length + COUNTRIES.indexOf(country);
    return HEAD + workers * SLOT + row * OUTCOMES.length + OUTCOMES.indexOf(outcome);
  }
}
