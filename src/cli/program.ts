export const PROGRAM = 'open-banking-insights';

/** What to type wherever the program is: npx finds it in a project or on the path, and fetches it where it is neither. */
export const TYPED = `npx ${PROGRAM}`;
