/** Titles of a report and of its sections. */

import { clipped, widthOf } from './displayWidth.js';
import type { Block, Lines } from './lines.js';

export const NAME_WIDTH = 60;

/** The title of a report, or of an account within it. */
export function heading(text: string): Lines {
  return titled(text, '\u2550');
}

/** The title of a section. */
export function sectionTitle(text: string): Lines {
  return titled(text, '\u2500');
}

/** The title of a part of a section. */
export function subheading(text: string): Lines {
  return ['', { text, tone: 'title' }];
}

export function accountTitle(accountId: string): string {
  return `Account ${clipped(accountId, NAME_WIDTH)}`;
}

function titled(text: string, mark: string): Lines {
  const line: Block = width => [[{ text: mark.repeat(Math.min(widthOf(text), width)), tone: 'quiet' }]];
  return ['', { text, tone: 'title' }, line];
}
