import { styleIndex, type Style } from './styles.ts';
import { escapeXml, spreadsheetNamespace, xmlHead } from './xml.ts';

/** A string is always text, never a formula, whatever it begins with. */
export type XlsxCell = string | number | Date | null;

export interface WorksheetColumn {
  heading: string;
  width: number;
  /** Applies to the whole column, including rows that are not in the file yet. */
  style: Style;
}

export interface ChoiceList {
  /** For example `H2:H100`. */
  range: string;
  choices: readonly string[];
  /** Shown when something else is entered. */
  error: string;
}

export interface Worksheet {
  title: string;
  columns: readonly WorksheetColumn[];
  /** Keeps the first row in sight. */
  frozenHeadings?: boolean;
  /** Protection without a password: against slips, not against people who want to change locked cells. */
  protected?: boolean;
  choices?: ChoiceList;
}

const DAY_MS = 86_400_000;
/** Day 0 of the format's calendar. */
const EPOCH_MS = Date.UTC(1899, 11, 30);

/** The letters of a column, counted from 0. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

function cellXml(cell: XlsxCell, reference: string, style: Style): string {
  const place = `r="${reference}" s="${styleIndex(style)}"`;
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string')
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  const value = typeof cell === 'number' ? cell : (cell.getTime() - EPOCH_MS) / DAY_MS;
  return `<c ${place}><v>${value}</v></c>`;
}

const rowXml = (number: number, cells: readonly XlsxCell[], styleOf: (column: number) => Style): string =>
  `<row r="${number}">${cells
    .map((cell, column) => cellXml(cell, `${columnLetters(column)}${number}`, styleOf(column)))
    .join('')}</row>`;

/** The row of headings is 1: rows of `columns` begin with 2. */
export const dataRow = (columns: readonly WorksheetColumn[], number: number, cells: readonly XlsxCell[]) =>
  rowXml(number, cells, (column) => columns[column]?.style ?? 'plain');

const frozenPane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';

export const worksheetStart = ({ columns, frozenHeadings }: Worksheet): string =>
  `${xmlHead}<worksheet xmlns="${spreadsheetNamespace}">` +
  `<sheetViews><sheetView workbookViewId="0">${frozenHeadings ? frozenPane : ''}</sheetView></sheetViews>` +
  '<sheetFormatPr defaultRowHeight="15"/>' +
  `<cols>${columns
    .map(({ width, style }, index) => {
      const number = index + 1;
      return `<col min="${number}" max="${number}" width="${width}" style="${styleIndex(style)}" customWidth="1"/>`;
    })
    .join('')}</cols><sheetData>` +
  rowXml(
    1,
    columns.map(({ heading }) => heading),
    () => 'heading',
  );

/** 0 = allowed although the sheet is protected. */
const allowed = [
  ...['formatCells', 'formatColumns', 'formatRows', 'insertRows', 'deleteRows', 'sort', 'autoFilter'],
  ...['selectLockedCells', 'selectUnlockedCells'],
];

const choicesXml = ({ range, choices, error }: ChoiceList) =>
  '<dataValidations count="1"><dataValidation type="list" allowBlank="1" showErrorMessage="1" ' +
  `error="${escapeXml(error)}" sqref="${range}">` +
  `<formula1>${escapeXml(`"${choices.join(',')}"`)}</formula1></dataValidation></dataValidations>`;

export const worksheetEnd = ({ protected: guarded, choices }: Worksheet): string =>
  '</sheetData>' +
  (guarded ? `<sheetProtection sheet="1" ${allowed.map((what) => `${what}="0"`).join(' ')}/>` : '') +
  (choices ? choicesXml(choices) : '') +
  '</worksheet>';
