/** The version of a message, as its namespace names it. */
import type { TagElement } from '../../markup/node.js';
import { regionOf } from '../../markup/record.js';
import type { DraftNote } from '../../model/draft.js';

const NAMESPACE = /camt\.(\d{3})\.(\d{3})\.(\d{2})$/;
/** Of camt.052, 053 and 054: the newest in the ISO 20022 catalogue when this was written. */
const NEWEST = 13;
const READ = new Set(['052', '053', '054']);

export function versionNotes(root: TagElement, document: number): readonly DraftNote[] {
  const notes: DraftNote[] = [];
  const visit = (element: TagElement, depth: number): void => {
    for (const [name, value] of Object.entries(element.attributes ?? {})) {
      const [, message, variant, version] = NAMESPACE.exec(value.trim()) ?? [];
      if (!name.startsWith('xmlns') || message === undefined) continue;
      if (READ.has(message) && variant === '001' && Number(version) >= 1 && Number(version) <= NEWEST)
        continue;
      notes.push({
        code: 'version_unknown',
        message: `The namespace names camt.${message}.${variant}.${version}; versions 01 to ${NEWEST} of camt.052, 053 and 054 are known, and it was read like them`,
        region: regionOf({ from: element.from, to: element.openTo }, document),
      });
    }
    // The namespace stands on the document or on an envelope around it.
    if (depth < 6)
      for (const child of element.children) if (child.kind === 'element') visit(child, depth + 1);
  };
  visit(root, 0);
  return notes.slice(0, 1);
}
