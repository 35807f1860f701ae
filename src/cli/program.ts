export const PROGRAM = 'open-banking-insights';
