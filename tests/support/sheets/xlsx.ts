import { strToU8, zipSync, type Zippable } from 'fflate';

/** Workbooks written by hand, so that they can be as wrong as a test wants. */
export interface BookParts {
  /** XML inside `<sheetData>`, or of the whole part when it begins with `<?xml`. */
  sheet: string;
  strings?: readonly string[];
  /** XML of `xl/styles.xml`. */
  styles?: string;
  date1904?: boolean;
  /** Further entries, by name. */
  more?: Record<string, string | Uint8Array>;
  level?: 0 | 1 | 6 | 9;
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escapeXml = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const sharedStrings = (strings: readonly string[]) =>
  `${head}<sst xmlns="${main}" count="${strings.length}" uniqueCount="${strings.length}">${strings
    .map((text) =>
      text.startsWith('<') ? `<si>${text}</si>` : `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`,
    )
    .join('')}</sst>`;

export function partsOf({
  sheet,
  strings,
  styles,
  date1904,
  more = {},
}: BookParts): Record<string, string | Uint8Array> {
  return {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets><sheet name="Xodimlar" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${officeRelations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${officeRelations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${officeRelations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet.startsWith('<?xml')
      ? sheet
      : `${head}<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    ...(strings ? { 'xl/sharedStrings.xml': sharedStrings(strings) } : {}),
    ...(styles ? { 'xl/styles.xml': `${head}<styleSheet xmlns="${main}">${styles}</styleSheet>` } : {}),
    ...more,
  };
}

export function book(parts: BookParts): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(partsOf(parts)))
    files[name] = typeof content === 'string' ? strToU8(content) : content;
  return zipSync(files, { level: parts.level ?? 6, mtime: new Date('2026-01-01T00:00:00Z') });
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

export type SheetCell = string | number | null;

/** A plain list: shared strings as Excel writes them, numbers as numbers. */
export function listBook(rows: readonly (readonly SheetCell[])[], level: 0 | 1 | 6 | 9 = 6): Uint8Array {
  const places = new Map<string, number>();
  const place = (text: string) => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, places.size);
    return places.size - 1;
  };
  const cell = (value: SheetCell, row: number, column: number) => {
    if (value === null) return '';
    const at = `${letters(column)}${row}`;
    return typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="s"><v>${place(value)}</v></c>`;
  };
  const sheet = rows
    .map(
      (cells, index) =>
        `<row r="${index + 1}">${cells.map((value, column) => cell(value, index + 1, column)).join('')}</row>`,
    )
    .join('');
  return book({ sheet, strings: [...places.keys()], level });
}

/** Overwrites the size of an entry in the directory and in the local header. */
export function lieAboutSize(zip: Uint8Array, name: string, size: number): Uint8Array {
  const lying = zip.slice();
  const view = new DataView(lying.buffer);
  const wanted = strToU8(name);
  for (let at = 0; at + 46 < lying.length; at += 1) {
    const signature = view.getUint32(at, true);
    const [nameAt, sizeAt] =
      signature === 0x02014b50 ? [46, 24] : signature === 0x04034b50 ? [30, 22] : [0, 0];
    if (nameAt && wanted.every((byte, index) => lying[at + nameAt + index] === byte))
      view.setUint32(at + sizeAt, size, true);
  }
  return lying;
}
