/** The canvas that charts are drawn on, and the marks that a drawing is made of. Each writer gives them their colours. */

/** A chart is drawn once for each of these widths, so that its labels never shrink. */
export const CANVASES = [
  { size: 'narrow', width: 328 },
  { size: 'medium', width: 680 },
  { size: 'wide', width: 1032 },
] as const;

export interface Canvas {
  readonly size: (typeof CANVASES)[number]['size'];
  readonly width: number;
}

/** What a mark shows, or how it stands out. */
export type Role =
  | `${'income' | 'fixed' | 'flexible' | 'debt'}-text`
  | 'fixed'
  | 'flexible'
  | 'debt'
  | 'spending'
  | 'income-line'
  | 'income-mark'
  | 'payday'
  | 'missed'
  | 'next'
  | 'interval'
  | 'outer'
  | 'paid'
  | 'estimate'
  | 'balance-line'
  | 'overdraft'
  | 'payday-tick'
  | 'lowest'
  | 'grid'
  | 'row'
  | 'zero'
  | 'today'
  | 'hatch'
  | 'soft'
  | 'strong'
  | 'direct'
  | 'halo';

interface Shown {
  readonly roles: readonly Role[];
}

/** Places are in pixels of the canvas, from its top left. */
export type Mark =
  | (Shown & { readonly shape: 'line'; x1: number; y1: number; x2: number; y2: number })
  | (Shown & { readonly shape: 'text'; x: number; y: number; text: string; anchor: Anchor })
  | (Shown & { readonly shape: 'rect'; x: number; y: number; width: number; height: number })
  /** `title` is for those who point at it. */
  | (Shown & { readonly shape: 'circle'; x: number; y: number; radius: number; title: string | null })
  /** `path` is written as in SVG. */
  | (Shown & { readonly shape: 'path'; path: string })
  /** Covered by stripes. */
  | { readonly shape: 'hatched'; x: number; y: number; width: number; height: number }
  /** Leads to a place of the document, where that can be done. */
  | (Link & { readonly shape: 'link'; x: number; y: number; width: number; height: number });

/** Where a part of a chart leads. */
export interface Link {
  /** The id of the rows behind it. */
  readonly address: string;
  /** What is there, for those who cannot see the chart. */
  readonly name: string;
}

type Anchor = 'start' | 'middle' | 'end';

export interface Drawing {
  readonly height: number;
  readonly marks: readonly Mark[];
}

export function label(
  x: number,
  y: number,
  text: string,
  { anchor = 'start', roles = [] }: { readonly anchor?: Anchor; readonly roles?: readonly Role[] } = {},
): Mark {
  return { shape: 'text', x, y, text, anchor, roles };
}

export function line(x1: number, y1: number, x2: number, y2: number, role: Role): Mark {
  return { shape: 'line', x1, y1, x2, y2, roles: [role] };
}

export function bar(x: number, y: number, width: number, height: number, role: Role): Mark {
  return { shape: 'rect', x, y, width, height: Math.max(0, height), roles: [role] };
}

export function dot(x: number, y: number, radius: number, role: Role, title: string | null = null): Mark {
  return { shape: 'circle', x, y, radius, title, roles: [role] };
}

/** `path` is null where there is nothing to draw. */
export function curve(path: string | null, role: Role): Mark {
  return { shape: 'path', path: path ?? '', roles: [role] };
}

/** Text of a drawing does not wrap. A character is assumed to be 0.56 times as wide as its height, which is 12. */
export function shortened(text: string, width: number): string {
  const most = Math.max(4, Math.floor(width / 6.7));
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
