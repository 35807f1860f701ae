/** Seeded chance. Every part of a history forks its own, so that a new part changes no draw of the others. */
export class Random {
  readonly #seed: number;
  #state: number;

  constructor(seed: number) {
    this.#seed = seed >>> 0;
    this.#state = this.#seed;
  }

  /** Depends on the seed and the name alone, not on what was drawn before. */
  fork(name: string): Random {
    let hash = 0x811c9dc5 ^ this.#seed;
    for (let index = 0; index < name.length; index++)
      hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
    const fork = new Random(hash);
    fork.next();
    return fork;
  }

  /** 0 to 1, 1 excluded (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Both ends included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[Math.floor(this.next() * items.length)] as Item;
  }

  /** `count` different ones, in the order of the list. */
  several<Item>(items: readonly Item[], count: number): Item[] {
    const left = items.map((_, index) => index);
    while (left.length > count) left.splice(this.integer(0, left.length - 1), 1);
    return left.map(index => items[index] as Item);
  }

  weighted<Item>(choices: readonly (readonly [item: Item, weight: number])[]): Item {
    let left = this.next() * choices.reduce((total, [, weight]) => total + weight, 0);
    for (const [item, weight] of choices) {
      left -= weight;
      if (left < 0) return item;
    }
    return (choices.at(-1) as readonly [Item, number])[0];
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.integer(0, 9)).join('');
  }
}
