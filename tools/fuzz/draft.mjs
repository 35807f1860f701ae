/** One input while it is made: its random numbers, its country, and calls whose results it takes up. */
import { frozenSize } from './check.mjs';
import { Random } from './random.mjs';

/** Thrown when a call that feeds an input fails itself, or is the one asked for: that call is the input then. */
export class OtherInput extends Error {
  constructor(target, args) {
    super('another call is the input');
    Object.assign(this, { target, args });
  }
}

export class Draft {
  /** Set where two readings of the input differ: it must be made anew for the second call. */
  isUnstable = false;
  #country = null;
  #calls = 0;

  /** `watch`: told before each call. `stopAt`: the number of the feeding call that is the input itself. */
  constructor(world, seed, index, watch, stopAt) {
    Object.assign(this, { world, watch, stopAt });
    this.random = new Random(seed, index);
    this.names = world.names;
    this.categories = world.categories;
    this.classes = world.classes;
    this.target = null;
  }

  /** `GB`, `US` or `none`; drawn when first asked for. */
  country() {
    this.#country ??= this.random.weighted(
      this.target.entry === 'gb'
        ? [
            [46, 'GB'],
            [2, 'US'],
            [4, 'none'],
          ]
        : this.target.entry === 'us'
          ? [
              [46, 'US'],
              [2, 'GB'],
              [4, 'none'],
            ]
          : [
              [46, 'GB'],
              [46, 'US'],
              [8, 'none'],
            ],
    );
    return this.#country;
  }

  /** Null when the input has nothing to do with a country. */
  get drawnCountry() {
    return this.#country;
  }

  /** The country's fixtures; where there is none, those of either. */
  own() {
    const country = this.country();
    return this.world.material[country === 'none' ? this.random.pick(['GB', 'US']) : country];
  }

  /** The result of another function, or null where it refuses or does not exist. */
  feed(name, args) {
    const target =
      this.world.byId.get(`${this.target.entry}.${name}`) ?? this.world.byId.get(`index.${name}`) ?? null;
    if (target === null) return null;
    this.#calls++;
    if (this.#calls === this.stopAt) throw new OtherInput(target, args);
    this.watch.begin(frozenSize(args));
    try {
      return target.call(...args);
    } catch (error) {
      if (error?.name === 'InvalidRequestError') return null;
      throw new OtherInput(target, args);
    } finally {
      this.watch.making();
    }
  }
}
