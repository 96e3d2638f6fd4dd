import type { Database } from '../database/database.ts';
import { sampleId, sampleNumber } from '../seed/numbers.ts';
import type { SampleEmployee } from '../seed/people.ts';
import type { SamplePunch } from '../seed/punches.ts';
import { deviceOf } from './acting.ts';

export interface DemoPunch extends SamplePunch {
  organizationId: string;
  employeeId: string;
  who: SampleEmployee;
  /** When it is written, epoch ms. */
  dueAt: number;
}

/** How long after its scan a punch is accepted. */
const SCAN_MS = 1200;

/**
 * Writes the punches until an instant as they stand once accepted, many at once, and returns the later ones. Who came by
 * a device of their own on a date goes by it.
 */
export async function insertPunches(
  db: Database,
  gateIds: readonly string[],
  punches: readonly DemoPunch[],
  until: number,
): Promise<DemoPunch[]> {
  const due = punches.filter(({ dueAt }) => dueAt <= until);
  const [first] = due;
  if (first) {
    const own = await db
      .selectFrom('punch')
      .where('organizationId', '=', first.organizationId)
      .where('shiftDate', 'in', [...new Set(due.map(({ shiftDate }) => shiftDate))])
      .where('deviceId', 'not like', 'sample-phone-%')
      .select(['employeeId', 'shiftDate'])
      .execute();
    const isOwn = (one: DemoPunch) =>
      own.some(({ employeeId, shiftDate }) => employeeId === one.employeeId && shiftDate === one.shiftDate);
    const rows = due.filter((one) => !isOwn(one));
    if (rows.length && gateIds.length) await insertRows(db, gateIds, rows);
  }
  return punches.filter(({ dueAt }) => dueAt > until);
}

async function insertRows(
  db: Database,
  gateIds: readonly string[],
  punches: readonly DemoPunch[],
): Promise<void> {
  await db
    .insertInto('deviceDay')
    .values(
      punches.map(({ organizationId, shiftDate, employeeId, who }) => ({
        organizationId,
        shiftDate,
        employeeId,
        deviceId: deviceOf(who),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('punch')
    .values(
      punches.map(({ organizationId, employeeId, who, type, at, shiftDate }) => ({
        organizationId,
        employeeId,
        type,
        shiftDate,
        deviceId: deviceOf(who),
        typed: false,
        id: sampleId('punch', who.serial, at),
        gateId: gateIds[sampleNumber(gateIds.length, who.serial, shiftDate, 'gate')]!,
        at: new Date(at),
        scannedAt: new Date(at - SCAN_MS),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
