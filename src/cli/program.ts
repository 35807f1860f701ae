export const PROGRAM = 'open-banking-insights';

/** The command to type wherever the program is. npx finds it in a project or on the path, and otherwise fetches it. */
export const TYPED = `npx ${PROGRAM}`;
