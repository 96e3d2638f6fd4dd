import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { book, listBook, type BookParts, type SheetCell } from '#tests/support/sheets/xlsx.ts';
import { openFile } from './openFile.ts';
import { dateOfSerial } from './sheetRows.ts';

const rowsOf = (bytes: Uint8Array) => openFile(bytes).sheets.flatMap((sheet) => sheet.rows());
const cellsOf = (bytes: Uint8Array) => rowsOf(bytes).map(({ cells }) => cells);
const one = (inside: string, attributes = '', parts: Partial<BookParts> = {}) =>
  cellsOf(book({ sheet: `<row r="1"><c r="A1"${attributes}>${inside}</c></row>`, ...parts }))[0]?.[0];

describe('a workbook', () => {
  test('gives back any texts that were written', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      // XML has no control characters and reads a carriage return as a line feed.
      .filter((value) => value.trim() !== '' && !/[\p{Cc}\ufffe\uffff]|_x/u.test(value));
    const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
    const cell = fc.oneof(text, number, fc.constant(null));
    const row = fc
      .array(cell, { minLength: 1, maxLength: 30 })
      .filter((cells) => cells.some((c) => c !== null));
    const withoutEnd = (cells: SheetCell[]) => cells.slice(0, cells.findLastIndex((c) => c !== null) + 1);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        expect(cellsOf(listBook(rows))).toEqual(rows.map(withoutEnd));
      }),
      { numRuns: 60 },
    );
  });

  test('has rich text as its runs without the phonetic hints', () => {
    const rich = '<r><t>Gʻ</t></r><r><rPr><b/></rPr><t>ofur</t></r><rPh sb="0" eb="1"><t>no</t></rPh>';
    expect(one('<v>0</v>', ' t="s"', { strings: [rich] })).toBe('Gʻofur');
  });

  test('has inline text with its spaces and entities', () => {
    expect(one('<is><t xml:space="preserve"> A &amp; B &#1179;&#x49B;</t></is>', ' t="inlineStr"')).toBe(
      ' A & B ққ',
    );
    expect(one('<is><t><![CDATA[<b>]]></t></is>', ' t="inlineStr"')).toBe('<b>');
    expect(one('<v>a_x000D_b</v>', ' t="str"')).toBe('a\rb');
  });

  test('has a formula as its saved value, and as empty without one', () => {
    expect(one('<f>1+1</f><v>2</v>')).toBe(2);
    expect(one('<f>"a"&amp;"b"</f><v>ab</v>', ' t="str"')).toBe('ab');
    expect(one('<f>1+1</f>')).toBeUndefined();
    expect(one('<v>#REF!</v>', ' t="e"')).toBe('#REF!');
  });

  test('has numbers with a date style as dates, since 1900 and since 1904', () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="[$-419]d mmmm yyyy"/><numFmt numFmtId="165" formatCode="0.0&quot;d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
    expect(['0', '1', '2', '3'].map((style) => one('<v>45982</v>', ` s="${style}"`, { styles }))).toEqual([
      45_982,
      '2025-11-21',
      '2025-11-21',
      45_982,
    ]);
    expect(one('<v>44520</v>', ' s="1"', { styles, date1904: true })).toBe('2025-11-21');
    expect([dateOfSerial(1, false), dateOfSerial(61, false)]).toEqual(['1900-01-01', '1900-03-01']);
  });

  test('is read with prefixes, single quotes, comments and UTF-16', () => {
    const sheet = `<?xml version='1.0' encoding='UTF-16'?><!-- <row> --><x:worksheet xmlns:x='m'><x:sheetData><x:row r='3'><x:c r='B3' t='str' note='>'><x:v>Ғофур</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const bytes = new Uint8Array(Buffer.from(`\ufeff${sheet}`, 'utf16le'));
    const parts = book({ sheet: '', more: { 'xl/worksheets/sheet1.xml': bytes } });
    expect(rowsOf(parts)).toEqual([{ number: 3, cells: [null, 'Ғофур'] }]);
  });

  test('is read without its hidden sheets', () => {
    const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const workbook = `<workbook xmlns:q="${relations}"><sheets><sheet name="lists" state="veryHidden" q:id="rId9"/><sheet name="People" q:id="rId1"/></sheets></workbook>`;
    const { sheets } = openFile(book({ sheet: '', more: { 'xl/workbook.xml': workbook } }));
    expect(sheets.map(({ name }) => name)).toEqual(['People']);
  });
});

describe('a text with separators is read', () => {
  const text = 'Фамилия;Имя\n"Каримова; А.";Ғофур 1234567';
  const expected = [
    ['Фамилия', 'Имя'],
    ['Каримова; А.', 'Ғофур 1234567'],
  ];
  const utf16be = () => Buffer.from(text, 'utf16le').swap16();
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16', Buffer.from(text, 'utf16le')],
    ['UTF-16 the other way round', utf16be()],
    ['commas', Buffer.from(text.replaceAll(';', ',').replace('Каримова,', 'Каримова;'))],
    ['tabs', Buffer.from(text.replaceAll(';', '\t').replace('Каримова\t', 'Каримова;'))],
    ['a first line that names the separator', Buffer.from(`sep=;\r\n${text}`)],
  ])('%s', (_name, bytes) => {
    expect(cellsOf(new Uint8Array(bytes))).toEqual(expected);
  });

  test('Cyrillic Windows', () => {
    const ansi = [...'Фамилия;Имя\nКаримова;Азиза'].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0x410 ? code - 0x350 : code;
    });
    expect(cellsOf(Uint8Array.from(ansi))).toEqual([
      ['Фамилия', 'Имя'],
      ['Каримова', 'Азиза'],
    ]);
  });

  test('empty lines are left out and still counted', () => {
    expect(
      rowsOf(new Uint8Array(Buffer.from('a;b;c\nd;e;f\n\n;;\ng;h;i'))).map(({ number }) => number),
    ).toEqual([1, 2, 5]);
  });
});
