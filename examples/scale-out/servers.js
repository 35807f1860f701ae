/** Servers on the loopback, for the demo and the tests. They keep what they hold in a folder, and can be killed and started again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Ports that nothing listens on. */
export async function freePorts(count) {
  const open = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = open.map(server => server.address().port);
  await Promise.all(open.map(server => new Promise(resolve => server.close(resolve))));
  return ports;
}

/** A process that is started again by the same words. */
export function keeper(name, command, words) {
  let child = null;
  return {
    name,
    start() {
      child = spawn(command, words, { stdio: 'ignore' });
      return this;
    },
    get pid() {
      return child?.pid;
    },
    /** Its id is its own, so nothing else is ended. */
    async kill(signal = 'SIGKILL') {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

/** Three servers that are one. */
export async function natsServers(folder) {
  const ports = await freePorts(6);
  const routes = ports.slice(3).map(port => `nats://127.0.0.1:${port}`);
  const servers = routes.map((route, index) =>
    keeper(`server-${index}`, 'nats-server', [
      ...['--addr', '127.0.0.1', '--port', String(ports[index]), '--server_name', `server-${index}`],
      ...['--cluster_name', 'insights', '--cluster', route, '--routes', routes.join(',')],
      ...['--jetstream', '--store_dir', join(folder, `server-${index}`)],
    ]).start(),
  );
  return {
    servers,
    engine: `nats:${ports
      .slice(0, 3)
      .map(port => `127.0.0.1:${port}`)
      .join(',')}`,
  };
}

export async function redisServer(folder) {
  const [port] = await freePorts(1);
  const words = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--appendonly', 'yes'];
  return { servers: [keeper('redis', 'redis-server', words).start()], engine: `bullmq:${port}` };
}
