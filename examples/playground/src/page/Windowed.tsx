import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ScrollBox } from './ScrollBox';

interface Props<Item> {
  readonly label: string;
  /** In pixels. Every row has the same. */
  readonly rowHeight: number;
  readonly fetch: (
    from: number,
    count: number,
  ) => Promise<{ readonly total: number; readonly items: readonly Item[] }>;
  /** Another value asks anew, and keeps what is shown until the answer is there. */
  readonly refresh: unknown;
  /** Another value goes to the top as well. */
  readonly subject: unknown;
  /** The row to go to, or null. */
  readonly goTo?: number | null;
  readonly onTotal?: (total: number) => void;
  readonly children: (items: readonly Item[], from: number, total: number) => ComponentChildren;
}

interface Shown<Item> {
  readonly from: number;
  readonly total: number;
  readonly items: readonly Item[];
}

/** Rows beyond what is seen, on each side: enough for the next tap of a key. */
const MARGIN = 20;

/** A list of which only the rows about those that are seen are there. */
export function Windowed<Item>({
  label,
  rowHeight,
  fetch,
  refresh,
  subject,
  goTo = null,
  onTotal,
  children,
}: Props<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown<Item>>({ from: 0, total: 0, items: [] });
  const asked = useRef(0);
  const held = useRef(shown);
  held.current = shown;

  const load = useRef<(isForced: boolean) => void>(() => {});
  load.current = isForced => {
    const element = box.current;
    if (element === null) return;
    const first = Math.floor(element.scrollTop / rowHeight);
    const seen = Math.ceil(element.clientHeight / rowHeight);
    const { from, items, total } = held.current;
    const isThere =
      from <= Math.max(0, first - 5) && from + items.length >= Math.min(total, first + seen + 5);
    if (isThere && !isForced) return;
    asked.current += 1;
    const own = asked.current;
    const start = Math.max(0, first - MARGIN);
    // An error means that the report has changed meanwhile, and then this list asks anew.
    fetch(start, Math.max(seen, 12) + 2 * MARGIN).then(
      answer => {
        if (own !== asked.current) return;
        onTotal?.(answer.total);
        setShown({ from: start, ...answer });
      },
      () => {},
    );
  };

  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = 0;
  }, [subject]);
  useEffect(() => load.current(true), [refresh, subject]);
  useEffect(() => {
    if (goTo !== null && box.current !== null) box.current.scrollTop = Math.max(0, (goTo - 3) * rowHeight);
  }, [goTo, rowHeight]);

  return (
    <ScrollBox class="window" box={box} label={label} onScroll={() => load.current(false)}>
      <div class="whole" style={{ height: `${shown.total * rowHeight}px` }}>
        <div class="part" style={{ transform: `translateY(${shown.from * rowHeight}px)` }}>
          {children(shown.items, shown.from, shown.total)}
        </div>
      </div>
    </ScrollBox>
  );
}
