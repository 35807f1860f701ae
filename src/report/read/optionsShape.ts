/** The options of a report. */
import { TIME_ZONES } from '../../base/timeZones.js';
import type { AccountName, CreditProfile, CreditProfileAccount, ReportOptions } from '../model/options.js';
import { currency } from './analysisShape.js';
import { listOf, nullable, number, object, oneOf, optional, scalar, text } from './shape.js';

export const creditProfile = object<CreditProfile>({
  provider: text,
  score: optional(scalar),
  asOf: text,
  accounts: listOf(
    object<CreditProfileAccount>({
      name: text,
      kind: text,
      balance: nullable(number),
      limit: nullable(number),
      status: text,
    }),
  ),
});

export const reportOptions = object<ReportOptions>({
  holder: optional(text),
  accountNames: optional(listOf(object<AccountName>({ accountId: text, name: text }))),
  currencyCode: optional(currency),
  timeZone: optional(oneOf(TIME_ZONES)),
  creditProfile: optional(creditProfile),
});
