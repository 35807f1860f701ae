import { useEffect, useState } from 'preact/hooks';
import type { ReportView, RowQuery } from '../shared/view';
import { categoryText, monthText } from './format';
import { Select } from './Select';

interface Props {
  readonly report: ReportView;
  readonly query: RowQuery;
  readonly onQuery: (query: RowQuery) => void;
}

export function Filters({ report, query, onQuery }: Props) {
  const [text, setText] = useState(query.text);
  useEffect(() => setText(query.text), [query.text]);
  // Not at every letter, as each asks for a new list.
  useEffect(() => {
    if (text === query.text) return;
    const timer = setTimeout(() => onQuery({ ...query, text }), 150);
    return () => clearTimeout(timer);
  }, [text, query, onQuery]);
  const set = (part: Partial<RowQuery>) => onQuery({ ...query, ...part });
  return (
    <search class="filters">
      <label>
        Search
        <input
          type="search"
          value={text}
          placeholder="Name, text, amount or day"
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <Select
        label="Category"
        value={query.category}
        onValue={category => set({ category })}
        options={[
          ['', 'All'],
          ...report.categories.map(
            ({ slug, name, count }) => [slug, `${categoryText(name, report.locale)} (${count})`] as const,
          ),
        ]}
      />
      <Select
        label="Money"
        value={query.direction}
        onValue={direction => set({ direction })}
        options={[
          ['', 'In and out'],
          ['in', 'In'],
          ['out', 'Out'],
        ]}
      />
      <Select
        label="Month"
        value={query.month}
        onValue={month => set({ month })}
        options={[['', 'All'], ...report.months.map(month => [month, monthText(month)] as const)]}
      />
      {report.accounts.length > 1 && (
        <Select
          label="Account"
          value={query.account}
          onValue={account => set({ account })}
          options={[['', 'All'], ...report.accounts.map(({ id, name }) => [id, name] as const)]}
        />
      )}
      <Select
        label="Only"
        value={query.only}
        onValue={only => set({ only })}
        options={[
          ['', 'All'],
          ['unsure', 'Category under 70% sure'],
          ['corrected', 'Corrected by a rule'],
          ['uncounted', 'Counted in no figure'],
        ]}
      />
    </search>
  );
}
