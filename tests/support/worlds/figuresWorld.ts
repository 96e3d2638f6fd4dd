import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ABSENT_WITHOUT_REASON } from '#domain/attendance/absenceKinds.ts';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { components, operations } from '#openapi/generated/contract.d.ts';
import { addWorkedDays, bodyOf } from './punching.ts';
import type { Session } from '../server/server.ts';
import { makeUnit } from './staff.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../server/server.ts';
import { hireSomebody, makeCompany, type Company } from './world.ts';

type Query = NonNullable<operations['getAttendanceFigures']['parameters']['query']>;

// Live bindings: each test sees the company made for it.
export let server: TestServer;
export let company: Company;

/** A server for the file, and for each test a company founded on 1 October 2026 with one employee, seen on 18 November. */
export function useFigures(options: TestServerOptions = {}): void {
  beforeAll(async () => {
    server = await startTestServer(options);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.set(Date.parse('2026-10-01T08:00:00+05:00'));
    company = await makeCompany(server);
    await at('2026-11-18T12:00:00+05:00');
  });
}

/** Tokens expire meanwhile. */
export async function at(time: string): Promise<void> {
  server.clock.set(Date.parse(time));
  company.employer = { ...company.employer, ...(await server.signIn(await phoneOf(company.employer))) };
  company.employee = { ...company.employee, ...(await server.signIn(company.employee.phoneNumber)) };
}

const phoneOf = async ({ accountId }: { accountId: string }) =>
  (
    await server.db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
  ).phoneNumber;

/** Another employee, hired now. */
export const hire = async (): Promise<string> => (await hireSomebody(server, company.employer)).jobId;

export const worked = (
  dates: readonly CompanyDate[],
  times: Parameters<typeof addWorkedDays>[4] = {},
  id = company.employee.jobId,
) => addWorkedDays(server, company, id, dates, times);

/** Working days of November 2026 from one to another. */
export const november = (from: number, to: number): CompanyDate[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place)
    .map((day) => `2026-11-${String(day).padStart(2, '0')}` as CompanyDate)
    .filter((date) => ![0, 6].includes(new Date(date).getUTCDay()));

/** Twelve working days of November are over; a second person is hired on the 9th, when the first one goes to another unit. */
export async function fillNovember() {
  await at('2026-11-09T08:00:00+05:00');
  const hired = await hire();
  await at('2026-11-18T12:00:00+05:00');
  const { employer, employee } = company;
  const from = (validFrom: '2026-11-01' | '2026-11-09') => ({ people: [employee.jobId], validFrom });
  const savdo = await makeUnit(server, employer, 'Savdo', from('2026-11-01'));
  const ombor = await makeUnit(server, employer, 'Ombor', from('2026-11-09'));
  await worked(['2026-11-02', ...november(9, 17)]);
  await worked(['2026-11-03'], { arrival: '09:30', departure: '18:00' });
  await worked(['2026-11-06'], { arrival: '09:10', departure: null });
  // A Saturday.
  await worked(['2026-11-07'], { arrival: '09:00', departure: '13:00' });
  const leave = {
    employeeId: employee.jobId,
    firstDay: '2026-11-05',
    lastDay: '2026-11-05',
    kind: 9,
  } as const;
  bodyOf(await server.call('proposeAbsence', { as: employer, body: { ...leave, note: 'Taʼtil' } }));
  await worked(['2026-11-09'], {}, hired);
  await worked(['2026-11-10'], { arrival: '09:20', departure: '18:00' }, hired);
  return { savdo, ombor };
}

export const ask = (query: Query = { from: '2026-11', to: '2026-11' }, as: Session = company.employer) =>
  server.call('getAttendanceFigures', { as, query });
export const figures = async (query?: Query, as?: Session) => bodyOf(await ask(query, as));
/** What is counted by now. */
export const counted = async (query?: Query) => {
  await server.figuresCounted();
  return figures(query);
};

export const monthsCounted = () =>
  server.db
    .selectFrom('figuresMonth')
    .select(['month', 'countedAt', 'version', 'leasedUntil'])
    .where('organizationId', '=', company.organizationId)
    .orderBy('month')
    .execute();

/** Sums of the days as the timesheet and the months of its people have them now, until the day before today. */
export async function summedUp(month: CompanyMonth): Promise<Partial<components['schemas']['Figures']>> {
  const as = company.employer;
  const { rows, today } = bodyOf(await server.call('getTimesheet', { as, query: { month } }));
  const sums = { due: 0, attended: 0, absent: 0, away: 0, starts: 0, late: 0 };
  const times = { shifts: 0, missedCheckOuts: 0, minutesWorked: 0, restMinutes: 0, normMinutes: 0 };
  for (const { employeeId, cells } of rows) {
    const { days } = bodyOf(
      await server.call('getEmployeeMonth', { as, path: { id: employeeId }, query: { month } }),
    );
    for (const [place, day] of days.entries()) {
      const { code, kind } = cells[place]!;
      if (code === 'notHired' || day.date >= today) continue;
      const [working, came] = [day.kind === 'working', day.pairs.length > 0];
      const away = working && code === 'away' && kind !== ABSENT_WITHOUT_REASON;
      sums.due += Number(working);
      sums.away += Number(away);
      sums.attended += Number(working && came);
      sums.absent += Number(working && !came && !away);
      sums.starts += Number(working && came);
      sums.late += Number(day.tardinessMinutes > 0);
      times.shifts += Number(came);
      times.missedCheckOuts += Number(day.presence === 'missedCheckOut');
      if (day.presence === 'checkedOut') times.minutesWorked += day.minutesWorked;
      if (day.presence === 'checkedOut' && !working) times.restMinutes += day.minutesWorked;
      if (working && !away) times.normMinutes += day.normMinutes;
    }
  }
  return { ...sums, ...times };
}
