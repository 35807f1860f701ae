/** Messages of our own in the shapes of MT940 and MT942, of British and American banks, and as German banks write them. */

export interface MessageParts {
  readonly account?: string;
  readonly number?: string;
  readonly opening?: string;
  readonly closing?: string;
  readonly end?: string;
}

/** `rows`: the lines from the first `:61:` on. */
export function message(
  rows: string,
  {
    account = 'GB29NWBK60161331926819',
    number = '7/1',
    opening = ':60F:C260301GBP1000,00',
    closing = '',
    end = '-',
  }: MessageParts = {},
): string {
  return [`:20:STATEMENT`, `:25:${account}`, `:28C:${number}`, opening, rows, closing, end]
    .filter(line => line !== '')
    .join('\n')
    .concat('\n');
}

/** A direct debit, a salary, a card payment without a text, and what the bank says at the end. */
export const BRITISH = message(
  `:61:2603020302D23,50NDDTNONREF//REF-1
:86:DIRECT DEBIT THAMES WATER 9001234567
:61:2603030303C2100,00NTRFMARCH//REF-2
NORTHGATE LOGISTICS LTD
:86:NORTHGATE LOGISTICS LTD MARCH SALARY
:61:2603040304D9,99NMSCNONREF//REF-3`,
  {
    closing: `:62F:C260331GBP3066,51
:64:C260331GBP3000,00
:86:THANK YOU FOR BANKING WITH US`,
  },
);

/** In blocks, with lines of nothing that tell balances, as American banks write them. */
export const AMERICAN = `{1:F01ABCDUS33XXXX0000000000}{2:O940ABCDUS33XXXXN}{3:}{4:
:20:DAILY
:25:000111222
:28C:31/1
:60F:D260301USD12,00
:61:260302    DD212,39NMSCNONREF//
/ABC/DEF/MISCELLANEOUS
:86:/PT/FT/PY/LONE STAR POWER          112233
   123456789
:61:260302    CD0,00NDEFNONREF//
/ABC/DEF/C 37897,00 BAI CD 025
:61:260302    CD1500,NTRFPAYROLL//TX-9
:62F:C260302USD1275,61
-}{5:}
`;

/** Numbered fields, in which words and numbers go on from one field to the next. */
export const NUMBERED = message(
  `:61:2603050305CR1250,00NTRFEREF+INV 7//ZV-100
:86:166?00GUTSCHRIFT?100399?20EREF+INV 7?21KREF+?22SVWZ+RENT FLAT 4 MARCH REFER?23ENCE 20
26-03 AT 14?24:05 PAID?30NWBKGB2L?31GB94BARC10201530093459?32DOCKSIDE LETTINGS AND MANA?33GEMENT LTD?34000`,
  { closing: ':62F:C260305GBP2250,00' },
);

export const INTERIM = `:20:INTERIM
:25:GB29NWBK60161331926819
:28C:13/37
:34F:GBPD0,00
:34F:GBPC0,00
:13D:2603021730+0000
:61:2603020302C97,20NTRFNONREF//TX-1
:86:REFUND MILL LANE FLOUR
:61:2603020302ED5,00NTRFNONREF//TX-2
:86:CARD PAYMENT TO NETFLIX.COM
:90D:1GBP5,00
:90C:1GBP97,20
-
`;
