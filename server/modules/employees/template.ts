import { columnKeys, columns, statusWords, type ColumnKey } from '#domain/import/columns.ts';
import { exampleNames, examples, explanations, templateWords } from '#domain/import/explanations.ts';
import type { Language } from '#domain/language.ts';
import type { SentFile } from '../../http/sentFile.ts';
import { csvLines } from '../../sheets/csv.ts';
import { sentSheet, type SheetColumn, type SheetFormat } from '../../sheets/sheet.ts';
import { columnFormat, excel, headingStyle } from '../../sheets/xlsx.ts';

const WIDTHS: Record<ColumnKey, number> = {
  lastName: 22,
  firstName: 20,
  passportSerialNumber: 18,
  pinfl: 18,
  phoneNumber: 18,
  cardNumber: 24,
  salary: 18,
  status: 22,
};

/** The columns that can be uploaded, as every file of ours has them. */
export const uploadColumns = (language: Language): SheetColumn[] =>
  columnKeys.map((key) => {
    const { kind, headings } = columns[key];
    return { heading: headings[language], kind: kind === 'choice' ? 'text' : kind, width: WIDTHS[key] };
  });

/** As many people as an upload takes. */
const MOST_ROWS = 100_000;

/** The file to fill in: headings locked, digits as text, the status chosen from a list, and a sheet that explains. */
export async function importTemplate(format: SheetFormat, language: Language): Promise<SentFile> {
  const name = 'employees-template';
  if (format === 'xlsx') return sentSheet(name, format, await workbookOf(language));
  const lines = csvLines({ title: '', columns: uploadColumns(language), rows: nothing() });
  return sentSheet(name, format, Buffer.from(String((await lines.next()).value)));
}

async function* nothing(): AsyncGenerator<never> {}

async function workbookOf(language: Language): Promise<Buffer> {
  const { Workbook } = await excel();
  const workbook = new Workbook();
  const people = workbook.addWorksheet(templateWords.people[language], {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  people.columns = uploadColumns(language).map(({ heading, kind, width }) => ({
    header: heading,
    width,
    style: { numFmt: columnFormat(kind), protection: { locked: false } },
  }));
  people.getRow(1).eachCell((cell) => Object.assign(cell, headingStyle, { protection: { locked: true } }));
  const words = [statusWords.active[language], statusWords.blocked[language]];
  const letter = people.getColumn(columnKeys.indexOf('status') + 1).letter;
  rangesOf(people).add(`${letter}2:${letter}${MOST_ROWS + 1}`, {
    type: 'list',
    allowBlank: true,
    formulae: [`"${words.join(',')}"`],
    showErrorMessage: true,
    error: templateWords.chooseFromList[language],
  });
  // Without a password: it keeps the headings from a slip of the hand, not from anyone who means to change them.
  await people.protect('', {
    selectLockedCells: true,
    selectUnlockedCells: true,
    formatCells: true,
    formatColumns: true,
    formatRows: true,
    insertRows: true,
    deleteRows: true,
    sort: true,
    autoFilter: true,
  });

  const help = workbook.addWorksheet(templateWords.explanations[language]);
  help.columns = [
    { header: templateWords.column[language], width: 26 },
    { header: templateWords.howToFill[language], width: 60, style: { alignment: { wrapText: true } } },
    { header: templateWords.example[language], width: 24, style: { numFmt: '@' } },
  ];
  help.getRow(1).eachCell((cell) => Object.assign(cell, headingStyle));
  for (const key of columnKeys)
    help.addRow([columns[key].headings[language], explanationOf(key, language), exampleOf(key, language)]);
  help.addRow([]);
  help.addRow(['', templateWords.general[language]]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

interface Ranges {
  add(range: string, validation: object): void;
}
/** The library has it and its types do not: a rule of a whole range, where its cells would be one rule each. */
const rangesOf = (sheet: object) => (sheet as { dataValidations: Ranges }).dataValidations;

const explanationOf = (key: ColumnKey, language: Language): string =>
  explanations[key][language]
    .replace('{active}', statusWords.active[language])
    .replace('{blocked}', statusWords.blocked[language]);

function exampleOf(key: ColumnKey, language: Language): string {
  if (key === 'status') return statusWords.active[language];
  return key === 'lastName' || key === 'firstName' ? exampleNames[key][language] : examples[key];
}
