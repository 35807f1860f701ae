/** Messages of the library name its options. Here they are called as the page calls them. */

/** The labels of the choices under “How files are read”. */
export const LABELS: Readonly<Record<string, string>> = {
  country: '“Country”',
  dateOrder: '“Dates such as 01/03”',
  signs: '“A minus in CSV files”',
  bank: '“Bank or layout”',
  timeZone: '“Time zone”',
};

export function inPageWords(message: string): string {
  return (
    message
      // The page has no choice for these: each file says them, or they stay as found.
      .replace(/[;,] (?:and then )?set (?:accountId|format) to name (?:it|them|its format)/g, '')
      .replace(/\bset country or currency/g, 'choose pounds or dollars')
      .replace(/\bset (\w+(?: or \w+)*)/g, (whole, options: string) => {
        const labels = options.split(' or ').map(option => LABELS[option]);
        return labels.includes(undefined) ? whole : `choose ${labels.join(' or ')} under Files`;
      })
      .replace(/\boptions\.columns(?:\.(\w+))?/g, (_, role?: string) =>
        role === undefined ? 'The mapping' : `“${role}” of the mapping`,
      )
      .replace(/\boptions\.(\w+)/g, (whole, option: string) => LABELS[option] ?? whole)
  );
}
