/** Combines bank files that were read: joins those of one provider, and adds the notes that only all files together allow. */
import {
  type AdapterOptions,
  type FormatName,
  fromFdx,
  fromFinicity,
  fromMonzo,
  fromMt940,
  fromMx,
  fromPlaid,
  fromSimpleFin,
  fromStarling,
  fromTeller,
  mergeStatements,
  type Note,
  type ReadOptions,
  type Statements,
} from '../adapters.js';
import { groupedBy } from '../base/grouped.js';

export interface ReadFile {
  /** The names of the files that were read together. Places name a document by its position here. */
  readonly names: readonly string[];
  readonly statements: Statements;
}

/** A file that was read on its own. */
export interface BankFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly statements: Statements;
}

type Reader = (documents: readonly Uint8Array[], options: AdapterOptions) => Statements;

/**
 * Providers whose answers complete each other: a page of Plaid changes rows of earlier pages, and at Teller only the answer about
 * accounts tells which of them are cards. Their rows name their account and have ids, so that none is counted twice. Of MT940, pages
 * and statements that follow each other are known by their balances.
 */
const TOGETHER: Partial<Readonly<Record<FormatName, Reader>>> = {
  fdx: fromFdx,
  finicity: fromFinicity,
  monzo: fromMonzo,
  mt940: fromMt940,
  mx: fromMx,
  plaid: fromPlaid,
  simplefin: fromSimpleFin,
  starling: fromStarling,
  teller: fromTeller,
};

/** Joins the files of one of these providers into one, at the place of the first. `options` are those with which they were read. */
export function joinedByProvider(files: readonly BankFile[], options: ReadOptions): readonly ReadFile[] {
  const { format: _format, columns: _columns, signs: _signs, ...rest } = options;
  const groups = groupedBy([...files.entries()], ([place, { statements }]) => {
    const format = statements.documents[0]?.format;
    return format !== undefined && TOGETHER[format] !== undefined ? format : place;
  });
  return [...groups].map(([key, group]) => {
    const [[, first]] = group as [(typeof group)[number]];
    const read = typeof key === 'string' ? TOGETHER[key] : undefined;
    if (read === undefined || group.length === 1)
      return { names: documentNames(first), statements: first.statements };
    return {
      names: group.map(([, { name }]) => name),
      statements: read(
        group.map(([, { bytes }]) => bytes),
        rest,
      ),
    };
  });
}

/** Each sheet of a workbook is a document, and places name it. */
function documentNames({ name, statements: { documents } }: BankFile): readonly string[] {
  return documents.length < 2 ? [name] : documents.map(({ sheet }) => `${name} (${sheet})`);
}

export interface MergedFiles extends ReadFile {
  /** Notes that no single file has: rows that several files share, and accounts that turn out to be two. */
  readonly notes: readonly Note[];
}

/** Null without bank files. */
export function mergedFiles(files: readonly ReadFile[]): MergedFiles | null {
  if (files.length === 0) return null;
  const statements = mergeStatements(files.map(file => file.statements));
  const known = new Set(files.flatMap(file => file.statements.notes.map(({ message }) => message)));
  return {
    names: files.flatMap(({ names }) => names),
    statements,
    notes: statements.notes.filter(({ message }) => !known.has(message)),
  };
}
