import type { Borders, Style } from 'exceljs';
import type { SheetColumn } from '../shape.ts';

/** A size of paper, in the words of the format. */
export const A4 = 9;

const sides = ['top', 'left', 'bottom', 'right'] as const;
const boxed = Object.fromEntries(sides.map((side) => [side, { style: 'thin' }])) as Partial<Borders>;
const small = { name: 'Calibri', size: 8 };
const large = { name: 'Calibri', size: 11 };
const centred = { horizontal: 'center', vertical: 'middle' } as const;

/** How a cell of a printed form looks. Hours have no format of their own: Excel shows `0.##` of 8 as "8.". */
export const looks = {
  plain: { font: large },
  bold: { font: { ...large, bold: true } },
  title: { font: { ...large, bold: true }, alignment: centred },
  head: { font: { ...small, bold: true }, border: boxed, alignment: { ...centred, wrapText: true } },
  text: { font: small, border: boxed, alignment: { vertical: 'middle', wrapText: true }, numFmt: '@' },
  mark: { font: small, border: boxed, alignment: centred },
} as const satisfies Record<string, Partial<Style>>;

export type Look = keyof typeof looks;

export const headingLook: Partial<Style> = {
  font: { ...large, bold: true },
  alignment: { vertical: 'middle', wrapText: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8ECF4' } },
};

/** Of the columns of a table, as in streamed ones. */
export const columnFormats: Partial<Record<SheetColumn['kind'], string>> = {
  text: '@',
  digits: '@',
  money: '# ##0',
  date: 'dd.mm.yyyy',
};
