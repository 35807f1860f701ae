import { useEffect, useState } from 'preact/hooks';
import { moneyText } from './format';
import { ProgressLine } from './ProgressLine';
import type { ReportMaker } from './useReport';

/** At the foot of the window, where it moves nothing: what is under way, or what the last correction changed. */
export function Bar({ maker }: { readonly maker: ReportMaker }) {
  const { shown, progress, fault } = maker;
  const [closed, setClosed] = useState(0);
  const isSlow = useSlow(progress !== null);
  const effect = shown?.view.effect ?? null;
  const currency = shown?.view.report?.currency ?? null;
  if (progress !== null)
    return (
      <div class="bar">
        {/* Most corrections are done before anybody could read this. */}
        {isSlow && <ProgressLine progress={progress} onCancel={maker.cancel} />}
      </div>
    );
  if (fault !== null)
    return (
      <div class="bar" role="alert">
        <p class="note">{fault}</p>
      </div>
    );
  if (shown === null || effect === null || closed === shown.version) return <div class="bar" />;
  const last = shown.recipe.changes.at(-1);
  return (
    <div class="bar">
      <div class="effect">
        <p role="status">
          {effect.transactions === 0
            ? 'No transaction is read otherwise.'
            : `${effect.transactions.toLocaleString('en-GB')} ${effect.transactions === 1 ? 'transaction is' : 'transactions are'} now read otherwise.`}{' '}
          {effect.moves.map(({ name, before, after, isMoney }, index) => (
            <span key={name}>
              {index === 0 ? capital(name) : `, ${name}`}: {isMoney ? moneyText(before, currency) : before} →{' '}
              <strong>{isMoney ? moneyText(after, currency) : after}</strong>
            </span>
          ))}
          {effect.moves.length === 0 && 'The figures stay as they are.'}
        </p>
        {last !== undefined && (
          <button
            type="button"
            onClick={() =>
              maker.apply(recipe => ({
                ...recipe,
                changes: recipe.changes.filter(({ id }) => id !== last.id),
              }))
            }
          >
            Undo the last correction
          </button>
        )}
        <button type="button" onClick={() => setClosed(shown.version)}>
          Close
        </button>
      </div>
    </div>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** True once something has been under way for a while. */
function useSlow(isWorking: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWorking) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), 300);
    return () => clearTimeout(timer);
  }, [isWorking]);
  return slow;
}
