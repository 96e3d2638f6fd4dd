import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { newId } from '#server/identifier.ts';
import type { Kind, Verb } from '#server/modules/time/settlement/queue.ts';
import { addWorkedDays, bodyOf } from './punching.ts';
import { startTestServer, workingMorning, type TestServer } from '../server/server.ts';
import { makeCompany, type Company } from './world.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';

export let server: TestServer;
export let company: Company;
export let other: Company;

/** A server for the file, and a company for each test. */
export function setUp(): void {
  beforeAll(async () => {
    server = await startTestServer();
    other = await makeCompany(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.set(Date.parse(workingMorning));
    company = await makeCompany(server);
  });
}

/** A Tuesday, closed by the morning of the tests, Wednesday 18 November. */
export const DAY: CompanyDate = '2026-11-17';
export const SUNDAY: CompanyDate = '2026-11-15';
export type As = { accessToken: string };
export type Pairs = { in: string; out: string }[];

export const worked = (
  times: { arrival?: string; departure?: string | null } = {},
  date = DAY,
  id = company.employee.jobId,
) => addWorkedDays(server, company, id, [date], times);
export const whole: Pairs = [{ in: '09:00', out: '18:00' }];
export const propose = (change: object = {}, as: As = company.employee) =>
  server.call('proposeCorrection', {
    as,
    body: { date: DAY, pairs: whole, reason: 'Belgilash esdan chiqdi', ...change },
  });
export const ofEmployee = () => ({ employeeId: company.employee.jobId });
export const month = async () => bodyOf(await server.call('getMyMonth', { as: company.employee }));
export const day = async (date = DAY) => (await month()).days.find((one) => one.date === date)!;
export const salary = async () => bodyOf(await server.call('getSalary', { as: company.employee }));
export const queue = async (query = {}, as: As = company.employer) =>
  bodyOf(await server.call('listToSettle', { as, query }));
export const subject = (kind: Kind, id = company.employee.jobId, date = DAY) => ({ kind, id, date });
export const settle = (
  event: Verb,
  items: ReturnType<typeof subject>[],
  note?: string,
  as: As = company.employer,
) =>
  server.call('settle', {
    ...{ as },
    body: {
      ...{ event, items },
      ...(note !== undefined && { note }),
      ...(event === 'absent' && { absentKind: 24 }),
    },
  });
export const hireOn = (date: CompanyDate) =>
  server.db.updateTable('employee').set(hiredOn(date)).where('id', '=', company.employee.jobId).execute();
export const codes = (answer: { body: unknown }) =>
  (answer.body as { errors?: { pointer: string; code: string }[] }).errors;

/** Scanned on Tuesday without a network, and sent after its shift. */
export async function latePunch(time: string, type: 'in' | 'out' = 'in'): Promise<string> {
  const { organizationId, gateId, employee } = company;
  const at = new Date(`${DAY}T${time}:00+05:00`);
  const id = newId();
  await server.db
    .insertInto('latePunch')
    .values({
      ...{ organizationId, id, employeeId: employee.jobId, gateId, type, at, shiftDate: DAY },
      ...{ scannedAt: at, receivedAt: server.clock.date(), deviceId: 'a-device', state: 'waiting' },
      ...{ decidedAt: null, decidedByAccountId: null, decisionNote: null },
    })
    .execute();
  return id;
}
