/** Currencies that banks write out. */
export const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  'POUND STERLING': 'GBP',
  EURO: 'EUR',
  'CA DOLLAR': 'CAD',
  'AU DOLLAR': 'AUD',
  'NZ DOLLAR': 'NZD',
  'HK DOLLAR': 'HKD',
  'SG DOLLAR': 'SGD',
};
