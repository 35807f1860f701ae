/** A run is corrected by hand, the corrections are fed back as rules, and the next run is looked at. */
import { describe, expect, it } from 'vitest';
import {
  type Correction,
  type EnrichedTransaction,
  type EnrichmentRule,
  rulesFromCorrections,
  safeRulesFromCorrections,
  type Transaction,
} from '../../src/index.js';
import { asJson, at, credit, debit, deepFreeze, enrich, messages, only, refusal } from '../support/build.js';

const VIA_BANK = { proprietaryTransactionCode: { code: 'DPC' } };
const JOINER = debit(
  '2026-01-05',
  240,
  'PINEWOOD VENEERS , HJ 4411 , VIA ONLINE - PYMT , FP 05/01/26 1012',
  VIA_BANK,
);
const JOINER_AGAIN = debit(
  '2026-02-05',
  90,
  'PINEWOOD VENEERS , HJ 4502 , VIA ONLINE - PYMT , FP 05/02/26 0911',
);
const TESCO = debit('2026-01-06', 25, 'TESCO STORES 3021 LEEDS');
const TESCO_AGAIN = debit(
  '2026-01-07',
  31,
  'CARD PAYMENT TO TESCO EXPRESS,31.00 GBP, RATE 1.00/GBP ON 07-01-2026',
);
const TESCO_BACK = credit('2026-01-08', 5, 'TESCO STORES 3021 REFUND');
const UNKNOWN_SHOP = debit('2026-01-09', 12, 'MEPLIN TRAST LTD CD 1234');
const PERSON = debit('2026-01-10', 50, 'BILL PAYMENT TO MRS JANE TAYLOR, REFERENCE PIANO');
const PERSON_AGAIN = debit('2026-02-10', 50, 'BILL PAYMENT TO MRS JANE TAYLOR, REFERENCE FEBRUARY');
const PERSON_PAYS = credit('2026-02-11', 20, 'MRS JANE TAYLOR FPI');
const ACCOUNT = debit('2026-01-12', 75, 'TRANSFER TO 12345678');
const ROWS = [
  JOINER,
  JOINER_AGAIN,
  TESCO,
  TESCO_AGAIN,
  TESCO_BACK,
  UNKNOWN_SHOP,
  PERSON,
  PERSON_AGAIN,
  PERSON_PAYS,
  ACCOUNT,
];

function correct({ transactionId }: Transaction, values: Omit<Correction, 'transactionId'>): Correction {
  return { transactionId, ...values };
}

function rulesFor(rows: readonly Transaction[], ...corrections: Correction[]): EnrichmentRule[] {
  return rulesFromCorrections(enrich(rows), corrections);
}

/** Category and merchant of one transaction in a run with the corrections fed back. */
function rerun(
  row: Transaction,
  rules: readonly EnrichmentRule[],
  rows: readonly Transaction[] = ROWS,
): readonly [category: string, merchant: string | null] {
  return valuesOf(at(enrich(rows, { rules }), rows.indexOf(row)));
}

function valuesOf({ enrichedData }: EnrichedTransaction): readonly [string, string | null] {
  return [enrichedData.category.slug, enrichedData.predictedMerchantName];
}

