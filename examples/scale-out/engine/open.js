/** `nats:<address>,<address>` or `bullmq:<port>`: what a worker is told of its engine. */
export async function openEngine(name) {
  const [kind, rest = ''] = name.split(/:(.*)/s);
  if (kind === 'nats') {
    const { natsEngine } = await import('./nats.js');
    return natsEngine(rest.split(','));
  }
  if (kind === 'bullmq') {
    const { bullEngine } = await import('./bullmq.js');
    return bullEngine(Number(rest));
  }
  throw new Error(`no engine ${kind}: give nats:ADDRESS,... or bullmq:PORT`);
}
