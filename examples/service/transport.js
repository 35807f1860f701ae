/** How notifications leave: webhooks over HTTPS, and e-mails as files in a folder, where a real service has a mail server. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';

const TIME_LIMIT = 10_000;

export function createTransport(folder) {
  mkdirSync(folder, { recursive: true });
  return {
    async post(address, { method, headers, body }) {
      const answer = await fetch(address, { method, headers, body, signal: AbortSignal.timeout(TIME_LIMIT) });
      return { status: answer.status, body: await answer.text() };
    },
    /** `id`: the same e-mail is the same file. */
    async mail(address, fields, id) {
      const file = `${folder}/${id}.json`;
      writeFileSync(`${file}.new`, JSON.stringify({ to: address, fields }, null, 2));
      renameSync(`${file}.new`, file);
    },
  };
}
