import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { at, company, hire, server, useFigures } from '#tests/support/worlds/figuresWorld.ts';
import { reportTable } from '#tests/support/worlds/reportTable.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { makeUnit } from '#tests/support/worlds/staff.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';

useFigures();

const october = { from: '2026-10', to: '2026-10' } as const;
const absences = (change: Partial<Parameters<typeof reportTable>[1]> = {}) =>
  reportTable(server, {
    ...{ organizationId: company.organizationId, kind: 'absences', ...october },
    ...change,
  });
const notes = async (change?: Parameters<typeof absences>[0]) =>
  (await absences(change)).map(({ note }) => note);
const enter = async (firstDay: CompanyDate, lastDay: CompanyDate, note: string, by = company.employee) => {
  const body = {
    firstDay,
    lastDay,
    kind: 9,
    ...(note ? { note } : {}),
    ...(by === company.employee ? {} : { employeeId: by.jobId }),
  };
  const as = by === company.employee ? by : company.employer;
  return bodyOf(await server.call('proposeAbsence', { as, body })).id;
};
const refuse = async (id: string, date: CompanyDate, note: string) => {
  const body = { event: 'refuse' as const, items: [{ kind: 'absence' as const, id, date }], note };
  bodyOf(await server.call('settle', { as: company.employer, body }));
};

beforeEach(() => at('2026-10-01T08:00:00+05:00'));

describe('absences', () => {
  it('are those of the months, by their first day and by name, in whatever state', async () => {
    await at('2026-10-02T08:00:00+05:00');
    const refused = await enter('2026-10-12', '2026-10-14', '=SUM(A1)');
    const withdrawn = await enter('2026-10-19', '2026-10-19', '');
    await enter('2026-10-26', '2026-10-26', 'kutmoqda');
    await refuse(refused, '2026-10-12', '@rad');
    bodyOf(await server.call('withdrawAbsence', { as: company.employee, path: { id: withdrawn } }));
    await enter('2026-10-05', '2026-10-09', 'tasdiq', { ...company.employee });
    const same = { employee: 'Rahimov Dilshod', unit: '', absenceKind: 'T', proposedOn: '2026-10-02' };
    expect(await absences()).toEqual([
      {
        ...{ ...same, firstDay: '2026-10-05', lastDay: '2026-10-09', calendarDays: '5' },
        ...{ absenceState: 'Qabul qilingan', note: 'tasdiq', decisionNote: '' },
      },
      {
        ...{ ...same, firstDay: '2026-10-12', lastDay: '2026-10-14', calendarDays: '3' },
        ...{ absenceState: 'Rad etilgan', note: "'=SUM(A1)", decisionNote: "'@rad" },
      },
      {
        ...{ ...same, firstDay: '2026-10-19', lastDay: '2026-10-19', calendarDays: '1' },
        ...{ absenceState: 'Qaytarib olingan', note: '', decisionNote: '' },
      },
      {
        ...{ ...same, firstDay: '2026-10-26', lastDay: '2026-10-26', calendarDays: '1' },
        ...{ absenceState: 'Taklif qilingan', note: 'kutmoqda', decisionNote: '' },
      },
    ]);
  });

  it('belong to every month that they have a day of', async () => {
    await enter('2026-10-29', '2026-10-31', 'ends with October');
    await enter('2026-11-01', '2026-11-02', 'begins with November');
    await enter('2026-11-30', '2026-12-01', 'over the end');
    const within = (from: '2026-10' | '2026-11' | '2026-12', to = from) => notes({ from, to });
    expect(await within('2026-10')).toEqual(['ends with October']);
    expect(await within('2026-11')).toEqual(['begins with November', 'over the end']);
    expect(await within('2026-12')).toEqual(['over the end']);
    expect(await within('2026-10', '2026-12')).toHaveLength(3);
  });

  it('have the letters of the company, and the unit of today', async () => {
    const second = await hire();
    await server.db
      .updateTable('employee')
      .set({ lastName: 'Aliyev', searchKey: 'aliyev dilshod' })
      .where('id', '=', second)
      .execute();
    await enter('2026-10-05', '2026-10-05', 'later by name', { ...company.employee });
    await enter('2026-10-05', '2026-10-05', 'first by name', { ...company.employee, jobId: second });
    const letters = { uzLatn: 'TA', uzCyrl: 'ТА', ru: 'ОТП' };
    const body = { letters, treatment: 'paidElsewhere', shown: true, unentered: false } as const;
    bodyOf(await server.call('changeAbsenceKind', { as: company.employer, path: { number: 9 }, body }));
    const unit = await makeUnit(server, company.employer, 'Ombor', {
      ...{ people: [second], validFrom: '2026-10-01' },
    });
    expect((await absences({ language: 'ru' })).map((row) => [row.note, row.absenceKind, row.unit])).toEqual([
      ['first by name', 'ОТП', 'Ombor'],
      ['later by name', 'ОТП', ''],
    ]);
    expect(await notes({ unit })).toEqual(['first by name']);
    expect(await notes({ unit: 'none' })).toEqual(['later by name']);
    const { organizationId } = await makeCompany(server);
    expect(await absences({ organizationId })).toEqual([]);
    expect(await notes({ organizationId, unit })).toEqual([]);
  });
});
