/** Every function of /service, asked about what the engines say of one account. */
import { said } from './said.mjs';
import { serviceCalls } from './serviceCalls.mjs';

/** [name, text] of each answer. */
export function* serviceAnswers(service, library, request) {
  for (const [name, given] of Object.entries(serviceCalls(service, library, request)))
    yield [`service ${name}`, said(() => service[name](...given))];
}
