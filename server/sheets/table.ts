import type { Language } from '#domain/language.ts';
import type { SentFile } from '../http/sentFile.ts';
import { sheetFile, type SheetFormat } from './sheet.ts';
import type { SheetCell, SheetColumn } from './shape.ts';

/** The requested form of a list's file. */
export interface FileAsked {
  format: SheetFormat;
  language: Language;
}

/** Columns with headings in each language: key, kind of value and width. */
export type ColumnsOf<Words extends object> = readonly (readonly [
  key: Exclude<keyof Words, 'title'>,
  kind: SheetColumn['kind'],
  width: number,
])[];

/** A row by the keys of its columns. */
export type CellsOf<Columns extends readonly (readonly unknown[])[]> = Record<
  Columns[number][0] & string,
  SheetCell
>;

interface Part<Key extends string> {
  rows: readonly Record<Key, SheetCell>[];
}

interface Table<Key extends string> {
  words: Record<NoInfer<Key> | 'title', Record<Language, string>>;
  columns: readonly (readonly [Key, SheetColumn['kind'], number])[];
  parts: Iterable<Part<NoInfer<Key>>> | AsyncIterable<Part<NoInfer<Key>>>;
}

/** @param of what sets the file apart from others of its title: `2026-11-18` */
export const tableFile = <Key extends string>(
  of: string,
  { format, language }: FileAsked,
  { words, columns, parts }: Table<Key>,
): SentFile =>
  sheetFile(of, format, {
    title: words.title[language],
    columns: columns.map(([key, kind, width]) => ({ heading: words[key][language], kind, width })),
    rows: cellsOfParts(
      parts,
      columns.map(([key]) => key),
    ),
  });

/** A table's rows as cells in the order of its columns. */
export async function* cellsOfParts<Key extends string>(
  parts: Table<Key>['parts'],
  keys: readonly Key[],
): AsyncGenerator<SheetCell[][]> {
  for await (const { rows } of parts) yield rows.map((row) => keys.map((key) => row[key]));
}
