import type { Identity } from '#domain/employee.ts';
import { createAccount } from '#server/modules/account/index.ts';
import { hashPassword } from '#server/modules/auth/index.ts';
import { newId } from '#server/identifier.ts';
import { samplePassword, type TestServer } from './server.ts';

let passwordHash: Promise<string> | undefined;

export const sampleIdentity: Identity = {
  firstName: 'Aziza',
  lastName: 'Karimova',
  passportSerialNumber: 'AB1234567',
  pinfl: '41507950010018',
};

/** An account with the sample password and no device. Returns its id. */
export async function addAccount(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  phoneNumber: string,
  identity?: Identity,
): Promise<string> {
  const hash = await (passwordHash ??= hashPassword(samplePassword));
  return db.transaction().execute((tx) =>
    createAccount(tx, {
      phoneNumber,
      passwordHash: hash,
      at: clock.date(),
      ...(identity ? { identity } : {}),
    }),
  );
}

/** A company with its settings and one employer. Returns ids. */
export async function addCompany(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  accountId: string,
  title = 'Namuna',
): Promise<{ organizationId: string; jobId: string }> {
  const organizationId = newId();
  const jobId = newId();
  const createdAt = clock.date();
  await db
    .insertInto('organization')
    .values({ id: organizationId, title, tin: '1234567', createdAt })
    .execute();
  await db
    .insertInto('organizationSettings')
    .values({
      organizationId,
      daysOff: [6, 7],
      shiftStart: '09:00',
      shiftEnd: '18:00',
      graceMinutes: 0,
      closingMinutes: 240,
      allowedPercent: 50,
      countFromPercent: 50,
      punchGapSeconds: 60,
    })
    .execute();
  await db.insertInto('employer').values({ organizationId, id: jobId, accountId, createdAt }).execute();
  return { organizationId, jobId };
}
