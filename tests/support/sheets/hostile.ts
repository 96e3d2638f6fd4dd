import { constants, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { book, listBook, lieAboutSize, partsOf } from './xlsx.ts';

/** Expected result of a file: the code it is refused with, or how many rows are read, header included. */
export interface Hostile {
  bytes: () => Uint8Array;
  expected: string | number;
}

const header = ['Familiya', 'Ism', 'JShShIR'];
const good = listBook([header, ['Karimova', 'Aziza', '52902049999978']]);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const sheetName = 'xl/worksheets/sheet1.xml';

const megabyte = 1024 * 1024;

/** Deflated text of any length without holding it: blocks without back references, repeated `times` times. */
function deflated(begin: string, filling: string, times: number, end: string): Uint8Array {
  const block = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH });
  const one = block(filling.repeat(Math.floor(megabyte / filling.length)));
  return Buffer.concat([block(begin), ...Array.from({ length: times }, () => one), deflateRawSync(end)]);
}

/** A workbook whose sheet is already deflated; `size` is what its headers claim. */
function withDeflatedSheet(packed: Uint8Array, size: number): Uint8Array {
  const zip = zipSync(
    Object.fromEntries(
      Object.entries(partsOf({ sheet: '' })).map(([name, content]) => [
        name,
        name === sheetName ? packed : typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
    { level: 0 },
  );
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const wanted = strToU8(sheetName);
  for (let at = 0; at + 46 < zip.length; at += 1) {
    const signature = view.getUint32(at, true);
    const [nameAt, methodAt] =
      signature === 0x02014b50 ? [46, 10] : signature === 0x04034b50 ? [30, 8] : [0, 0];
    if (nameAt && wanted.every((byte, index) => zip[at + nameAt + index] === byte))
      view.setUint16(at + methodAt, 8, true);
  }
  return lieAboutSize(zip, sheetName, size);
}

const open = `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>`;
const close = '</sheetData></worksheet>';
const row = '<row r="7"><c r="A7" t="inlineStr"><is><t>bomb</t></is></c></row>';
const bombTimes = 403;
const bomb = () => deflated(open, row, bombTimes, close);
const bombSize = () =>
  open.length + close.length + bombTimes * row.length * Math.floor(megabyte / row.length);

const cfb = (name: string): Uint8Array => {
  const bytes = new Uint8Array(8 * 512);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(Buffer.from(name, 'utf16le'), 1024);
  return bytes;
};

const cell = (inside: string, attributes = '') => `<row r="1"><c r="A1"${attributes}>${inside}</c></row>`;
const doctype = (sheet: string) =>
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]><worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`;

/** Malicious or broken files. Each is generated on demand; none is in the tree. */
export const hostile: Record<string, Hostile> = {
  'zip bomb': { bytes: () => withDeflatedSheet(bomb(), bombSize()), expected: 'unsafe' },
  'zip bomb whose headers say 1 kB': { bytes: () => withDeflatedSheet(bomb(), 1024), expected: 'damaged' },
  'zip bomb whose headers say 100 MB': {
    bytes: () => withDeflatedSheet(bomb(), 100 * megabyte),
    expected: 'tooManyRows',
  },
  'one text of 400 MB in a cell': {
    bytes: () =>
      withDeflatedSheet(
        deflated(`${open}<row r="1"><c t="str"><v>`, 'x', 400, `</v></c></row>${close}`),
        100 * megabyte,
      ),
    expected: 'damaged',
  },
  'more than 2,000 entries': {
    bytes: () =>
      book({
        sheet: '',
        more: Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`xl/media/${i}.bin`, ''])),
      }),
    expected: 'damaged',
  },
  'a cell at the last column and row': {
    bytes: () =>
      book({
        sheet:
          '<row r="1"><c r="A1" t="str"><v>Ism</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
      }),
    expected: 1,
  },
  'a row beyond the last': {
    bytes: () => book({ sheet: '<row r="4294967000"><c r="A4294967000"><v>1</v></c></row>' }),
    expected: 'damaged',
  },
  'a million empty rows': {
    bytes: () => book({ sheet: '<row spans="1:8"/>'.repeat(999_999) + cell('<v>1</v>'), level: 1 }),
    expected: 1,
  },
  'a million styled empty cells': {
    bytes: () => book({ sheet: '<row><c s="1"/></row>'.repeat(1_000_000), level: 1 }),
    expected: 0,
  },
  'a picture called a workbook': {
    bytes: () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3, 0]),
    expected: 'wrongType',
  },
  'a zip that is no workbook': {
    bytes: () => zipSync({ 'word/document.xml': strToU8('<document/>') }),
    expected: 'wrongType',
  },
  'nothing at all': { bytes: () => new Uint8Array(), expected: 'empty' },
  'cut off in the middle': { bytes: () => good.slice(0, good.length / 2), expected: 'damaged' },
  'cut off in the sheet': {
    bytes: () =>
      book({ sheet: `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData><row r="1"><c r="A` }),
    expected: 'damaged',
  },
  'rubbish in the packed bytes': {
    bytes: () => {
      const zip = book({ sheet: cell('<v>1</v>').repeat(200) });
      const at = Buffer.from(zip).indexOf(sheetName) + sheetName.length;
      return zip.fill(0xff, at, at + 40);
    },
    expected: 'damaged',
  },
  macros: {
    bytes: () => book({ sheet: cell('<v>1</v>'), more: { 'xl/vbaProject.bin': 'Attribute VB_Name' } }),
    expected: 'macros',
  },
  'protected by a password': { bytes: () => cfb('EncryptedPackage'), expected: 'password' },
  'Excel of before 2007': { bytes: () => cfb('Workbook'), expected: 'oldExcel' },
  'entities that grow': {
    bytes: () => book({ sheet: doctype(cell('<v>&b;</v>', ' t="str"')) }),
    expected: 'unsafe',
  },
  'entities that read a file': {
    bytes: () => book({ sheet: doctype(cell('<v>&f;</v>', ' t="str"')) }),
    expected: 'unsafe',
  },
  'an undeclared entity': { bytes: () => book({ sheet: cell('<v>&f;</v>', ' t="str"') }), expected: 1 },
  'a text that is not there': {
    bytes: () => book({ sheet: cell('<v>99</v>', ' t="s"'), strings: ['one'] }),
    expected: 'damaged',
  },
  'names of prototypes': {
    bytes: () =>
      book({
        sheet:
          '<row r="1"><c r="__proto__" t="str"><v>polluted</v></c><c r="constructor" t="str"><v>x</v></c></row>',
      }),
    expected: 1,
  },
  'a CSV with a NUL': { bytes: () => strToU8('Ism;Familiya\nA\0B;C'), expected: 'wrongType' },
  'a CSV whose quotes never end': {
    bytes: () => strToU8(`Ism;Familiya\n"${'a;b\n'.repeat(100_000)}`),
    expected: 'damaged',
  },
};
