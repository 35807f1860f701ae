import type { Progress } from '../shared/messages';
import { counted } from './format';

interface Props {
  readonly progress: Progress;
  readonly onCancel: () => void;
}

/** What is being done, how far it is, and a way out. */
export function ProgressLine({ progress, onCancel }: Props) {
  return (
    <div class="progress">
      <progress value={progress.done} max={1} aria-label={progress.words} />
      <p role="status">
        {progress.words}
        {progress.rows > 0 && `, ${counted(progress.rows, 'transaction')}`}
      </p>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}
