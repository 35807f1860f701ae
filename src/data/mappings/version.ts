/** An answer added makes a new minor version, an answer changed a new major one. */
/**
 * The version of the answers of these mappings. An answer added makes a new minor version, an answer changed a new major one.
 */
export const MAPPINGS_VERSION = '2.0.0';