describe('a corrected transaction', () => {
  it.each([
    [JOINER, [JOINER_AGAIN]],
    [TESCO, [TESCO_AGAIN]],
    [UNKNOWN_SHOP, []],
    [PERSON, [PERSON_AGAIN]],
    [PERSON_PAYS, []],
  ])(
    'of $description has its values, and so have others of the payee in its direction alone',
    (row, others) => {
      const rules = rulesFor(ROWS, correct(row, { category: 'pets', merchant: 'Corner shop' }));
      const changed = enrich(ROWS, { rules }).filter((enriched, index) => {
        const [category, merchant] = valuesOf(enriched);
        if (category !== 'pets') expect(enriched).toEqual(enrich(ROWS)[index]);
        else expect(merchant).toBe('Corner shop');
        return category === 'pets';
      });
      expect(changed.map(({ description }) => description)).toEqual(
        [row, ...others].map(({ description }) => description),
      );
    },
  );

  it('can be corrected in its merchant alone, or have it taken away', () => {
    const named = rulesFor(ROWS, correct(TESCO, { merchant: 'Corner shop' }));
    expect(rerun(TESCO, named)).toEqual(['groceries', 'Corner shop']);
    expect(rerun(TESCO_AGAIN, named)).toEqual(['groceries', 'Corner shop']);
    const nameless = rulesFor(ROWS, correct(TESCO, { merchant: null }));
    expect(rerun(TESCO, nameless)).toEqual(['groceries', null]);
  });

  it('can be corrected alone, even where nothing names a payee', () => {
    const alone = { category: 'gifts-and-flowers', applyTo: 'transaction' } as const;
    const rules = rulesFor(ROWS, correct(TESCO, alone), correct(ACCOUNT, alone));
    expect(rerun(TESCO, rules)).toEqual(['gifts-and-flowers', 'Tesco']);
    expect(rerun(TESCO_AGAIN, rules)).toEqual(['groceries', 'Tesco']);
    expect(rerun(ACCOUNT, rules)[0]).toBe('gifts-and-flowers');
  });

  it('names the correction in its evidence', () => {
    const rules = rulesFor(
      ROWS,
      correct(TESCO, { category: 'clothing' }),
      correct(PERSON, { category: 'clothing', applyTo: 'transaction' }),
    );
    const details = enrich(ROWS, { rules }).map(row => row.enrichedData.evidence[0]?.detail);
    expect(details[ROWS.indexOf(TESCO_AGAIN)]).toBe('correction of Tesco, debits');
    expect(details[ROWS.indexOf(PERSON)]).toBe(`correction of transaction ${PERSON.transactionId}`);
  });

  it('is known by its merchant where it has one, else by its payee as it stands in the text', () => {
    const set = { category: 'pets' } as const;
    expect(rulesFor(ROWS, correct(TESCO, set), correct(JOINER, set), correct(PERSON_PAYS, set))).toEqual([
      { name: 'correction of Tesco, debits', merchant: 'Tesco', direction: 'Debit', set },
      { name: 'correction of PINEWOOD VENEERS, debits', text: 'PINEWOOD VENEERS', direction: 'Debit', set },
      { name: 'correction of MRS JANE TAYLOR, credits', text: 'MRS JANE TAYLOR', direction: 'Credit', set },
    ]);
  });

  it('of one benefit leaves the others of the same office', () => {
    const disability = credit('2026-01-05', 290, 'XXXXXXXXX DWP PIP');
    const pension = credit('2026-01-06', 700, 'XXXXXXXXX DWP SP');
    const rows = [disability, pension];
    const rules = rulesFor(rows, correct(disability, { category: 'rental-income' }));
    expect(rerun(disability, rules, rows)[0]).toBe('rental-income');
    expect(rerun(pension, rules, rows)).toEqual(valuesOf(at(enrich(rows), 1)));
  });

  it('in another script is known by the merchant name it is given only where that can be compared', () => {
    const row = debit('2026-01-05', 5, 'MEPLIN TRAST', { merchantName: 'Пятёрочка' });
    expect(rerun(row, rulesFor([row], correct(row, { category: 'groceries' })), [row])[0]).toBe('groceries');
  });
});

describe('a corrected transaction that is listed as pending and as booked', () => {
  it('is the booked one, in either order', () => {
    const booked = debit('2026-01-05', 9.5, 'TESCO STORES 3021');
    const pending = { ...booked, status: 'Pending', description: 'ALDI 44 LEEDS' } as const;
    const correction = { transactionId: booked.transactionId, merchant: 'Corner Stores' };
    const [expected] = rulesFromCorrections(enrich([booked]), [correction]);
    for (const rows of [
      [pending, booked],
      [booked, pending],
    ])
      expect(rulesFromCorrections(enrich(rows), [correction])).toEqual([expected]);
  });
});

