import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Document, PartLine } from '../shared/messages';
import type { ExplanationView } from '../shared/view';
import type { Client } from './client';
import { counted } from './format';
import { ScrollBox } from './ScrollBox';
import { Windowed } from './Windowed';

interface Props {
  readonly code: string;
  readonly version: number;
  readonly ask: Client['ask'];
  readonly hasRequest: boolean;
}

/** As high as `.line` is. */
const LINE_HEIGHT = 24;

/** The code, what goes in, what comes out, and where each figure comes from. */
export function EngineerView({ code, version, ask, hasRequest }: Props) {
  const [document, setDocument] = useState<Document>('result');
  const [text, setText] = useState('');
  const [found, setFound] = useState<number | null>(null);
  const [explained, setExplained] = useState<ExplanationView | { none: string } | null>(null);
  const [parts, setParts] = useState<readonly PartLine[]>([]);
  useEffect(() => {
    ask('parts', { document }).then(setParts, () => setParts([]));
  }, [ask, document, version]);
  const fetch = useCallback(
    (from: number, count: number) => ask('lines', { document, from, count }),
    [ask, document],
  );
  const documents: readonly Document[] = hasRequest ? ['result', 'request'] : ['result'];
  return (
    <section aria-labelledby="pg-engineers">
      <h2 id="pg-engineers">For engineers</h2>
      {hasRequest && (
        <>
          <h3>The code that makes this report</h3>
          <ScrollBox class="scroll" label="Code">
            <pre>{code}</pre>
          </ScrollBox>
        </>
      )}
      <h3>What goes in and what comes out</h3>
      <p>Choose a line with a figure of the result to see where the figure comes from.</p>
      <form
        class="filters"
        onSubmit={event => {
          event.preventDefault();
          if (text !== '')
            ask('find', { document, text, from: found ?? -1 }).then(setFound, () => setFound(null));
        }}
      >
        <label>
          JSON of
          <select
            value={document}
            onChange={event => {
              setDocument(event.currentTarget.value as Document);
              setFound(null);
              setExplained(null);
            }}
          >
            {documents.map(each => (
              <option key={each} value={each}>
                {each === 'result' ? 'The result' : 'The request'}
              </option>
            ))}
          </select>
        </label>
        <label>
          Go to
          <select value="" onChange={event => setFound(Number(event.currentTarget.value))}>
            <option value="" disabled>
              A part
            </option>
            {parts.map(({ name, line }) => (
              <option key={line} value={line}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Find
          <input
            type="search"
            value={text}
            placeholder="Such as estimatedIncome"
            onInput={event => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit">Next</button>
      </form>
      <Windowed
        label="JSON"
        rowHeight={LINE_HEIGHT}
        fetch={fetch}
        refresh={version}
        subject={document}
        goTo={found}
      >
        {(lines: readonly string[], from) => (
          <div class="lines">
            {lines.map((line, place) => (
              <div key={from + place} class={from + place === found ? 'line found' : 'line'}>
                <span class="number" aria-hidden="true">
                  {from + place + 1}
                </span>
                {document === 'result' && isFigure(line) ? (
                  <button
                    type="button"
                    class="figure"
                    onClick={() =>
                      ask('explain', { line: from + place }).then(setExplained, () => setExplained(null))
                    }
                  >
                    {line}
                  </button>
                ) : (
                  line
                )}
              </div>
            ))}
          </div>
        )}
      </Windowed>
      <div class="explained" role="status">
        {explained === null ? (
          <p class="soft-text">No figure is chosen.</p>
        ) : 'none' in explained ? (
          <p>{explained.none}</p>
        ) : (
          <Explained explained={explained} />
        )}
      </div>
    </section>
  );
}

function Explained({ explained }: { readonly explained: ExplanationView }) {
  const { path, value, formula, inputs, transactions } = explained;
  return (
    <>
      <p>
        <code>{path}</code> = <strong>{value}</strong>
      </p>
      <p>{formula}</p>
      {inputs.length > 0 && (
        <ul>
          {inputs.slice(0, 24).map(input => (
            <li key={input.path}>
              <code>{input.path}</code> = {input.value}
            </li>
          ))}
          {inputs.length > 24 && <li>and {inputs.length - 24} more</li>}
        </ul>
      )}
      {transactions > 0 && <p>Made from {counted(transactions, 'transaction')}.</p>}
    </>
  );
}

function isFigure(line: string): boolean {
  return /: (-?\d[\d.e+-]*|true|false|null),?$/.test(line);
}
