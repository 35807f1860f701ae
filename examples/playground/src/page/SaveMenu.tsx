import { useRef } from 'preact/hooks';
import type { Saved } from '../shared/messages';
import type { Client } from './client';

interface Props {
  readonly ask: Client['ask'];
  readonly canCorrect: boolean;
  readonly hasResult: boolean;
  readonly hasBudget: boolean;
  readonly rules: number;
}

const NAMES: Readonly<Record<Saved, string>> = {
  page: 'report.html',
  pdf: 'report.pdf',
  whole: 'whole-report.pdf',
  rows: 'transactions.csv',
  budget: 'standard-financial-statement.csv',
  report: 'report.json',
  request: 'request.json',
  result: 'result.json',
  rules: 'rules.json',
};

/** Files to keep. Those in JSON can be dropped on this page again. */
export function SaveMenu({ ask, canCorrect, hasResult, hasBudget, rules }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const items: readonly (readonly [Saved, string])[] = [
    ['page', 'Report to read or print (HTML)'],
    ['pdf', 'Report of about four pages (PDF)'],
    ['whole', 'Whole report (PDF)'],
    ['rows', 'Transactions (CSV)'],
    ...(hasBudget ? ([['budget', 'Standard Financial Statement (CSV)']] as const) : []),
    ['report', 'Report to open here again'],
    ...(canCorrect ? ([['request', 'Request: the transactions as read']] as const) : []),
    ...(hasResult ? ([['result', 'Result: all figures']] as const) : []),
    ...(rules > 0 ? ([['rules', 'Rules: your corrections']] as const) : []),
  ];
  const save = async (what: Saved) => {
    const address = URL.createObjectURL(await ask('save', { what }));
    const link = document.createElement('a');
    link.href = address;
    link.download = NAMES[what];
    link.click();
    // The download has begun by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    if (menu.current !== null) menu.current.open = false;
    menu.current?.querySelector('summary')?.focus();
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || menu.current === null) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details class="menu" ref={menu} onKeyDown={close}>
      <summary>Save</summary>
      <ul>
        {items.map(([what, words]) => (
          <li key={what}>
            <button type="button" onClick={() => save(what)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
