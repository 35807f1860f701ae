import { useState } from 'preact/hooks';
import type { Reading, Recipe } from '../shared/recipe';
import { Select } from './Select';

interface Props {
  readonly recipe: Recipe;
  readonly onChange: (change: (recipe: Recipe) => Recipe) => void;
}

/** What the reader knows and the files may not say. */
export function ReadingForm({ recipe, onChange }: Props) {
  const [bank, setBank] = useState(recipe.reading.bank);
  const set = (part: Partial<Reading>) =>
    onChange(each => ({ ...each, reading: { ...each.reading, ...part } }));
  const { reading } = recipe;
  return (
    <>
      <h3>How files are read</h3>
      <p>All of this is found from the files. Say it only where something was read wrongly.</p>
      <form
        class="filters"
        onSubmit={event => {
          event.preventDefault();
          if (bank !== reading.bank) set({ bank });
        }}
      >
        <Select
          label="Country"
          value={reading.country}
          onValue={country => set({ country })}
          options={[
            ['', 'As found'],
            ['GB', 'United Kingdom'],
            ['US', 'United States'],
          ]}
        />
        <Select
          label="Dates such as 01/03"
          value={reading.dateOrder}
          onValue={dateOrder => set({ dateOrder })}
          options={[
            ['', 'As found'],
            ['day-first', 'Day first: 1 March'],
            ['month-first', 'Month first: January 3'],
            ['year-first', 'Year first, as 26-01-03'],
          ]}
        />
        <Select
          label="A minus in CSV files"
          value={reading.signs}
          onValue={signs => set({ signs })}
          options={[
            ['', 'As found'],
            ['written', 'Money out'],
            ['reversed', 'Money in, as on cards'],
          ]}
        />
        <Select
          label="Time zone"
          value={reading.timeZone}
          onValue={timeZone => set({ timeZone })}
          options={[
            ['', 'As found'],
            ['Europe/London', 'London'],
            ['America/New_York', 'New York'],
            ['America/Chicago', 'Chicago'],
            ['America/Denver', 'Denver'],
            ['America/Los_Angeles', 'Los Angeles'],
          ]}
        />
        <label>
          Bank or layout
          <input
            type="text"
            value={bank}
            placeholder="Such as hsbc"
            onInput={event => setBank(event.currentTarget.value)}
            onBlur={() => bank !== reading.bank && set({ bank })}
          />
        </label>
        <label>
          Day it stands on
          <input
            type="date"
            value={recipe.asOf}
            min="1990-01-01"
            max="2098-12-31"
            onChange={event => {
              const asOf = event.currentTarget.value;
              onChange(each => ({ ...each, asOf }));
            }}
          />
        </label>
      </form>
    </>
  );
}
