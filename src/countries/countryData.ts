/** Every country, for entries that carry all. */
import type { CountryCode } from '../model/transaction.js';
import type { CountryData } from './country.js';
import { dataGb } from './gb/dataGb.js';
import { dataUs } from './us/dataUs.js';

export const COUNTRY_DATA: Readonly<Record<CountryCode, CountryData>> = { GB: dataGb, US: dataUs };
