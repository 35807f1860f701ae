/** Colours and sizes on paper, which is always light. docs/report.md gives the contrast of each colour. */

import type { Role } from '../charts/canvas.js';

export const COLOUR = {
  ground: '#ffffff',
  text: '#16202a',
  muted: '#55606e',
  rule: '#d8dde3',
  income: '#00755a',
  fixed: '#1f4e8c',
  flexible: '#5b8fd0',
  flexibleText: '#2f6db5',
  debt: '#b8440a',
  warning: '#8a5a00',
} as const;

/** Points. */
export const SIZE = { title: 18, section: 15, part: 11.5, figure: 15, text: 10, table: 9, note: 8 } as const;

/** Left, top, right, bottom. */
export const MARGINS = [42, 48, 42, 54] as const;

export const PAPER = { A4: [595.28, 841.89], Letter: [612, 792] } as const;

/** How marks of charts look, as attributes, since pdfmake reads no styles in SVG. Roles that are not here look as any text. */
export const MARKS: Readonly<Partial<Record<Role, string>>> = {
  soft: `fill="${COLOUR.muted}"`,
  strong: 'font-weight="bold"',
  direct: 'font-weight="bold"',
  'income-text': `fill="${COLOUR.income}"`,
  'fixed-text': `fill="${COLOUR.fixed}"`,
  'flexible-text': `fill="${COLOUR.flexibleText}"`,
  'debt-text': `fill="${COLOUR.debt}"`,
  grid: `stroke="${COLOUR.rule}"`,
  row: `stroke="${COLOUR.rule}"`,
  zero: `stroke="${COLOUR.text}"`,
  today: `stroke="${COLOUR.muted}" stroke-dasharray="2 3"`,
  fixed: `fill="${COLOUR.fixed}"`,
  spending: `fill="${COLOUR.fixed}"`,
  flexible: `fill="${COLOUR.flexible}"`,
  debt: `fill="${COLOUR.debt}"`,
  hatch: `fill="${COLOUR.ground}" fill-opacity="0.55"`,
  'income-line': `fill="none" stroke="${COLOUR.income}" stroke-width="2"`,
  'income-mark': `fill="${COLOUR.income}" stroke="${COLOUR.ground}" stroke-width="1.5"`,
  payday: `fill="${COLOUR.income}" stroke="${COLOUR.ground}" stroke-width="1.5"`,
  missed: `fill="${COLOUR.ground}" stroke="${COLOUR.warning}" stroke-width="2"`,
  next: `fill="${COLOUR.ground}" stroke="${COLOUR.income}" stroke-width="1.5" stroke-dasharray="3 2"`,
  interval: `stroke="${COLOUR.income}" stroke-width="3"`,
  outer: `stroke="${COLOUR.income}"`,
  paid: `stroke="${COLOUR.muted}" stroke-width="1.5"`,
  estimate: `fill="${COLOUR.income}" stroke="${COLOUR.ground}" stroke-width="1.5"`,
  'balance-line': `fill="none" stroke="${COLOUR.fixed}" stroke-width="1.5"`,
  overdraft: `fill="${COLOUR.debt}" fill-opacity="0.35"`,
  'payday-tick': `stroke="${COLOUR.income}" stroke-width="2"`,
  lowest: `fill="${COLOUR.text}" stroke="${COLOUR.ground}" stroke-width="1.5"`,
};
