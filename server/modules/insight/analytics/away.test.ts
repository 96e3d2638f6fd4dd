import { expect, it } from 'vitest';
import { attendanceRate } from '#domain/analytics/figures.ts';
import { ABSENT_WITHOUT_REASON } from '#domain/attendance/absenceKinds.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import {
  company,
  counted,
  server,
  summedUp,
  useFigures,
  worked,
} from '#tests/support/worlds/figuresWorld.ts';

useFigures();

const october = { from: '2026-10', to: '2026-10' } as const;
const LEAVE = 9;

const absence = async (date: CompanyDate, kind: number) => {
  const body = { employeeId: company.employee.jobId, firstDay: date, lastDay: date, kind };
  bodyOf(await server.call('proposeAbsence', { as: company.employer, body }));
};

it('a closed month has who was absent without a good reason as absent, and leave apart', async () => {
  const { days } = bodyOf(
    await server.call('getMyMonth', { as: company.employee, query: { month: october.from } }),
  );
  const dates = days.filter(({ kind }) => kind === 'working').map(({ date }) => date);
  await absence(dates[0]!, ABSENT_WITHOUT_REASON);
  await absence(dates[1]!, LEAVE);
  await worked(dates.slice(2));
  const open = await counted(october);
  bodyOf(await server.call('closeMonth', { as: company.employer, path: { month: october.from } }));
  await server.closed();
  const closed = await counted(october);
  const parts = { due: 21, attended: 19, absent: 1, away: 1, normMinutes: 20 * 540 };
  expect(open.total).toMatchObject({ ...parts, ...(await summedUp(october.from)) });
  expect(closed.total).toEqual(open.total);
  expect(attendanceRate(closed.total)).toBe(95);
});
