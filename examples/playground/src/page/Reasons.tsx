import type { RowDetail } from '../shared/view';

/** Why a transaction was read as it was. */
export function Reasons({ detail }: { readonly detail: RowDetail }) {
  const { evidence, alternatives, confidence } = detail;
  return (
    <details class="reasons">
      <summary>
        Why it was read so{confidence !== null && ` (${Math.round(confidence * 100)}% sure of the category)`}
      </summary>
      {evidence.length === 0 && <p>Nothing in the text tells what it is.</p>}
      <ul>
        {evidence.map(({ words, matched, weight }) => (
          <li key={`${words} ${matched}`}>
            {words}
            {matched !== null && (
              <>
                , as the text has “<bdi>{matched}</bdi>”
              </>
            )}{' '}
            <small>(weight {weight} of 100)</small>
          </li>
        ))}
      </ul>
      {alternatives.length > 0 && (
        <p>
          It could also be:{' '}
          {alternatives
            .map(({ name, confidence: sure }) => `${name} (${Math.round(sure * 100)}%)`)
            .join(', ')}
          .
        </p>
      )}
    </details>
  );
}