describe('a corrected transfer between own accounts', () => {
  const rows = [
    debit('2026-01-05', 200, 'TRANSFER TO MR A SMITH', { accountId: 'a' }),
    credit('2026-01-06', 200, 'MR A SMITH FPI', { accountId: 'b' }),
  ];
  const sent = at(rows, 0);

  it.each([
    { category: 'person-to-person' },
    { category: 'rent', merchant: 'My landlord' },
    { category: 'savings' },
    { merchant: 'My other bank' },
    { category: 'uncategorised', merchant: null },
  ] as const)('has the values %j', values => {
    expect(at(enrich(rows), 0).transfer?.associatedAccountId).toBe('b');
    for (const applyTo of ['payee', 'transaction'] as const) {
      const rules = rulesFor(rows, correct(sent, { ...values, applyTo }));
      const [category, merchant] = rerun(sent, rules, rows);
      expect({ category, merchant }).toMatchObject(values);
    }
  });
});

describe('corrections fed back again', () => {
  const corrections = [
    correct(TESCO, { category: 'clothing', merchant: 'Corner shop' }),
    correct(PERSON, { merchant: 'Piano teacher' }),
    correct(JOINER, { category: 'home-and-garden', merchant: 'Pinewood' }),
    correct(UNKNOWN_SHOP, { merchant: null }),
  ];

  it('make the same rules and the same result from any run', () => {
    const rules = rulesFor(ROWS, ...corrections);
    const second = enrich(ROWS, { rules });
    const again = rulesFromCorrections(second, corrections);
    expect(again).toEqual(rules);
    expect(enrich(ROWS, { rules: again })).toEqual(second);
    // Enriched transactions may be handed in as they came out.
    expect(enrich(second, { rules: again })).toEqual(second);
  });

  it('may come from a run that corrections had changed, before the older rules', () => {
    const rules = rulesFor(ROWS, ...corrections);
    const newer = rulesFromCorrections(enrich(ROWS, { rules }), [
      correct(TESCO_AGAIN, { category: 'pets' }),
      correct(PERSON_AGAIN, { category: 'clothing' }),
    ]);
    expect(rerun(TESCO, [...newer, ...rules])[0]).toBe('pets');
    expect(rerun(PERSON, [...newer, ...rules])[0]).toBe('clothing');
  });

  it('survive JSON, and frozen input is left as it is', () => {
    const transactions = deepFreeze(enrich(ROWS));
    const rules = rulesFromCorrections(transactions, deepFreeze(corrections));
    expect(asJson(rules)).toEqual(rules);
    expect(rulesFromCorrections(asJson(transactions), asJson(corrections))).toEqual(rules);
  });
});

describe('several corrections', () => {
  it('of one payee: the later wins, in what it says', () => {
    const rules = rulesFor(
      ROWS,
      correct(TESCO, { category: 'clothing', merchant: 'Corner shop' }),
      correct(TESCO_AGAIN, { category: 'pets' }),
    );
    expect(rules).toHaveLength(1);
    expect(rerun(TESCO, rules)).toEqual(['pets', 'Corner shop']);
    expect(rerun(TESCO_AGAIN, rules)).toEqual(['pets', 'Corner shop']);
  });

  it('of a payee and of one transaction: the transaction keeps its own, in either order', () => {
    const both = [
      correct(TESCO, { category: 'clothing', applyTo: 'transaction' }),
      correct(TESCO_AGAIN, { category: 'pets', merchant: 'Corner shop' }),
    ];
    for (const corrections of [both, both.toReversed()]) {
      const rules = rulesFor(ROWS, ...corrections);
      expect(rerun(TESCO, rules)).toEqual(['clothing', 'Corner shop']);
      expect(rerun(TESCO_AGAIN, rules)).toEqual(['pets', 'Corner shop']);
    }
  });

  it('of one transaction, alone and then with its payee: the later wins', () => {
    const rules = rulesFor(
      ROWS,
      correct(TESCO, { category: 'clothing', merchant: 'Mine', applyTo: 'transaction' }),
      correct(TESCO, { category: 'pets' }),
    );
    expect(rerun(TESCO, rules)).toEqual(['pets', 'Mine']);
    expect(rerun(TESCO_AGAIN, rules)).toEqual(['pets', 'Tesco']);
  });

  it('of payees whose names stand in each other’s text: each has its own', () => {
    const rows = [
      debit('2026-01-05', 50, 'TRANSFER TO JANE TAYLOR'),
      debit('2026-01-06', 50, 'TRANSFER TO JANE TAYLOR PAINTING'),
      debit('2026-01-07', 50, 'BILL PAYMENT TO MR A SMITH, REFERENCE JANE TAYLOR PAINTING'),
    ];
    const slugs = ['pets', 'clothing', 'rent'] as const;
    const corrections = rows.map((row, index) => correct(row, { category: at(slugs, index) }));
    for (const list of [corrections, corrections.toReversed()]) {
      const rules = rulesFor(rows, ...list);
      expect(rows.map(row => rerun(row, rules, rows)[0])).toEqual(slugs);
    }
  });

  it('none at all make no rules', () => {
    expect(rulesFor(ROWS)).toEqual([]);
    expect(rulesFromCorrections([], [])).toEqual([]);
  });
});

