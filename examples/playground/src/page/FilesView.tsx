import { useCallback, useState } from 'preact/hooks';
import type { Recipe } from '../shared/recipe';
import type { FileView } from '../shared/view';
import { ColumnsDialog } from './ColumnsDialog';
import type { Client } from './client';
import { counted } from './format';
import { ReadingForm } from './ReadingForm';
import type { Shown } from './useReport';

interface Props {
  readonly shown: Shown;
  readonly ask: Client['ask'];
  readonly onChange: (change: (recipe: Recipe) => Recipe) => void;
}

export function FilesView({ shown, ask, onChange }: Props) {
  const [mapped, setMapped] = useState<number | null>(null);
  const close = useCallback(() => setMapped(null), []);
  const file = shown.recipe.files.find(({ id }) => id === mapped);
  const listed = new Set(shown.recipe.files.map(({ id }) => id));
  return (
    <section aria-labelledby="pg-files">
      <h2 id="pg-files">Files</h2>
      <ul class="list files">
        {shown.view.files
          .filter(({ id }) => listed.has(id))
          .map(file => (
            <li key={file.id}>
              <FileEntry file={file} />
              <div class="buttons">
                {file.hasColumns && (
                  <button type="button" onClick={() => setMapped(file.id)}>
                    Columns<span class="aside"> of {file.name}</span>
                  </button>
                )}
                <button
                  type="button"
                  onClick={() =>
                    onChange(recipe => ({
                      ...recipe,
                      files: recipe.files.filter(({ id }) => id !== file.id),
                    }))
                  }
                >
                  Remove<span class="aside"> {file.name}</span>
                </button>
              </div>
            </li>
          ))}
      </ul>
      {file !== undefined && (
        <ColumnsDialog
          file={file}
          reading={shown.recipe.reading}
          ask={ask}
          onChange={onChange}
          onClose={close}
        />
      )}
      <ReadingForm recipe={shown.recipe} onChange={onChange} />
    </section>
  );
}

function FileEntry({ file }: { readonly file: FileView }) {
  return (
    <div>
      <p>
        <strong>
          <bdi>{file.name}</bdi>
        </strong>
        {file.kind !== null && `: ${file.kind}`}
        {file.rows > 0 && `, ${counted(file.rows, 'transaction')}`}
      </p>
      {file.error !== null && <p class="note">This file could not be read. {file.error}</p>}
      {file.notes.map(note => (
        <p class="facts" key={note}>
          {note}
        </p>
      ))}
      {file.skippedCount > 0 && (
        <details>
          <summary>{counted(file.skippedCount, 'line')} that held no transaction</summary>
          <ul>
            {file.skipped.map(({ place, message, text }) => (
              <li key={`${place} ${message} ${text}`}>
                {place !== '' && `${place}: `}
                {message} <bdi class="soft-text">{text}</bdi>
              </li>
            ))}
          </ul>
          {file.skippedCount > file.skipped.length && <p>The first {file.skipped.length} are shown.</p>}
        </details>
      )}
    </div>
  );
}
