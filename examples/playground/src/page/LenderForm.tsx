import { useState } from 'preact/hooks';
import type { LenderQuestion, Recipe } from '../shared/recipe';
import { isAmount } from '../shared/recipe';

interface Props {
  readonly lender: LenderQuestion;
  readonly onChange: (change: (recipe: Recipe) => Recipe) => void;
}

const FIELDS = [
  ['newRepayment', 'New repayment a month'],
  ['statedIncome', 'Stated income a month'],
  ['statedRent', 'Stated rent a month'],
] as const satisfies readonly (readonly [keyof LenderQuestion, string])[];

/** Can a new repayment be carried, and is it true what was stated? The answers stand in the report. */
export function LenderForm({ lender, onChange }: Props) {
  const [typed, setTyped] = useState(lender);
  const use = (name: keyof LenderQuestion) => {
    const text = typed[name].trim();
    if (text === lender[name] || !isAmount(text)) return;
    onChange(recipe => ({ ...recipe, lender: { ...recipe.lender, [name]: text } }));
  };
  return (
    <form
      class="filters"
      aria-label="What a lender asks"
      onSubmit={event => {
        event.preventDefault();
        for (const [name] of FIELDS) use(name);
      }}
    >
      {FIELDS.map(([name, label]) => (
        <label key={name}>
          {label}
          <input
            type="text"
            inputMode="decimal"
            value={typed[name]}
            placeholder="Such as 180"
            aria-invalid={!isAmount(typed[name].trim())}
            onInput={event => setTyped({ ...typed, [name]: event.currentTarget.value })}
            onBlur={() => use(name)}
          />
          {!isAmount(typed[name].trim()) && <span class="soft-text">An amount, such as 180 or 1250.50</span>}
        </label>
      ))}
      <button type="submit">Ask</button>
    </form>
  );
}
