import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tx } from '../../../../database/database.ts';

/** Claims the device for this person and day, unless it is already claimed; returns who holds it. */
export async function claimDevice(
  tx: Tx,
  claim: { organizationId: string; shiftDate: CompanyDate; deviceId: string; employeeId: string },
): Promise<string> {
  await tx
    .insertInto('deviceDay')
    .values(claim)
    .onConflict((on) => on.doNothing())
    .execute();
  const { employeeId: _, ...key } = claim;
  const { employeeId } = await tx
    .selectFrom('deviceDay')
    .select('employeeId')
    .where((row) => row.and(key))
    .executeTakeFirstOrThrow();
  return employeeId;
}
