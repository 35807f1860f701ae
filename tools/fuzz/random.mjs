/** A small seeded generator: a seed and the number of an input give the same input on every machine. */

export class Random {
  #state;

  constructor(seed, index = 0) {
    this.#state = [mixed(seed), mixed(seed ^ 0x9e3779b9), mixed(index + 0x7f4a7c15), 1];
    for (let round = 0; round < 12; round++) this.next();
  }

  /** 0 to 2^32 - 1 (sfc32). */
  next() {
    const state = this.#state;
    const [a, b, c, counter] = state;
    const result = (a + b + counter) | 0;
    state[3] = (counter + 1) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = (c + (c << 3)) | 0;
    state[2] = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  }

  /** 0 to `count` - 1. */
  below(count) {
    return Math.floor((this.next() / 2 ** 32) * count);
  }

  /** Both ends included. */
  between(least, most) {
    return least + this.below(most - least + 1);
  }

  chance(probability) {
    return this.next() < probability * 2 ** 32;
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  /** One of the values of `[weight, value]`. */
  weighted(choices) {
    let left = this.below(choices.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, value] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return choices[choices.length - 1][1];
  }

  list(least, most, make) {
    return Array.from({ length: this.between(least, most) }, (_, index) => make(index));
  }

  shuffled(list) {
    const copy = [...list];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [copy[last], copy[other]] = [copy[other], copy[last]];
    }
    return copy;
  }
}

function mixed(value) {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
