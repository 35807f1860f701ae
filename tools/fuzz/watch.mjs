/** Tells the main thread, before each call, what this thread is about to do and how long it may take. */

const MAKING_LIMIT = 20_000;
const LIMIT_PER_MEGABYTE = 4000;

export class Watch {
  #shared;
  #slot;
  #limit;
  #index = -1;
  #call = 0;

  /** `limit`: milliseconds for a small input; large ones get more, by their size. */
  constructor(shared, slot, limit) {
    this.#shared = shared;
    this.#slot = slot;
    this.#limit = limit;
  }

  input(index) {
    this.#index = index;
    this.#call = 0;
    this.making();
  }

  /** Before a call with arguments of the given size in bytes. */
  begin(size) {
    this.#call++;
    const limit = this.#limit + Math.round((size / 1e6) * LIMIT_PER_MEGABYTE);
    this.#shared.state(this.#slot, this.#index, this.#call * 2, limit);
  }

  /** After a call. */
  making() {
    this.#shared.state(this.#slot, this.#index, this.#call * 2 + 1, MAKING_LIMIT);
  }

  done() {
    this.#shared.idle(this.#slot);
  }
}

/** The number of the call that a state tells of, from 1. */
export function callOf(state) {
  return state >> 1;
}

/** For runs that nobody watches. */
export const UNWATCHED = { input() {}, begin() {}, making() {}, done() {} };
