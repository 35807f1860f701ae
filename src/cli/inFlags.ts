/** Messages of the library name its options. Here they are named as they are typed. */
import { flagOf } from './flags.js';

/** `options.asOf must be ...` -> `--as-of must be ...`, and `set country or currency` -> `give --country or --currency`. */
export function inFlags(message: string): string {
  return message
    .replace(/\boptions\.columns\.(\w+)/g, (_, role: string) => `--columns: ${role}`)
    .replace(/\boptions\.(\w+)/g, (whole, option: string) => flagOf(option) ?? whole)
    .replace(/\bset (\w+(?: or \w+)*)/g, (whole, options: string) => {
      const flags = options.split(' or ').map(flagOf);
      return flags.includes(undefined) ? whole : `give ${flags.join(' or ')}`;
    });
}
