/** The parts of a workbook: an archive (ZIP) of documents in XML. fflate takes it apart, which is loaded when the first one is read. */
import { InvalidRequestError } from '../../../base/invalidRequest.js';
import { decoded, refusal } from '../../input/documents.js';
import { archiveLookalike } from '../../input/lookalikes.js';
import { refuseLongSheet } from '../../input/rowLimit.js';
import type { TagElement } from '../../markup/node.js';
import { xmlTree } from '../../markup/xml.js';

export interface Parts {
  /** The root of a part by its path in the archive; undefined where there is none. */
  readonly root: (path: string) => TagElement | undefined;
}

/** What is read of a workbook. Pictures, printer settings and macros are never unpacked. */
const WANTED =
  /^\/?xl\/(?:(?:_rels\/)?workbook\.xml(?:\.rels)?|styles\.xml|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/i;
/** All wanted parts together. Ten years of an account are less than a tenth of it. */
const MOST_BYTES = 300_000_000;

/** Throws InvalidRequestError for what is no workbook, and where fflate is not installed. */
export async function partsOf(bytes: Uint8Array, index: number, mostRows?: number): Promise<Parts> {
  const { unzipSync } = await fflate();
  const files = new Map<string, Uint8Array>();
  let size = 0;
  try {
    const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }) => {
      if (!WANTED.test(name)) return false;
      size += originalSize;
      return size <= MOST_BYTES;
    };
    for (const [name, content] of Object.entries(unzipSync(bytes, { filter })))
      files.set(pathOf(name), content);
  } catch {
    throw refusal(index, 'is a damaged archive (ZIP): it ends early, or a part of it cannot be unpacked');
  }
  if (size > MOST_BYTES) throw refusal(index, 'is a workbook too large to read');
  if (!files.has('xl/workbook.xml')) throw refusal(index, `is ${archiveLookalike(bytes)}`);
  return {
    root: path => {
      const content = files.get(pathOf(path));
      if (content === undefined) return undefined;
      const { text } = decoded(content);
      refuseLongSheet(text, index, mostRows);
      return xmlTree(text).root;
    },
  };
}

function pathOf(name: string): string {
  return name.replace(/^\//, '').toLowerCase();
}

/** Under another name than that with which the report bundles a part of it, so that this stays a package of the caller. */
async function fflate(): Promise<typeof import('fflate/browser')> {
  try {
    return await import('fflate/browser');
  } catch {
    throw new InvalidRequestError([
      {
        path: ['documents'],
        code: 'fflate_not_loaded',
        message: 'XLSX needs the package fflate, which could not be loaded: npm install fflate@0.8',
      },
    ]);
  }
}
