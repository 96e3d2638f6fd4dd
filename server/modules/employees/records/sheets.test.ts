import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '#domain/import/cell.ts';
import { columnKeys, columns, statusWords } from '#domain/import/columns.ts';
import { cellsByColumn, findHeadings } from '#domain/import/headings.ts';
import { checkRow, personOf } from '#domain/import/row.ts';
import { languages, type Language } from '#domain/language.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { staffOf, whole } from '#tests/support/worlds/staff.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

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
  people = bodyOf(await server.call('listEmployees', { as: company.employer })).items.map(whole);
});
afterAll(() => server.close());

const exportList = async (body: components['schemas']['EmployeeExport'], as = company.employer) =>
  bodyOf(await server.call('exportEmployees', { as, body }));

/** Reads the file by a library that had no part in writing it. */
const sheetsOf = async (file: Buffer) => (await readXlsx(file, { readStyles: true })).sheets;
const partOf = (file: Buffer, name: string) => strFromU8(unzipSync(file)[`xl/${name}`]!);

/** What a reader of the file sees, headings first. */
async function tableOf(file: Buffer, format: 'xlsx' | 'csv'): Promise<Cell[][]> {
  if (format === 'csv') return Papa.parse<string[]>(file.toString().slice(1), { skipEmptyLines: true }).data;
  expect(partOf(file, 'worksheets/sheet1.xml')).not.toContain('<f>');
  return (await sheetsOf(file))[0]!.rows.map((row) =>
    row.map((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : (value as Cell))),
  );
}

describe.each(['xlsx', 'csv'] as const)('an export as %s', (format) => {
  it.each(languages)('in %s is read back as the same people', async (language) => {
    const rows = await tableOf(await exportList({ format, language }), format);
    const { index, mapping } = findHeadings(rows)!;
    const read = rows.slice(index + 1).map((row) => personOf(checkRow(cellsByColumn(row, mapping))));
    expect(read).toEqual(
      people.map(
        ({
          lastName,
          firstName,
          passportSerialNumber,
          pinfl,
          phoneNumber,
          salary,
          card,
          status,
          firstDay,
        }) => ({
          lastName,
          firstName,
          passportSerialNumber,
          pinfl,
          phoneNumber,
          salary,
          cardNumber: `${card.first4} •••• •••• ${card.last4}`,
          status: status === 'active' ? 'active' : null,
          firstDay,
        }),
      ),
    );
  });

  it('has the requested people, in the order of the list or of the ids', async () => {
    const as = company.employer;
    const names = async (body: Partial<components['schemas']['EmployeeExport']>) =>
      (await tableOf(await exportList({ format, language: 'ru', ...body }), format))
        .slice(1)
        .map(([name]) => name);
    expect(await names({ sort: '-name' })).toEqual(people.map(({ lastName }) => lastName).reverse());
    expect(await names({ search: "g'of" })).toEqual(['Ёқубов']);
    expect(await names({ registration: 'registered' })).toEqual(['Rahimov']);
    const ids = [people[2]!.id, people[0]!.id];
    expect(await names({ ids })).toEqual([people[2]!.lastName, people[0]!.lastName]);
    const other = await makeCompany(server);
    expect(
      await tableOf(await exportList({ format, language: 'ru', ids }, other.employer), format),
    ).toHaveLength(1);
    const odd = await server.call('exportEmployees', {
      as,
      body: { format: 'pdf', language: 'ru' } as never,
    });
    expect(refusal(odd)).toEqual([400, 'validationFailed']);
  });
});

describe('an export', () => {
  it('is a download, named in its language and by the company’s day', async () => {
    const body = { format: 'xlsx', language: 'uz-Latn' } as const;
    const { headers } = await server.call('exportEmployees', { as: company.employer, body });
    expect(headers.get('content-disposition')).toBe('attachment; filename="xodimlar-2026-11-18.xlsx"');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('writes digits as text, and says who is registered', async () => {
    const { cells } = (await sheetsOf(await exportList({ format: 'xlsx', language: 'ru' })))[0]!;
    for (const key of ['pinfl', 'phoneNumber', 'cardNumber'] as const) {
      const cell = cells?.get(`1,${columnKeys.indexOf(key)}`);
      expect([cell?.type, cell?.style?.numFmt]).toEqual(['string', '@']);
    }
    const text = (await exportList({ format: 'csv', language: 'ru' })).toString();
    expect(text).toContain(`"\t${people[0]!.pinfl}"`);
    expect(text).toContain('"Без регистрации";;');
    expect(text).not.toMatch(/(^|;)"?[=+@-]/m);
  });
});

/** Style of a column's cells that are not in the file yet, as defined by the file. */
function columnStyle(file: Buffer, column: number): string {
  const sheet = partOf(file, 'worksheets/sheet1.xml');
  const index = new RegExp(`<col min="${column + 1}"[^>]* style="(\\d+)"`).exec(sheet)?.[1];
  const styles = partOf(file, 'styles.xml')
    .split('<cellXfs')[1]!
    .match(/<xf .*?<\/xf>/g)!;
  return styles[Number(index)]!;
}

describe('the template', () => {
  const template = async (format: 'xlsx' | 'csv', language: Language) =>
    bodyOf(await server.call('getImportTemplate', { as: company.employer, query: { format, language } }));

  it.each(languages)('in %s has the headings that an upload knows, and no people', async (language) => {
    for (const format of ['xlsx', 'csv'] as const) {
      const rows = await tableOf(await template(format, language), format);
      expect(rows).toEqual([columnKeys.map((key) => columns[key].headings[language])]);
      expect(findHeadings(rows)?.mapping).toEqual(columnKeys);
    }
  });

  it.each(languages)(
    'in %s locks the headings, types digits as text and offers the statuses',
    async (language) => {
      const file = await template('xlsx', language);
      const [sheet, help] = await sheetsOf(file);
      expect(sheet!.protection?.sheet).toBe(true);
      expect(sheet!.cells?.get('0,0')?.style?.protection?.locked ?? true).toBe(true);
      for (const key of columnKeys) {
        const style = columnStyle(file, columnKeys.indexOf(key));
        expect(style, key).toContain('<protection locked="0"/>');
        // 49 is the format "text".
        if (columns[key].kind === 'digits') expect(style, key).toContain('numFmtId="49"');
      }
      const [active, blocked] = [statusWords.active[language], statusWords.blocked[language]];
      expect(sheet!.dataValidations).toMatchObject([
        { type: 'list', range: 'H2:H100001', values: [active, blocked] },
      ]);
      const explained = columnKeys.map((_, index) => String(help!.rows[index + 1]?.[1]));
      expect(explained.every((text) => text.length > 10 && !/[{}]/.test(text))).toBe(true);
    },
  );

  it('gives examples that pass the rules it explains', async () => {
    const help = (await sheetsOf(await template('xlsx', 'ru')))[1]!;
    const example = columnKeys.map((_, index) => String(help.rows[index + 1]?.[2]));
    const checked = checkRow(cellsByColumn(example, columnKeys));
    expect([checked.errors, checked.warnings]).toEqual([{}, {}]);
  });
});
