import type { CompanyDate } from '#domain/calendar/index.ts';
import { FIRST_DAY } from '#domain/dated/versions.ts';
import type { Identity } from '#domain/employee.ts';
import { defaultPaySettings, defaultWorkSettings } from '#domain/organizationSettings.ts';
import { createAccount } from '#server/modules/account/accounts/index.ts';
import { hashPassword } from '#server/modules/auth/index.ts';
import { newId } from '#server/identifier.ts';
import { employedFrom } from '#server/modules/employees/records/index.ts';
import { samplePassword, type TestServer } from '../server/server.ts';

let passwordHash: Promise<string> | undefined;

export const sampleIdentity: Identity = {
  firstName: 'Aziza',
  lastName: 'Karimova',
  passportSerialNumber: 'AB1234567',
  pinfl: '41507950010018',
};

/** Columns of a record: hired on that day, and employed from then on. */
export const hiredOn = (date: CompanyDate) => ({
  addedAt: new Date(`${date}T04:00:00Z`),
  employment: employedFrom(date),
});

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

/** Another one at the employer's side. Returns the job's id. */
export async function addColleague(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  organizationId: string,
  accountId: string,
  place: { role: 'owner' | 'manager' | 'accountant'; unitIds?: string[] },
): Promise<string> {
  const id = newId();
  const row = { organizationId, id, accountId, createdAt: clock.date(), unitIds: [], ...place };
  await db.insertInto('employer').values(row).execute();
  return id;
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
    .values({ id: organizationId, title, tin: '1234567', version: 1, createdAt })
    .execute();
  const saved = { organizationId, validFrom: FIRST_DAY, savedAt: createdAt };
  // Without a break, so that what a test punches is what it reads.
  await db
    .insertInto('workSettings')
    .values({ ...saved, id: newId(), ...defaultWorkSettings, breakMinutes: 0 })
    .execute();
  await db
    .insertInto('paySettings')
    .values({ ...saved, id: newId(), ...defaultPaySettings })
    .execute();
  await db
    .insertInto('employer')
    .values({ organizationId, id: jobId, accountId, role: 'owner', unitIds: [], createdAt })
    .execute();
  return { organizationId, jobId };
}

/** A job as its person is shown it: an employee's that waits for their answer, or with what `change` says. */
export const jobShown = (employeeId: string, change: object = {}) => ({
  ...{ employeeId, organizationTitle: 'Namuna', role: 'employee', colleagueRole: null, unitIds: [] },
  ...{ standing: 'offered', status: 'notIdentified', firstDay: '2026-11-18', ...change },
});
