/** Names of categories short enough for a line. */

/** Opens the part in brackets that says what Americans call it. */
const AMERICAN = ' (US: ';
const EXAMPLES = / \([^()]*\)$/;

/**
 * `Council tax or rates (US: property tax)` is `Property tax` beside dollars and `Council tax or rates` elsewhere. Examples in
 * brackets are left out.
 */
export function shortCategoryName(name: string, currency?: string): string {
  const [here, bracket] = name.split(AMERICAN) as [string, string?];
  const american = bracket?.endsWith(')') === true ? bracket.slice(0, -1) : undefined;
  if (american !== undefined)
    return currency === 'USD' ? american.charAt(0).toUpperCase() + american.slice(1) : here;
  return name.replace(EXAMPLES, '');
}
