import { limits } from './limits.ts';
import type { Parts } from './parts.ts';
import { attribute } from './xml.ts';

export interface SheetPart {
  name: string;
  part: string;
}

export interface Workbook {
  /** Visible sheets, in order. */
  sheets: SheetPart[];
  strings: string[];
  /** Whether a cell shows its number as a date, by style index. */
  dateStyles: boolean[];
  date1904: boolean;
}

const silentListener = { open: () => undefined, close: () => undefined, text: () => undefined };

/** Paths of the workbook's parts, by relationship id. */
function readRelations(parts: Parts): Map<string, string> {
  const targets = new Map<string, string>();
  parts.read('xl/_rels/workbook.xml.rels', {
    ...silentListener,
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const target = attribute(attributes, 'Target') ?? '';
      targets.set(
        attribute(attributes, 'Id') ?? '',
        target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`,
      );
    },
  });
  return targets;
}

function readSheets(parts: Parts): Pick<Workbook, 'sheets' | 'date1904'> {
  const targets = readRelations(parts);
  const sheets: SheetPart[] = [];
  let date1904 = false;
  parts.read('xl/workbook.xml', {
    ...silentListener,
    open: (name, attributes) => {
      if (name === 'workbookPr') date1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet' || attribute(attributes, 'state')?.toLowerCase().includes('hidden')) return;
      const id = Object.values(/\s([\w.]+:)?id=(["'])(.*?)\2/.exec(attributes) ?? [])[3] ?? '';
      const part = targets.get(id) ?? `xl/worksheets/sheet${sheets.length + 1}.xml`;
      if (parts.has(part)) sheets.push({ name: attribute(attributes, 'name') ?? '', part });
    },
  });
  return { sheets: sheets.slice(0, limits.sheets), date1904 };
}

/** Rich text is the concatenation of its runs; phonetic hints (`rPh`) are not part of it. */
function readStrings(parts: Parts): string[] {
  const strings: string[] = [];
  let current = '';
  let inText = false;
  let aside = 0;
  parts.read(
    'xl/sharedStrings.xml',
    {
      open: (name) => {
        if (name === 'si') current = '';
        else if (name === 't') inText = aside === 0;
        else if (name === 'rPh') aside += 1;
      },
      close: (name) => {
        if (name === 'si') strings.push(decodeEscapes(current));
        else if (name === 't') inText = false;
        else if (name === 'rPh') aside -= 1;
      },
      text: (text) => {
        if (inText && current.length <= limits.cellLength) current += text;
      },
    },
    limits.partBytes.sharedStrings,
  );
  return strings;
}

/** Excel's escape for a character that XML cannot hold: `_x000D_`. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;

/** Excel's built-in date and time formats, by number. */
const isBuiltInDate = (format: number) => (format >= 14 && format <= 22) || (format >= 45 && format <= 47);

/** Day, month, year or hour outside quotes, brackets and escapes. */
const isDateFormat = (code: string) => /[dmyh]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

function readDateStyles(parts: Parts): boolean[] {
  const customFormats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inFormats = false;
  parts.read('xl/styles.xml', {
    ...silentListener,
    open: (name, attributes) => {
      const format = Number(attribute(attributes, 'numFmtId'));
      if (name === 'numFmt')
        customFormats.set(format, isDateFormat(attribute(attributes, 'formatCode') ?? ''));
      else if (name === 'cellXfs') inFormats = true;
      else if (name === 'xf' && inFormats) styles.push(customFormats.get(format) ?? isBuiltInDate(format));
    },
    close: (name) => {
      if (name === 'cellXfs') inFormats = false;
    },
  });
  return styles;
}

export const readWorkbook = (parts: Parts): Workbook => ({
  ...readSheets(parts),
  strings: readStrings(parts),
  dateStyles: readDateStyles(parts),
});
