import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { chosenColumns, reportKinds, type ReportKind } from '#domain/reports/kinds.ts';
import { companyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { newId } from '#server/identifier.ts';
import { csvRows, reportFile } from '#tests/support/worlds/reportTable.ts';
import { at, company, server, useFigures, worked } from '#tests/support/worlds/figuresWorld.ts';

useFigures();

const kinds = (Object.keys(reportKinds) as ReportKind[]).filter((kind) => kind !== 'timesheet');
const periodOf = (kind: ReportKind, from: CompanyMonth, to = from) =>
  reportKinds[kind].period === null ? { from: null, to: null } : { from, to };

describe('every kind of report', () => {
  it.each(kinds)(
    '%s has its headings alone when there is nothing, as a table and as a workbook',
    async (kind) => {
      const { organizationId } = company;
      const asked = { organizationId, kind, ...periodOf(kind, '2026-10'), language: 'ru' as const };
      const unit = newId();
      const { content, shares } = await reportFile(server, { ...asked, unit });
      const [headings, ...rows] = csvRows(content);
      expect([headings!.length, rows, shares]).toEqual([reportKinds[kind].columns.length, [], [1]]);
      const workbook = await reportFile(server, { ...asked, unit, format: 'xlsx' });
      expect((await readXlsx(workbook.content)).sheets.map((sheet) => sheet.rows)).toEqual([[headings]]);
    },
  );

  it('is named by its title and months, or by the day', async () => {
    const { organizationId } = company;
    const name = async (kind: ReportKind, from: CompanyMonth, to?: CompanyMonth) =>
      (await reportFile(server, { organizationId, kind, ...periodOf(kind, from, to) })).name;
    expect(await name('tardiness', '2026-10', '2026-11')).toBe('kechikishlar-2026-10-2026-11.csv');
    expect(await name('absences', '2026-11')).toBe('ishda-bolmagan-kunlar-2026-11.csv');
    expect(await name('people', '2026-11')).toBe(`xodimlar-${companyDate(server.clock.now())}.csv`);
  });

  it('has dates and numbers in a workbook, in the order of its kind', async () => {
    await worked(['2026-11-16'], { arrival: '09:25' });
    await at('2026-11-16T23:00:00+05:00');
    const { content } = await reportFile(server, {
      ...{ organizationId: company.organizationId, kind: 'attendance', from: '2026-11', to: '2026-11' },
      columns: chosenColumns('attendance', ['lateMinutes', 'arrived', 'date']),
      format: 'xlsx',
    });
    const { rows } = (await readXlsx(content)).sheets[0]!;
    expect(rows[0]).toEqual(['Sana', 'Keldi', 'Kechikdi, daqiqa']);
    expect(rows.at(-1)).toEqual([new Date('2026-11-16T00:00:00Z'), '09:25', 25]);
    expect(rows).toHaveLength(17);
  });
});
