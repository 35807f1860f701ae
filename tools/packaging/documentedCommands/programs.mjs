/** Programs that some commands need beside Node. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isOnPath = name =>
  (process.env.PATH ?? '').split(delimiter).some(folder => existsSync(join(folder, name)));

const PROGRAMS = {
  chromium: {
    isThere: () => existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium'),
    how: 'on Debian apt-get install chromium; elsewhere CHROMIUM names the browser',
  },
  'nats-server': { how: 'on Debian apt-get install nats-server' },
  'redis-server': { how: 'on Debian apt-get install redis-server' },
  curl: { how: 'on Debian apt-get install curl' },
};

/** How to install what is missing, or null. Nothing is left out in silence: what is missing fails. */
export function lacking(names = []) {
  const missing = names.filter(name => !(PROGRAMS[name].isThere ?? (() => isOnPath(name)))());
  return missing.length === 0
    ? null
    : missing.map(name => `it needs ${name}: ${PROGRAMS[name].how}`).join('\n');
}
