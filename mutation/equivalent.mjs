/**
 * Mutants that no test can notice, since the program does the same with them. `code` is the line on which the change begins.
 * One that a test does notice, or whose line is gone, fails the run: it is to be taken out here.
 */
export const EQUIVALENT = {};
