/** Names of categories short enough for a line. */

/** The part in brackets that says what Americans call it. */
const AMERICAN = /^(.*\S) \(US: (.+)\)$/;
const EXAMPLES = / \([^()]*\)$/;

/**
 * `Council tax or rates (US: property tax)` is `Property tax` beside dollars and `Council tax or rates` elsewhere. Examples in
 * brackets are left out.
 */
export function shortCategoryName(name: string, currency?: string): string {
  const [, here, american] = AMERICAN.exec(name) ?? [];
  if (american !== undefined && here !== undefined)
    return currency === 'USD' ? american.charAt(0).toUpperCase() + american.slice(1) : here;
  return name.replace(EXAMPLES, '');
}
