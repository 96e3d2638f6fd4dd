import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { at, company, hire, server, useFigures, worked } from '#tests/support/worlds/figuresWorld.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { csvRows, reportFile } from '#tests/support/worlds/reportTable.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';

useFigures();

const month = '2026-10' as const;
const timesheet = (change: Partial<Parameters<typeof reportFile>[1]> = {}) =>
  reportFile(server, {
    ...{ organizationId: company.organizationId, kind: 'timesheet', from: month, to: month },
    ...change,
  });
const exported = async (change: object = {}) => {
  const body = { format: 'csv', language: 'uz-Latn', month, ...change } as const;
  return bodyOf<'exportTimesheet'>(await server.call('exportTimesheet', { as: company.employer, body }));
};
const textsOf = async (file: Buffer) =>
  (await readXlsx(file)).sheets.map(({ rows }) => rows.map((row) => row.filter(Boolean).map(String)));
const workAll = async () => {
  const { days } = bodyOf(await server.call('getMyMonth', { as: company.employee, query: { month } }));
  await worked(days.filter(({ kind }) => kind === 'working').map(({ date }) => date));
};

describe('a timesheet', () => {
  it('is a draft until the month is closed, then the closed version, and a draft again after it is reopened', async () => {
    await workAll();
    const draft = await timesheet();
    expect(draft.content).toEqual(await exported());
    expect(csvRows(draft.content)[1]!.slice(0, 1)).toEqual(['Rahimov Dilshod']);
    expect(draft.name).toBe('tabel-2026-10.csv');
    const path = { month };
    bodyOf(await server.call('closeMonth', { as: company.employer, path }));
    await server.closed();
    await server.db.deleteFrom('punch').where('organizationId', '=', company.organizationId).execute();
    const closed = await timesheet();
    expect(closed.name).toBe('tabel-2026-10-v1.csv');
    expect(closed.content).toEqual(await exported());
    expect(csvRows(closed.content)).toEqual(csvRows(draft.content));
    const body = { reason: 'Xato', version: 1 };
    bodyOf(await server.call('reopenMonth', { as: company.employer, path, body }));
    const again = await timesheet();
    expect(again.content).toEqual(await exported());
    expect(again.content).not.toEqual(draft.content);
  });

  it('as a workbook is the file that the month sheet exports', async () => {
    const { content, shares } = await timesheet({ format: 'xlsx', language: 'ru' });
    expect(await textsOf(content)).toEqual(await textsOf(await exported({ format: 'xlsx', language: 'ru' })));
    expect(shares).toEqual([1]);
  });

  it('of a unit has the people who were in it on the last day of the month', async () => {
    await at('2026-10-30T08:00:00+05:00');
    const second = await hire();
    const unit = await makeUnit(server, company.employer, 'Ombor', {
      ...{ people: [second], validFrom: '2026-10-30' },
    });
    await at('2026-11-18T12:00:00+05:00');
    const { content } = await timesheet({ unit });
    expect(content).toEqual(await exported({ unit }));
    expect(csvRows(content)).toHaveLength(2);
    expect(csvRows((await timesheet()).content)).toHaveLength(3);
  });

  it('has its headings also without people', async () => {
    const { organizationId } = await makeCompany(server);
    const { content, shares } = await timesheet({ organizationId });
    expect(csvRows(content)).toHaveLength(1);
    expect(shares).toEqual([1]);
    expect((await timesheet({ organizationId, format: 'xlsx' })).shares).toEqual([1]);
  });
});