describe('a correction that is refused', () => {
  const issue = (...corrections: unknown[]) =>
    only(
      refusal(() => rulesFor(ROWS, correct(TESCO, { category: 'pets' }), ...(corrections as Correction[])))
        .issues,
    );
  const { transactionId } = TESCO;

  it.each([
    [
      'is of no known transaction',
      { transactionId: 'x', category: 'pets' },
      'transactionId',
      'unknown_transaction',
    ],
    ['is of no known category', { transactionId, category: 'pet' }, 'category', 'unknown_category'],
    ['has an empty merchant', { transactionId, merchant: '' }, 'merchant', 'too_small'],
    [
      'applies to what is not offered',
      { transactionId, category: 'pets', applyTo: 'all' },
      'applyTo',
      'invalid_value',
    ],
    ['names no payee', { transactionId: ACCOUNT.transactionId, category: 'pets' }, 'applyTo', 'no_payee'],
  ])('%s', (_, correction, member, code) => {
    const { path, code: given, message } = issue(correction);
    expect(path).toEqual(['corrections', 1, member]);
    expect(given).toBe(code);
    expect(message.startsWith(`corrections[1].${member}: `)).toBe(true);
  });

  it('says what to do where no payee is named', () => {
    expect(issue(correct(ACCOUNT, { category: 'pets' })).message).toContain('applyTo "transaction"');
  });

  it.each(['🍕', '', 'To A/C 12345678 , Via Mobile Xfer', 'TRANSFER TO ACCOUNT 112233 12345678'])(
    'finds no payee in %j',
    description => {
      const row = debit('2026-01-05', 5, description);
      const error = refusal(() => rulesFor([row], correct(row, { category: 'pets' })));
      expect(messages(error).join()).toContain('names no payee');
    },
  );

  it('corrects nothing, or has a member that corrections do not have', () => {
    expect(issue({ transactionId }).message).toBe(
      'corrections[1]: corrects nothing: give a category, a merchant, or both',
    );
    expect(issue({ transactionId, category: 'pets', aplyTo: 'payee' }).message).toContain('"aplyTo"');
  });

  it('stands among others: all are listed', () => {
    const error = refusal(() =>
      rulesFor(ROWS, { transactionId: 'x', category: 'pet' as never }, correct(ACCOUNT, { merchant: 'Me' })),
    );
    expect(error.issues.map(({ path }) => path.join('.'))).toEqual([
      'corrections.0.transactionId',
      'corrections.0.category',
      'corrections.1.applyTo',
    ]);
  });

  it('is of transactions that are not enriched, or that share an id', () => {
    const raw = refusal(() => rulesFromCorrections([TESCO] as never, []));
    expect(messages(raw)).toEqual([
      'transactions[0].enrichedData: must be there, as enrichTransactions returned it',
    ]);
    const row = only(enrich([TESCO]));
    const shared = refusal(() => rulesFromCorrections([row, { ...row, amount: 1 }], []));
    expect(at(shared.issues, 0).code).toBe('duplicate_transaction_id');
  });

  it('is returned by the safe form', () => {
    const result = safeRulesFromCorrections([], [{ transactionId: 'x', category: 'pets' }]);
    expect(result).toMatchObject({ success: false, error: { code: 'invalid_request' } });
    expect(safeRulesFromCorrections([], [])).toEqual({ success: true, data: [] });
  });
});
