/** How an unknown category is refused. Apart from the taxonomy, which wording must not bring into every bundle. */
const UNKNOWN = 'is no category slug of the taxonomy';

export const UNKNOWN_CATEGORY_CODE = 'unknown_category';

export function unknownCategoryMessage(given: string): string {
  return `"${given}" ${UNKNOWN}`;
}

export function isOfUnknownCategory(message: string): boolean {
  return message.endsWith(UNKNOWN);
}
