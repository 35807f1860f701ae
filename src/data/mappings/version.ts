/** A row added makes a new minor version, a row that changes its answer a new major one. */
export const MAPPINGS_VERSION = '1.0.0';
