/** Where results must be the same bytes. */

/**
 * Runtimes as packages of the registry, each at one version. `sets`: what it takes from the environment; Bun has its own
 * locale whatever the environment says.
 */
export const RUNTIMES = {
  'Node 20': { package: 'node@20.20.2', command: 'node', flags: [], sets: ['zone', 'locale'] },
  'Node 22': { package: 'node@22.23.3', command: 'node', flags: [], sets: ['zone', 'locale'] },
  'Node 24': { package: 'node@24.21.0', command: 'node', flags: [], sets: ['zone', 'locale'] },
  'Node 26': { package: 'node@26.10.0', command: 'node', flags: [], sets: ['zone', 'locale'] },
  Deno: {
    package: 'deno@2.9.6',
    command: 'deno',
    flags: ['run', '--no-prompt', '--cached-only', '--no-remote', '--allow-read', '--allow-env'],
    sets: ['zone', 'locale'],
  },
  Bun: { package: 'bun@1.4.5', command: 'bun', flags: [], sets: ['zone'] },
};

/** The installed one: its distribution says which version it is. */
export const CHROMIUM = 'Chromium';

/** Minutes behind UTC in January. */
export const OFFSETS = {
  UTC: 0,
  'America/Los_Angeles': 480,
  'Asia/Kolkata': -330,
  'Pacific/Apia': -780,
  'Europe/London': 0,
};

/**
 * Everything in UTC and American English, and each zone and locale in two at least: [runtime, zone, locale]. Node 20 has the
 * Turkish one: newer V8 lowers most Latin words alike in all locales, so a fault would show there first.
 */
export const RUNS = [
  ...[...Object.keys(RUNTIMES), CHROMIUM].map(runtime => [runtime, 'UTC', 'en-US']),
  ['Node 20', 'America/Los_Angeles', 'tr-TR'],
  ['Deno', 'America/Los_Angeles', 'de-DE'],
  ['Node 22', 'Asia/Kolkata', 'de-DE'],
  ['Bun', 'Asia/Kolkata', 'tr-TR'],
  ['Node 24', 'Pacific/Apia', 'tr-TR'],
  [CHROMIUM, 'Pacific/Apia', 'de-DE'],
  [CHROMIUM, 'Asia/Kolkata', 'tr-TR'],
];
