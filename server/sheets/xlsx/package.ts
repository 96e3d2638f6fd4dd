import { strToU8, Zip, ZipDeflate } from 'fflate';
import { stylesXml } from './styles.ts';

/** What the workbook says of a sheet. */
export interface PackedSheet {
  title: string;
}

import { escapeXml, relationNamespace, spreadsheetNamespace, xmlHead } from './xml.ts';

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const sheetFile = (index: number) => `worksheets/sheet${index + 1}.xml`;

const contentTypes = (count: number) =>
  `${xmlHead}<Types xmlns="${packageNamespace}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>` +
  Array.from(
    { length: count },
    (_, index) => `<Override PartName="/xl/${sheetFile(index)}" ContentType="${contentType}.worksheet+xml"/>`,
  ).join('') +
  '</Types>';

const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${xmlHead}<Relationships xmlns="${packageNamespace}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relationNamespace}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const workbook = (sheets: readonly PackedSheet[]) =>
  `${xmlHead}<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${relationNamespace}"><sheets>${sheets
    .map(
      ({ title }, index) =>
        `<sheet name="${escapeXml(title)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
    )
    .join('')}</sheets></workbook>`;

/** The parts of a workbook except its sheets. */
const fixedParts = (sheets: readonly PackedSheet[]): Record<string, string> => ({
  '[Content_Types].xml': contentTypes(sheets.length),
  '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': workbook(sheets),
  'xl/_rels/workbook.xml.rels': relations([
    ...sheets.map((_, index) => ['worksheet', sheetFile(index)] as const),
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': stylesXml,
});

/** The time of every part, so that the same rows always give the same bytes. ZIP counts local time from this day. */
const epoch = new Date(1980, 0, 1);

/** A workbook that is compressed while it is written: `write` gets chunks, the last one with `final`. */
export function openPackage(
  sheets: readonly PackedSheet[],
  write: (chunk: Uint8Array, final: boolean) => void,
) {
  const zip = new Zip((error, chunk, final) => {
    if (error) throw error;
    write(chunk, final);
  });
  const add = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 });
    part.mtime = epoch;
    zip.add(part);
    return (text: string, last = false) => part.push(strToU8(text), last);
  };
  for (const [name, text] of Object.entries(fixedParts(sheets))) add(name)(text, true);
  return {
    /** Sheets are written one after the other, each until its last text. */
    addSheet: (index: number) => add(`xl/${sheetFile(index)}`),
    end: () => zip.end(),
  };
}
