/** The public surface, with the data of every country. */
export * from './api.js';
export * from './functions.js';
