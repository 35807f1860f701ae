/** How the cells of a workbook are shown: as dates, or as numbers with so many decimals and the sign of a currency. */
import { childNamed, elementsOf, type TagElement } from '../../markup/node.js';

export interface NumberFormat {
  readonly isDate: boolean;
  /** Undefined where the format shows as many as there are. */
  readonly decimals: number | undefined;
  /** `£`, `$`, `€`, or empty. */
  readonly sign: string;
}

const GENERAL: NumberFormat = { isDate: false, decimals: undefined, sign: '' };
const DATE: NumberFormat = { ...GENERAL, isDate: true };
/**
 * The formats that a workbook uses without writing them down (ECMA-376-1, 18.8.30), by their decimals. Those with the currency of the
 * machine say nothing of the currency of the file.
 */
const DECIMALS: Readonly<Record<number, number>> = {
  1: 0,
  2: 2,
  3: 0,
  4: 2,
  5: 0,
  6: 0,
  7: 2,
  8: 2,
  9: 0,
  10: 2,
  37: 0,
  38: 0,
  39: 2,
  40: 2,
  41: 0,
  42: 0,
  43: 2,
  44: 2,
};

/** By the number of the style that a cell names. */
export function numberFormatsOf(styles: TagElement | undefined): readonly NumberFormat[] {
  const sheet = styles && childNamed(styles, 'styleSheet');
  if (sheet === undefined) return [];
  const written = new Map<string, string>();
  for (const { attributes } of childrenOf(sheet, 'numFmts'))
    written.set(attributes?.['numFmtId'] ?? '', attributes?.['formatCode'] ?? '');
  return childrenOf(sheet, 'cellXfs').map(({ attributes }) => {
    const id = attributes?.['numFmtId'] ?? '0';
    const code = written.get(id);
    return code === undefined ? builtIn(Number(id)) : formatOf(code);
  });
}

function childrenOf(element: TagElement, name: string): readonly TagElement[] {
  const list = childNamed(element, name);
  return list === undefined ? [] : [...elementsOf(list)];
}

function builtIn(id: number): NumberFormat {
  const isDate =
    (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
  return isDate ? DATE : { ...GENERAL, decimals: DECIMALS[id] };
}

/** `dd/mm/yyyy`, `#,##0.00`, `[$£-809]#,##0.00;[Red]-[$£-809]#,##0.00`. */
function formatOf(code: string): NumberFormat {
  const [first = ''] = code.split(';');
  const bare = bareOf(first);
  if (/[dmyhs]/i.test(bare) && !/general/i.test(bare)) return DATE;
  const decimals = /\.([0#?]+)/.exec(bare)?.[1]?.length ?? (/[0#?]/.test(bare) ? 0 : undefined);
  // Before a country in brackets, the dollar is a mark: [$-409].
  const sign = /[£€]/.exec(first)?.[0] ?? (/(?<!\[)\$/.test(first) ? '$' : '');
  return { isDate: false, decimals, sign };
}

/** Without texts in quotes, single letters behind a mark, and conditions, colours and countries in brackets. Hours in brackets stay. */
function bareOf(code: string): string {
  let bare = '';
  for (let at = 0; at < code.length; at++) {
    const letter = code[at] as string;
    if (letter === '"' || letter === '[') {
      const end = code.indexOf(letter === '"' ? '"' : ']', at + 1);
      const inside = end === -1 ? '' : code.slice(at + 1, end);
      if (letter === '[' && /^[hms]{1,2}$/i.test(inside)) bare += inside;
      if (end !== -1) at = end;
    } else if ('\\_*'.includes(letter)) at++;
    else bare += letter;
  }
  return bare;
}

/** The format of a style; that of cells without one, where the workbook has no such style. */
export function formatAt(formats: readonly NumberFormat[], style: string | undefined): NumberFormat {
  return formats[Number(style ?? 0)] ?? GENERAL;
}
