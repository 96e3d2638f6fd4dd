import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { OperationId } from '#server/http/operation.ts';
import { newId } from '#server/identifier.ts';
import type { Answer } from '../server/call.ts';
import type { TestServer } from '../server/server.ts';
import type { Company } from './world.ts';

type Success<Op extends OperationId> = Extract<Answer<Op>, { status: 200 | 201 | 202 }>;

/** The body of an answer that must be a success. */
export function bodyOf<Op extends OperationId>(answer: Answer<Op>): Success<Op>['body'] {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return (answer as Success<Op>).body;
}

/** A punch that counts at once. */
export function counted(answer: Answer<'checkAttendance'>) {
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** What a refusal says: `[422, 'codeExpired']`. */
export const refusal = (answer: { status: number; body: unknown }): [number, string] => [
  answer.status,
  (answer.body as components['schemas']['Problem']).code,
];

/** The fields that a refusal points at: `['/reason reasonRequired']`. */
export const faults = ({ body }: { body: unknown }) =>
  ((body as components['schemas']['Problem']).errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);

/** What the gate's screen shows now. */
export const shownCode = async (
  { call }: Pick<TestServer, 'call'>,
  { gateId, gateToken }: Pick<Company, 'gateId' | 'gateToken'>,
) => bodyOf(await call('getGateCode', { as: { accessToken: gateToken }, path: { gateId } }));

type Punch = components['schemas']['Punch'];
type Employee = Pick<Company['employee'], 'accessToken' | 'deviceId'>;

/** A punch with the code on the gate's screen, or with `change` applied. */
export async function punchAt(
  server: Pick<TestServer, 'call' | 'clock'>,
  company: Pick<Company, 'gateId' | 'gateToken'>,
  as: Employee,
  type: 'in' | 'out',
  change: Partial<Punch> = {},
) {
  const code = change.code ?? (await shownCode(server, company)).current.code;
  const scannedAt = server.clock.date().toISOString();
  const body: Punch = { id: newId(), type, scannedAt, deviceId: as.deviceId, ...change, code };
  return server.call('checkAttendance', { as, body });
}

/** Past working days as rows, on which the person was employed: in at 08:55 and out at 18:05 of each company date; null leaves a check-out missing. */
export async function addWorkedDays(
  { db }: Pick<TestServer, 'db'>,
  { organizationId, gateId }: Pick<Company, 'organizationId' | 'gateId'>,
  employeeId: string,
  dates: readonly CompanyDate[],
  { arrival = '08:55', departure = '18:05' }: { arrival?: string; departure?: string | null } = {},
): Promise<void> {
  const facts = { organizationId, gateId, employeeId, deviceId: 'a-device', typed: false };
  const punch = (date: CompanyDate, type: 'in' | 'out', time: string) => {
    const at = new Date(`${date}T${time}:00+05:00`);
    return { ...facts, id: newId(), type, at, scannedAt: at, shiftDate: date };
  };
  const rows = dates.flatMap((date) => [
    punch(date, 'in', arrival),
    ...(departure === null ? [] : [punch(date, 'out', departure)]),
  ]);
  await db
    .updateTable('employee')
    .set({
      employment: sql`employment + (select range_agg(daterange(day, day, '[]')) from unnest(${dates}::date[]) as day)`,
    })
    .where('id', '=', employeeId)
    .execute();
  await db.insertInto('punch').values(rows).execute();
}
