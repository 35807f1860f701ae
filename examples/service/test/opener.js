/** Opens the store that it is given and writes a setting of this name; says `open` or the code of the error, and stays. */
import { openStore } from '../store.js';

const [, , file, name] = process.argv;
let outcome = 'open';
try {
  openStore(file).setting(name, () => 'written');
} catch (error) {
  outcome = error.code ?? error.message;
}
process.stdout.write(outcome);
setInterval(() => {}, 1000);
