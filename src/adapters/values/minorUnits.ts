/** Turns amounts in the smallest unit of their currency into decimal text. */

/** Places of decimals by ISO 4217, where they are not two. */
const PLACES: Readonly<Record<string, number>> = {
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** Undefined for what is no whole number. */
export function fromMinorUnits(text: string, currency: string | undefined): string | undefined {
  const [, sign, digits] = /^([-+]?)(\d{1,30})(?:\.0+)?$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const places = PLACES[currency ?? ''] ?? 2;
  if (places === 0) return `${sign}${digits}`;
  const padded = digits.padStart(places + 1, '0');
  return `${sign}${padded.slice(0, -places)}.${padded.slice(-places)}`;
}
