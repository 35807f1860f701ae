/** The refusal of an unknown category. It is separate from the taxonomy, which must not be in every bundle for the sake of a message. */
const UNKNOWN = 'is no category slug of the taxonomy';

export const UNKNOWN_CATEGORY_CODE = 'unknown_category';

export function unknownCategoryMessage(given: string): string {
  return `"${given}" ${UNKNOWN}`;
}

export function isOfUnknownCategory(message: string): boolean {
  return message.endsWith(UNKNOWN);
}
