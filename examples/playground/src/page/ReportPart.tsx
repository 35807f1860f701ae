import { useLayoutEffect, useRef } from 'preact/hooks';

/** The sections that the library wrote. It escapes every text in them. */
export function ReportPart({ html }: { readonly html: string }) {
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
  return <div class="report" ref={place} />;
}
