import { spreadsheetNamespace, xmlHead } from './xml.ts';

interface StyleDefinition {
  format?: 'text' | 'money' | 'date';
  heading?: true;
  wrapped?: true;
  /** Can be changed although the sheet is protected. */
  unlocked?: true;
}

/** The look of cells; a cell names one by its place in this list. */
const definitions = {
  plain: {},
  heading: { heading: true },
  text: { format: 'text' },
  money: { format: 'money' },
  date: { format: 'date' },
  wrapped: { wrapped: true },
  textToFill: { format: 'text', unlocked: true },
  moneyToFill: { format: 'money', unlocked: true },
  dateToFill: { format: 'date', unlocked: true },
} as const satisfies Record<string, StyleDefinition>;

export type Style = keyof typeof definitions;

const names = Object.keys(definitions) as Style[];
export const styleIndex = (style: Style): number => names.indexOf(style);

/** 49 is Excel's own "text"; from 164 on they are declared in the file. */
const formatIds = { text: 49, money: 164, date: 165 };
const declaredFormats = { money: '# ##0', date: 'dd.mm.yyyy' };

function alignmentOf({ heading, wrapped }: StyleDefinition): string {
  if (!heading && !wrapped) return '';
  return `<alignment ${heading ? 'vertical="center" ' : ''}wrapText="1"/>`;
}

function xf(style: StyleDefinition): string {
  const { format, heading, unlocked } = style;
  const alignment = alignmentOf(style);
  const look = [
    `numFmtId="${format ? formatIds[format] : 0}"`,
    `fontId="${heading ? 1 : 0}" fillId="${heading ? 2 : 0}" borderId="0" xfId="0"`,
    format ? 'applyNumberFormat="1"' : '',
    heading ? 'applyFont="1" applyFill="1"' : '',
    alignment ? 'applyAlignment="1"' : '',
    unlocked ? 'applyProtection="1"' : '',
  ];
  return `<xf ${look.filter(Boolean).join(' ')}>${alignment}${unlocked ? '<protection locked="0"/>' : ''}</xf>`;
}

/** Fonts, fills and formats that the styles point to. The first two fills are reserved by the format. */
export const stylesXml = `${xmlHead}<styleSheet xmlns="${spreadsheetNamespace}">
<numFmts count="${Object.keys(declaredFormats).length}">${Object.entries(declaredFormats)
  .map(([name, code]) => `<numFmt numFmtId="${formatIds[name as 'money']}" formatCode="${code}"/>`)
  .join('')}</numFmts>
<fonts count="2">${['', '<b/>'].map((bold) => `<font>${bold}<sz val="11"/><name val="Calibri"/></font>`).join('')}</fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8ECF4"/><bgColor indexed="64"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${names.length}">${names.map((name) => xf(definitions[name])).join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;
