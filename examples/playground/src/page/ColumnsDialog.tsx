import type { CsvColumns, CsvPreviewColumn } from 'open-banking-insights/adapters';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Reading, Recipe, RecipeFile, Told } from '../shared/recipe';
import type { ColumnsView } from '../shared/view';
import { chooseFiles } from './chooseFiles';
import type { Client } from './client';
import { amountText, counted } from './format';
import { ROLES, type Role, SEVERAL } from './roles';
import { Select } from './Select';

interface Props {
  readonly file: RecipeFile;
  readonly reading: Reading;
  readonly ask: Client['ask'];
  readonly onChange: (change: (recipe: Recipe) => Recipe) => void;
  readonly onClose: () => void;
}

/** What each column of a file holds, with its first values and what is read with them. */
export function ColumnsDialog({ file, reading, ask, onChange, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [told, setTold] = useState<Told>(file.told ?? {});
  const [view, setView] = useState<ColumnsView | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The columns come a moment later, and should be the next to reach.
    heading.current?.focus();
  }, []);
  useEffect(() => {
    let isOld = false;
    ask('columns', { file: { ...file, told }, reading }).then(found => {
      // Of a mapping that does not fit, the columns are those that were there.
      if (!isOld)
        setView(last => (found.columns.length > 0 ? found : { ...(last ?? found), error: found.error }));
    }, onClose);
    return () => {
      isOld = true;
    };
  }, [ask, file, reading, told, onClose]);

  const change = (part: Told) => {
    setFault(null);
    setTold(withoutEmpty({ ...told, ...part }));
  };
  const put = (index: number, role: Role) =>
    change({ columns: columnsWith(view as ColumnsView, told, index, role) });
  const use = (now: Told) => {
    onChange(recipe => ({
      ...recipe,
      files: recipe.files.map(each => (each.id === file.id ? withTold(each, now) : each)),
    }));
    onClose();
  };
  const open = async ([chosen]: readonly File[]) => {
    const mapping = mappingIn((await chosen?.text()) ?? '');
    if (mapping === null)
      setFault(`${chosen?.name} is no mapping that was saved here or written for the command line.`);
    else change(mapping);
  };
  return (
    <dialog ref={dialog} class="wide" onClose={onClose} aria-labelledby="pg-columns">
      <form
        method="dialog"
        onSubmit={event => {
          event.preventDefault();
          // What was only looked at stays found.
          use(told);
        }}
      >
        <h2 id="pg-columns" ref={heading} tabIndex={-1}>
          What the columns hold
        </h2>
        <p>
          <bdi>{file.name}</bdi>
        </p>
        {view !== null && (
          <ul class="columns">
            {view.columns.map((column, index) => (
              <li key={column.column}>
                <Select
                  label={column.name === '' ? `Column ${index + 1}` : column.name}
                  value={roleOf(told, column, index)}
                  options={ROLES}
                  onValue={each => put(index, each)}
                />
                <p class="soft-text values">
                  {view.cells.slice(0, 4).map((row, place) => (
                    <bdi key={place}>{row[index] || '–'}</bdi>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        )}
        <div class="filters">
          <Select
            label="A minus is"
            value={told.signs ?? ''}
            onValue={signs => change({ signs: signs || undefined })}
            options={[
              ['', 'As found'],
              ['written', 'Money out'],
              ['reversed', 'Money in, as on cards'],
            ]}
          />
          <Select
            label="Dates such as 01/03"
            value={told.dateOrder ?? ''}
            onValue={dateOrder => change({ dateOrder: dateOrder || undefined })}
            options={[
              ['', 'As found'],
              ['day-first', 'Day first: 1 March'],
              ['month-first', 'Month first: January 3'],
              ['year-first', 'Year first, as 26-01-03'],
            ]}
          />
          <Select
            label="Money"
            value={told.country ?? ''}
            onValue={country => change({ country: country || undefined })}
            options={[
              ['', 'As found'],
              ['GB', 'Pounds'],
              ['US', 'Dollars'],
            ]}
          />
        </div>
        <h3>What is read so</h3>
        <div aria-live="polite">
          {fault !== null && <p class="note">{fault}</p>}
          {view !== null && view.error !== null && <p class="note">{view.error}</p>}
          {view !== null && view.error === null && (
            <p>
              {counted(view.transactions, 'transaction')}
              {view.skipped > 0 && `; ${counted(view.skipped, 'line')} left out`}
              {view.first.length > 0 && '. The first of them:'}
            </p>
          )}
        </div>
        {view !== null && view.error === null && view.first.length > 0 && (
          <table class="outcome">
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Description</th>
                <th scope="col" class="n">
                  Amount
                </th>
              </tr>
            </thead>
            <tbody>
              {view.first.map((row, place) => (
                <tr key={place}>
                  <td>{row.date}</td>
                  <td>
                    <bdi>{row.description}</bdi>
                  </td>
                  <td class="n">{amountText(row.amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div class="actions">
          <button type="submit" class="main" disabled={view === null || view.error !== null}>
            Read the file so
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Leave as it is
          </button>
          {file.told !== undefined && (
            <button type="button" onClick={() => use({})}>
              Back to what was found
            </button>
          )}
        </div>
        <div class="actions">
          <button
            type="button"
            disabled={view === null || view.columns.length === 0}
            onClick={() => save(view as ColumnsView, told)}
          >
            Save the mapping
          </button>
          <button type="button" onClick={() => chooseFiles(open)}>
            Open a mapping
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** What a column was told to hold, else what was found. The worker may not have answered yet. */
function roleOf({ columns }: Told, { column, name, role }: CsvPreviewColumn, index: number): Role {
  const names = (each: string | number) =>
    each === column ||
    each === index + 1 ||
    (name !== '' && String(each).toLowerCase() === name.toLowerCase());
  const given = Object.entries(columns ?? {}).find(([, each]) =>
    [each].flat().some(one => one !== undefined && names(one)),
  );
  return (given?.[0] as Role | undefined) ?? role ?? 'other';
}

/** All columns as they stand, so that none is guessed anew beside those that were chosen. */
function columnsWith(view: ColumnsView, before: Told, changed = -1, put: Role = 'other'): CsvColumns {
  const told: { [R in Role]?: (string | number)[] } = {};
  for (const [index, column] of view.columns.entries()) {
    const found = roleOf(before, column, index);
    const isMoved = index !== changed && found === put && !SEVERAL.includes(put);
    const role = index === changed ? put : isMoved ? 'other' : found;
    told[role] = [...(told[role] ?? []), column.column];
  }
  return told;
}

function withoutEmpty(told: Told): Told {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

function withTold({ told: _told, ...file }: RecipeFile, told: Told): RecipeFile {
  return Object.keys(told).length === 0 ? file : { ...file, told };
}

/** The options of `fromCsv` that describe a layout, as the command line takes them too. */
function save(view: ColumnsView, told: Told): void {
  const mapping = { ...told, columns: told.columns ?? columnsWith(view, told) };
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(mapping, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = 'mapping.json';
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Null for what is none. Whether its columns are those of the file is seen when it is read. */
function mappingIn(text: string): Told | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('columns' in value)) return null;
    return value as Told;
  } catch {
    return null;
  }
}
