/** Each country as income asks for it. */
import type { CountryCode } from '../model/transaction.js';
import type { IncomeCountry } from './country.js';
import { incomeGb } from './gb/incomeGb.js';
import { incomeUs } from './us/incomeUs.js';

export const INCOME_COUNTRIES: Readonly<Record<CountryCode, IncomeCountry>> = { GB: incomeGb, US: incomeUs };
