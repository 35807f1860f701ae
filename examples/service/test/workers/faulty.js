/** A worker that fails where the body says so, and else does what the real one does. */
import answer from '../../worker.js';

export default function answerOrFail(task) {
  const asked = task.bytes ? Buffer.from(task.bytes.buffer).toString() : '';
  while (asked.includes('please hang'));
  if (asked.includes('please throw')) throw new Error('the password is swordfish');
  const hoard = [];
  while (asked.includes('please hoard')) hoard.push(Array.from({ length: 1000 }, Math.random));
  return answer(task);
}
