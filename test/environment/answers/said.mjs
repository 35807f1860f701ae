/** What a call answers, as text. A refusal is an answer too; any other error is a fault of the library and stops the run. */
export function said(call) {
  try {
    return JSON.stringify(call());
  } catch (error) {
    if (error?.name !== 'InvalidRequestError') throw error;
    return JSON.stringify({ refused: error.issues });
  }
}
