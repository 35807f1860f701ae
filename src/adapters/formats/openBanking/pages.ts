/** Answers come in pages: to read the first alone, and not to notice, gives wrong figures. */
import type { JsonObject } from '../../json/node.js';
import { nodeAt, regionOf } from '../../json/record.js';
import type { DraftNote } from '../../model/draft.js';

interface Answer {
  readonly node: JsonObject;
  readonly document: number;
}

/** A note for each answer that links to a next page which is not among those given. */
export function pageNotes(answers: readonly Answer[]): readonly DraftNote[] {
  const given = new Set(answers.map(({ node }) => linkOf(node, 'Self')?.text));
  return answers.flatMap(({ node, document }): readonly DraftNote[] => {
    const next = linkOf(node, 'Next');
    if (next === undefined || given.has(next.text)) return [];
    const message = `The answer has a further page, ${next.text.slice(0, 100)}, which was not given`;
    return [{ code: 'more_pages', message, region: regionOf(next.node, document) }];
  });
}

function linkOf(node: JsonObject, name: string) {
  const found = nodeAt(node, ['Links', name]) ?? nodeAt(node, ['Data', 'Links', name]);
  const text = found?.kind === 'string' ? found.text.trim() : '';
  return found === undefined || text === '' ? undefined : { node: found, text };
}
