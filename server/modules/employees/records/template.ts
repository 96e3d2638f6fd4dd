import { columnKeys, columns, statusWords, type ColumnKey } from '#domain/import/columns.ts';
import { examples, explanations, templateWords } from '#domain/import/explanations.ts';
import type { Language } from '#domain/language.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { csvLines } from '../../../sheets/csv.ts';
import { fileNameOf, sentSheet, type SheetFormat } from '../../../sheets/sheet.ts';
import type { SheetColumn } from '../../../sheets/shape.ts';
import type { Style } from '../../../sheets/xlsx/styles.ts';
import { columnLetters } from '../../../sheets/xlsx/worksheet.ts';
import { workbookFile } from '../../../sheets/xlsx/write.ts';

/** The columns that can be uploaded: all of them in the template, the written ones in an export. */
export const uploadColumns = (language: Language, keys: readonly ColumnKey[] = columnKeys): SheetColumn[] =>
  keys.map((key) => {
    const { kind, headings, width } = columns[key];
    return { heading: headings[language], kind: kind === 'choice' ? 'text' : kind, width };
  });

/** The most rows of one upload. */
const MOST_ROWS = 100_000;

/**
 * Builds the file to fill in: locked headings, digits as text, a list of statuses to choose from, and a sheet of
 * explanations.
 */
export async function importTemplate(format: SheetFormat, language: Language): Promise<SentFile> {
  const name = fileNameOf(templateWords.people[language], templateWords.template[language]);
  if (format === 'xlsx') return sentSheet(name, format, workbookOf(language));
  const lines = csvLines({ title: '', columns: uploadColumns(language), rows: noRows() });
  return sentSheet(name, format, Buffer.from(String((await lines.next()).value)));
}

async function* noRows(): AsyncGenerator<never> {}

const stylesToFill: Record<SheetColumn['kind'], Style> = {
  text: 'textToFill',
  digits: 'textToFill',
  money: 'moneyToFill',
  date: 'dateToFill',
  number: 'moneyToFill',
};

function workbookOf(language: Language): Buffer {
  const status = columnLetters(columnKeys.indexOf('status'));
  const people = {
    title: templateWords.people[language],
    columns: uploadColumns(language).map(({ heading, kind, width }) => ({
      heading,
      width,
      style: stylesToFill[kind],
    })),
    frozenHeadings: true,
    protected: true,
    choices: {
      range: `${status}2:${status}${MOST_ROWS + 1}`,
      choices: [statusWords.active[language], statusWords.blocked[language]],
      error: templateWords.chooseFromList[language],
    },
  };
  const help = {
    title: templateWords.explanations[language],
    columns: [
      { heading: templateWords.column[language], width: 26, style: 'plain' as const },
      { heading: templateWords.howToFill[language], width: 60, style: 'wrapped' as const },
      { heading: templateWords.example[language], width: 24, style: 'text' as const },
    ],
  };
  return workbookFile([
    { sheet: people, rows: [] },
    {
      sheet: help,
      rows: [
        ...columnKeys.map((key) => [
          columns[key].headings[language],
          explanationOf(key, language),
          exampleOf(key, language),
        ]),
        [],
        [null, templateWords.general[language]],
      ],
    },
  ]);
}

const explanationOf = (key: ColumnKey, language: Language): string =>
  explanations[key][language]
    .replace('{active}', statusWords.active[language])
    .replace('{blocked}', statusWords.blocked[language]);

function exampleOf(key: ColumnKey, language: Language): string {
  if (key === 'status') return statusWords.active[language];
  const example = examples[key];
  return typeof example === 'string' ? example : example[language];
}
