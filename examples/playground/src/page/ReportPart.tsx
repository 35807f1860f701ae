import { useLayoutEffect, useRef } from 'preact/hooks';

/** The sections that the library wrote. It escapes every text in them. */
/** What a bar of a chart leads to. A category is written as in addresses: `council-tax-or-rates`. */
export type BarTarget = { readonly month: string } | { readonly category: string };

export function ReportPart({
  html,
  onBar,
}: {
  readonly html: string;
  readonly onBar: (target: BarTarget) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    // What was open stays open when the figures change.
    const open = new Set(
      [...element.querySelectorAll('details[open] > summary')].map(each => each.textContent),
    );
    element.innerHTML = html;
    for (const summary of element.querySelectorAll('summary'))
      if (open.has(summary.textContent)) summary.parentElement?.setAttribute('open', '');
  }, [html]);
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const address = event.target.closest('svg a')?.getAttribute('href') ?? '';
    const [, kind, name = ''] = /^#(month|spent)-(.+)$/.exec(address) ?? [];
    if (kind === undefined) return;
    event.preventDefault();
    onBar(kind === 'month' ? { month: name } : { category: name });
  };
  // The links in it work with the keyboard too, and their clicks arrive here.
  // biome-ignore lint/a11y/noStaticElementInteractions: the links are the elements that are used
  // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by the keyboard is clicked
  return <div class="report" ref={place} onClick={follow} />;
}
