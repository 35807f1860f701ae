/** Paths into a result: `incomeStreams[0].months[2].income`. */

export type Segment = string | number;

export interface Place {
  readonly path: readonly Segment[];
  readonly value: unknown;
}

const STEP = /(?:^|\.)([^.[\]]+)|\[(\d+)\]/y;

/** Null if the text is not a path. */
export function segmentsOf(text: string): Segment[] | null {
  const segments: Segment[] = [];
  for (STEP.lastIndex = 0; STEP.lastIndex < text.length; ) {
    const step = text.startsWith('.') ? null : STEP.exec(text);
    if (step === null) return null;
    const [, name, index] = step;
    segments.push(name ?? Number(index));
  }
  return segments.length === 0 ? null : segments;
}

/** The text of a path that `segmentsOf` reads. */
export function pathText(path: readonly Segment[]): string {
  return path
    .map((segment, index) =>
      typeof segment === 'number' ? `[${segment}]` : index === 0 ? segment : `.${segment}`,
    )
    .join('');
}

/** The path without its indices: `incomeStreams[].months[].income`. */
export function patternOf(path: readonly Segment[]): string {
  return pathText(path).replace(/\[\d+\]/g, '[]');
}

/** Undefined if there is no such member. Inherited members do not count. */
export function memberOf(value: unknown, segment: Segment): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) !== (typeof segment === 'number')) return undefined;
  return Object.hasOwn(value, segment) ? plain((value as Record<Segment, unknown>)[segment]) : undefined;
}

/** Numbers as results have them: -0 is 0, and a value with NaN or an infinity is not a result. */
function plain(value: unknown): unknown {
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) throw new RangeError(String(value));
  return value + 0;
}

export function valueAt(value: unknown, path: readonly Segment[]): unknown {
  return path.reduce(memberOf, value);
}

const TEMPLATE_STEP = /([^.[\]]+)|\[([^[\]]*)\]/g;
const UP = '../';

/** Whether the path leads to every item of a list, or to some. */
export function leadsToMany(template: string): boolean {
  return /\[\]|=/.test(template);
}

/** The places that a row's path leads to, starting at `base`. Missing ones are left out. */
export function placesOf(
  template: string,
  result: unknown,
  base: readonly Segment[],
  indices: ReadonlyMap<string, number>,
): readonly Place[] {
  const up = template.split(UP).length - 1;
  const start = base.slice(0, base.length - up);
  const named = template.slice(up * UP.length);
  let places: Place[] = [{ path: start, value: valueAt(result, start) }];
  for (const [, name, index] of named.matchAll(TEMPLATE_STEP)) {
    places =
      name === undefined
        ? places.flatMap(place => itemsOf(place, index as string, indices))
        : places.map(place => stepInto(place, name));
  }
  return places.filter(({ value }) => value !== undefined);
}

function itemsOf(place: Place, index: string, indices: ReadonlyMap<string, number>): Place[] {
  const bound = /^\d+$/.test(index) ? Number(index) : indices.get(index);
  if (bound !== undefined) return [stepInto(place, bound)];
  if (!Array.isArray(place.value)) return [];
  const items = place.value.map((_, position) => stepInto(place, position));
  if (index === '') return items;
  const conditions = index.split('&').map(condition => condition.split('='));
  return items.filter(({ value }) =>
    conditions.every(([member = '', wanted]) => memberOf(value, member) === wanted),
  );
}

function stepInto({ path, value }: Place, segment: Segment): Place {
  return { path: [...path, segment], value: memberOf(value, segment) };
}
