/** The fields of a message that are no rows, by their tags. */
import { putIn } from '../../../base/grouped.js';
import type { SwiftField } from './fields.js';

export class Facts {
  private readonly fields = new Map<string, SwiftField[]>();

  add(field: SwiftField): void {
    const tag = field.tag === '60' || field.tag === '62' ? `${field.tag}F` : field.tag;
    putIn(this.fields, tag, field);
  }

  has(tag: string): boolean {
    return this.fields.has(tag);
  }

  all(tag: string): readonly SwiftField[] {
    return this.fields.get(tag) ?? [];
  }

  first(tag: string): string | undefined {
    const text = this.fields.get(tag)?.[0]?.lines[0]?.trim();
    return text === '' ? undefined : text;
  }

  told(): Readonly<Record<string, string | readonly string[]>> {
    const told: Record<string, string | readonly string[]> = {};
    for (const [tag, fields] of this.fields) {
      const texts = fields.map(({ lines }) => lines.join('\n').trim()).filter(text => text !== '');
      const [only, ...others] = texts;
      if (only !== undefined) told[tag] = others.length === 0 ? only : texts;
    }
    return told;
  }
}
