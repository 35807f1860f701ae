import { useCallback, useState } from 'preact/hooks';
import type { Progress } from '../shared/messages';
import type { Recipe, SampleName } from '../shared/recipe';
import type { FileView } from '../shared/view';
import { ColumnsDialog } from './ColumnsDialog';
import { chooseFiles } from './chooseFiles';
import type { Client } from './client';
import { ProgressLine } from './ProgressLine';

interface Props {
  readonly isDragging: boolean;
  readonly progress: Progress | null;
  readonly fault: string | null;
  /** Files of which none could be read. */
  readonly failed: readonly FileView[];
  /** Null where no file was given yet. */
  readonly recipe: Recipe | null;
  readonly ask: Client['ask'];
  readonly onChange: (change: (recipe: Recipe) => Recipe) => void;
  readonly onFiles: (files: readonly (File | SampleName)[]) => void;
  readonly onCancel: () => void;
}

/** The page without a report: one thing to do. */
export function Empty({
  isDragging,
  progress,
  fault,
  failed,
  recipe,
  ask,
  onChange,
  onFiles,
  onCancel,
}: Props) {
  const [mapped, setMapped] = useState<number | null>(null);
  const close = useCallback(() => setMapped(null), []);
  const file = recipe?.files.find(({ id }) => id === mapped);
  const told = progress === null ? failed.filter(({ hasColumns }) => hasColumns) : [];
  return (
    <div class="empty">
      <header>
        <h1>What does this bank account say?</h1>
        <p class="lead">
          What comes in, what is left each month, what is worrying, and how far you can rely on it.
        </p>
      </header>
      <main>
        <div class={isDragging ? 'drop dragging' : 'drop'}>
          {progress === null ? (
            <>
              <button type="button" class="main" onClick={() => chooseFiles(onFiles)}>
                Choose bank files
              </button>
              <p>
                Or drop them here, several at once: CSV, XLSX, OFX, QIF, camt, MT940, or the answer of a
                provider such as Open Banking or Plaid. Nothing leaves this page. It does all the work itself,
                and it is not allowed to connect to anything.
              </p>
              <p>
                No file at hand? Try a{' '}
                <button type="button" class="link" onClick={() => onFiles(['british'])}>
                  British sample
                </button>{' '}
                or an{' '}
                <button type="button" class="link" onClick={() => onFiles(['american'])}>
                  American sample
                </button>
                .
              </p>
            </>
          ) : (
            <ProgressLine progress={progress} onCancel={onCancel} />
          )}
        </div>
        <div role="alert">
          {fault !== null && progress === null && <p class="note">{fault}</p>}
          {progress === null &&
            failed.map(({ id, name, error }) => (
              <p class="note" key={id}>
                <strong>{name}</strong> could not be read. {error}
                {error?.endsWith('.') === false && '.'}
              </p>
            ))}
          {failed.length > 0 && progress === null && (
            <p>
              Please download the transactions again, as CSV or OFX if your bank offers it, and do not open
              them in between.
            </p>
          )}
        </div>
        {told.length > 0 && (
          <div class="actions">
            {told.map(({ id, name }) => (
              <button type="button" key={id} onClick={() => setMapped(id)}>
                Say what the columns of <bdi>{name}</bdi> are
              </button>
            ))}
          </div>
        )}
        {file !== undefined && recipe !== null && (
          <ColumnsDialog file={file} reading={recipe.reading} ask={ask} onChange={onChange} onClose={close} />
        )}
      </main>
    </div>
  );
}
