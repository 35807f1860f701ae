import type { Source } from './model.js';
import type { World } from './world.js';

export interface Kind {
  readonly name: string;
  /** A shorter account shows nothing of it. */
  readonly leastMonths?: number;
  sources(world: World): Source[];
}
