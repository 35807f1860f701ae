import type { CategorySlug, Correction } from 'open-banking-insights/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Recipe } from '../shared/recipe';
import type { ReportView, RowDetail, RowView, SourceView } from '../shared/view';
import { CategoryOptions, categoryName } from './CategoryOptions';
import type { Client } from './client';
import { counted, dayText, moneyText } from './format';
import { Reasons } from './Reasons';

export type Subject =
  | { readonly kind: 'row'; readonly row: RowView }
  | { readonly kind: 'source'; readonly source: SourceView };

interface Props {
  readonly subject: Subject;
  readonly report: ReportView;
  readonly ask: Client['ask'];
  readonly onChange: (change: (recipe: Recipe) => Recipe) => void;
  readonly onClose: () => void;
}

let lastChange = 0;

/** What a transaction was read as and why, and what it is instead. */
export function CorrectDialog({ subject, report, ask, onChange, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = subject.kind === 'row' ? subject.row : subject.source;
  const name = subject.kind === 'row' ? (subject.row.merchant ?? '') : subject.source.name;
  const [category, setCategory] = useState(before.slug);
  const [merchant, setMerchant] = useState(name);
  const [alone, setAlone] = useState(false);
  const [detail, setDetail] = useState<RowDetail | null>(null);
  const [payments, setPayments] = useState<readonly RowView[]>([]);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    // What is not there any more was worked out anew meanwhile.
    if (subject.kind === 'row') ask('row', { index: subject.row.index }).then(setDetail, onClose);
    else ask('source', { id: subject.source.id }).then(setPayments, onClose);
  }, [subject, ask, onClose]);

  const isIn = subject.kind === 'source' || subject.row.amount >= 0;
  const rows = subject.kind === 'row' ? [subject.row] : payments;
  const isChanged = category !== before.slug || merchant.trim() !== name;
  const save = () => {
    const corrections = rows.map(({ transactionId, accountId }): Correction => {
      const right = merchant.trim();
      return {
        transactionId,
        ...(report.accounts.length > 1 ? { accountId } : {}),
        ...(category === before.slug ? {} : { category: category as CategorySlug }),
        ...(right === name ? {} : { merchant: right === '' ? null : right }),
        applyTo: alone ? 'transaction' : 'payee',
      };
    });
    lastChange += 1;
    const change = {
      id: lastChange,
      words: wordsFor(subject, category, merchant.trim(), alone, report),
      corrections,
    };
    onChange(recipe => ({ ...recipe, changes: [...recipe.changes, change] }));
    onClose();
  };
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="pg-correct">
      <form
        method="dialog"
        onSubmit={event => {
          event.preventDefault();
          if (isChanged && rows.length > 0) save();
        }}
      >
        <h2 id="pg-correct">{subject.kind === 'row' ? 'Correct a transaction' : 'Correct money in'}</h2>
        <p>
          <bdi>{subject.kind === 'row' ? subject.row.description : subject.source.name}</bdi>
          <br />
          <span class="soft-text">
            {subject.kind === 'row'
              ? `${dayText(subject.row.date, report.locale)} ${subject.row.date.slice(0, 4)}, ${moneyText(subject.row.amount, report.currency)}`
              : counted(subject.source.payments, 'payment')}
          </span>
        </p>
        <label>
          Category
          <select value={category} onChange={event => setCategory(event.currentTarget.value)}>
            <CategoryOptions isIn={isIn} locale={report.locale} chosen={before.slug} />
          </select>
        </label>
        <label>
          Name of the payee
          <input
            type="text"
            value={merchant}
            maxLength={200}
            onInput={event => setMerchant(event.currentTarget.value)}
          />
        </label>
        {subject.kind === 'row' && (
          <fieldset>
            <legend>For which transactions</legend>
            <label class="choice">
              <input type="radio" name="reach" checked={!alone} onChange={() => setAlone(false)} />
              All of this payee, money {isIn ? 'in' : 'out'}
            </label>
            <label class="choice">
              <input type="radio" name="reach" checked={alone} onChange={() => setAlone(true)} />
              Only this one
            </label>
          </fieldset>
        )}
        {detail !== null && <Reasons detail={detail} />}
        <div class="actions">
          <button type="submit" class="main" disabled={!isChanged || rows.length === 0}>
            Correct
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Leave as it is
          </button>
        </div>
      </form>
    </dialog>
  );
}

function wordsFor(
  subject: Subject,
  category: string,
  merchant: string,
  alone: boolean,
  report: ReportView,
): string {
  const before = subject.kind === 'row' ? subject.row : subject.source;
  const name =
    subject.kind === 'row' ? (subject.row.merchant ?? subject.row.description) : subject.source.name;
  const parts = [
    category === before.slug ? '' : `category is ${categoryName(category, report.locale)}`,
    merchant === (subject.kind === 'row' ? (subject.row.merchant ?? '') : name)
      ? ''
      : merchant === ''
        ? 'has no name'
        : `name is ${merchant}`,
  ].filter(part => part !== '');
  const reach = alone && subject.kind === 'row' ? `, only on ${subject.row.date}` : '';
  return `${name}: ${parts.join(', ')}${reach}`;
}
