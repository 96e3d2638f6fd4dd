import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#domain/import/cell.ts';
import { columnKeys, columns, statusWords } from '#domain/import/columns.ts';
import { cellsByColumn, findHeadings } from '#domain/import/headings.ts';
import { checkRow, personOf } from '#domain/import/row.ts';
import { languages, type Language } from '#domain/language.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { bodyOf, refusal } from '#tests/support/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { staffOf } from '#tests/support/staff.ts';
import { makeCompany, type Company } from '#tests/support/world.ts';

type Employee = components['schemas']['Employee'];

let server: TestServer;
let company: Company;
let people: Employee[];
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  const { hire } = staffOf(server, company.employer);
  await hire({ firstName: "G'ofur", lastName: 'Ёқубов', salary: 123_456_700 });
  await hire({ firstName: 'Anna-Maria', lastName: 'Oʻrinboyeva', status: 'blocked' });
  people = bodyOf(await server.call('listEmployees', { as: company.employer })).items;
});
afterAll(() => server.close());

const exported = async (body: components['schemas']['EmployeeExport'], as = company.employer) =>
  bodyOf(await server.call('exportEmployees', { as, body }));

async function workbookOf(file: Buffer) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ExcelJS.Buffer);
  return workbook;
}

/** What a reader of the file sees, headings first. */
async function tableOf(file: Buffer, format: 'xlsx' | 'csv'): Promise<Cell[][]> {
  if (format === 'csv') return Papa.parse<string[]>(file.toString().slice(1), { skipEmptyLines: true }).data;
  const rows: Cell[][] = [];
  (await workbookOf(file)).worksheets[0]!.eachRow((row) => {
    const cells: Cell[] = [];
    row.eachCell({ includeEmpty: true }, (cell) => {
      expect(cell.type).not.toBe(ExcelJS.ValueType.Formula);
      cells.push(cell.value instanceof Date ? cell.value.toISOString() : (cell.value as Cell));
    });
    rows.push(cells);
  });
  return rows;
}

describe.each(['xlsx', 'csv'] as const)('an export as %s', (format) => {
  it.each(languages)('in %s is read back as the same people', async (language) => {
    const rows = await tableOf(await exported({ format, language }), format);
    const { index, mapping } = findHeadings(rows)!;
    const read = rows.slice(index + 1).map((row) => personOf(checkRow(cellsByColumn(row, mapping))));
    expect(read).toEqual(
      people.map(
        ({ lastName, firstName, passportSerialNumber, pinfl, phoneNumber, salary, card, status }) => ({
          lastName,
          firstName,
          passportSerialNumber,
          pinfl,
          phoneNumber,
          salary,
          cardNumber: `${card.first4} •••• •••• ${card.last4}`,
          status: status === 'active' ? 'active' : null,
        }),
      ),
    );
  });

  it('holds those asked for, in the order of the list or of the ids', async () => {
    const as = company.employer;
    const names = async (body: Partial<components['schemas']['EmployeeExport']>) =>
      (await tableOf(await exported({ format, language: 'ru', ...body }), format))
        .slice(1)
        .map(([name]) => name);
    expect(await names({ sort: '-name' })).toEqual(people.map(({ lastName }) => lastName).reverse());
    expect(await names({ search: "g'of" })).toEqual(['Ёқубов']);
    expect(await names({ registration: 'registered' })).toEqual(['Rahimov']);
    const ids = [people[2]!.id, people[0]!.id];
    expect(await names({ ids })).toEqual([people[2]!.lastName, people[0]!.lastName]);
    const other = await makeCompany(server);
    expect(
      await tableOf(await exported({ format, language: 'ru', ids }, other.employer), format),
    ).toHaveLength(1);
    const odd = await server.call('exportEmployees', {
      as,
      body: { format: 'pdf', language: 'ru' } as never,
    });
    expect(refusal(odd)).toEqual([400, 'validationFailed']);
  });
});

describe('an export', () => {
  it('is a file to keep, named by the company’s day', async () => {
    const body = { format: 'xlsx', language: 'uz-Latn' } as const;
    const { headers } = await server.call('exportEmployees', { as: company.employer, body });
    expect(headers.get('content-disposition')).toBe('attachment; filename="employees-2026-11-18.xlsx"');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('keeps digits text in a spreadsheet, and says who is registered', async () => {
    const sheet = (await workbookOf(await exported({ format: 'xlsx', language: 'ru' }))).worksheets[0]!;
    for (const key of ['pinfl', 'phoneNumber', 'cardNumber'] as const) {
      const cell = sheet.getRow(2).getCell(columnKeys.indexOf(key) + 1);
      expect([cell.type, cell.numFmt]).toEqual([ExcelJS.ValueType.String, '@']);
    }
    const text = (await exported({ format: 'csv', language: 'ru' })).toString();
    expect(text).toContain(`"\t${people[0]!.pinfl}"`);
    expect(text).toContain('Не зарегистрирован');
    expect(text).not.toMatch(/(^|;)"?[=+@-]/m);
  });
});

describe('the template', () => {
  const template = async (format: 'xlsx' | 'csv', language: Language) =>
    bodyOf(await server.call('getImportTemplate', { as: company.employer, query: { format, language } }));

  it.each(languages)('in %s has the headings an upload knows, and nobody in it', async (language) => {
    for (const format of ['xlsx', 'csv'] as const) {
      const rows = await tableOf(await template(format, language), format);
      expect(rows).toEqual([columnKeys.map((key) => columns[key].headings[language])]);
      expect(findHeadings(rows)?.mapping).toEqual(columnKeys);
    }
  });

  it.each(languages)(
    'in %s locks the headings, types digits as text and offers the statuses',
    async (language) => {
      const workbook = await workbookOf(await template('xlsx', language));
      const [sheet, help] = workbook.worksheets as [ExcelJS.Worksheet, ExcelJS.Worksheet];
      const protection = (sheet as unknown as { sheetProtection: { sheet: boolean } }).sheetProtection;
      expect(protection.sheet).toBe(true);
      expect(sheet.getCell('A1').protection?.locked ?? true).toBe(true);
      for (const key of columnKeys) {
        const cell = sheet.getRow(7).getCell(columnKeys.indexOf(key) + 1);
        expect(cell.protection?.locked, key).toBe(false);
        if (columns[key].kind === 'digits') expect(cell.numFmt, key).toBe('@');
      }
      // The library that reads would take the range apart into its cells.
      const xml = strFromU8(unzipSync(await template('xlsx', language))['xl/worksheets/sheet1.xml']!);
      const [active, blocked] = [statusWords.active[language], statusWords.blocked[language]];
      expect(xml).toMatch(/<dataValidation type="list"[^>]* sqref="H2:H100001"/);
      expect(xml).toContain(`<formula1>&quot;${active},${blocked}&quot;</formula1>`);
      const explained = columnKeys.map((_, index) => help.getRow(index + 2).getCell(2).text);
      expect(explained.every((text) => text.length > 10 && !/[{}]/.test(text))).toBe(true);
    },
  );

  it('gives examples that pass the rules it explains', async () => {
    const help = (await workbookOf(await template('xlsx', 'ru'))).worksheets[1]!;
    const example = columnKeys.map((_, index) => help.getRow(index + 2).getCell(3).text);
    const checked = checkRow(cellsByColumn(example, columnKeys));
    expect([checked.errors, checked.warnings]).toEqual([{}, {}]);
  });
});
