import { sql, type Insertable } from 'kysely';
import type { AuditEntry } from '#server/database/tables.generated.ts';
import { newId } from '#server/identifier.ts';
import type { App } from '../browser/app.ts';
import { at, inTurn, phoneOf, someEmployee, someRequest, type BuiltScreen } from './scenes.ts';

type Entry = Partial<Insertable<AuditEntry>> & { subject: string; event: string };

const work = { shiftStart: '09:00', shiftEnd: '18:00', graceMinutes: 0, daysOff: [6, 7], breakMinutes: 60 };

/** Newest first. */
const entries = (ids: { employeeId: string; requestId: string }): Entry[] => [
  {
    subject: 'payRun',
    event: 'make',
    after: { number: 3, kind: 'advance', period: '2026-11', people: 12 },
  },
  {
    ...{ subject: 'workSettings', event: 'save', validFrom: '2026-12-01', before: work },
    after: {
      ...work,
      shiftStart: '08:30',
      shiftEnd: '17:30',
      graceMinutes: 10,
      daysOff: [7],
      breakMinutes: 45,
    },
  },
  { subject: 'gate', event: 'rename', before: { title: 'Kirish' }, after: { title: 'Asosiy kirish' } },
  {
    ...{ subject: 'paymentRequest', subjectId: ids.requestId, employeeId: ids.employeeId },
    ...{ event: 'approveAlone', before: { state: 'inProcess', amount: 45_000_000 } },
    after: { state: 'approvedAlone', amount: 45_000_000 },
  },
  {
    ...{ subject: 'day', subjectId: ids.employeeId, employeeId: ids.employeeId, event: 'count' },
    ...{ before: { counting: 'undecided', date: '2026-11-16' } },
    after: { counting: 'counted', date: '2026-11-16' },
  },
  {
    ...{ subject: 'calendar', event: 'save' },
    after: { year: 2026, '2026-12-07': 'dayOff', '2026-12-12': 'workingDay' },
  },
];

async function addEntries(app: App): Promise<void> {
  await forgetEntries(app);
  const { db, clock } = app.server;
  const [{ id, organizationId }, { id: requestId }] = await Promise.all([
    someEmployee(app),
    someRequest(app),
  ]);
  const { id: byAccountId } = await db
    .selectFrom('account')
    .select('id')
    .where('phoneNumber', '=', phoneOf.employer)
    .executeTakeFirstOrThrow();
  const none = { subjectId: null, employeeId: null, validFrom: null, before: null, after: null };
  await db
    .insertInto('auditEntry')
    .values(
      entries({ employeeId: id, requestId }).map((entry, index) => ({
        ...{ organizationId, id: newId(), byAccountId, ...none, ...entry },
        at: new Date(clock.now() - (5 + index * 47) * 60_000),
      })),
    )
    .execute();
}

const forgetEntries = async (app: App) => {
  const { organizationId } = await someEmployee(app);
  await sql`delete from audit_entry where organization_id = ${organizationId}`.execute(app.server.db);
};

/** Who changed what, of several kinds. */
export const auditScreens: readonly BuiltScreen[] = [
  {
    name: 'audit',
    who: 'employer',
    open: inTurn(({ app }) => addEntries(app), at('/audit')),
    undo: forgetEntries,
  },
];
