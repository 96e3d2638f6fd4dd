import { companyDate, decreeOf, knownDays } from '#domain/calendar/index.ts';
import type { NewOrganization } from '#domain/organization.ts';
import { FIRST_DAY } from '#domain/dated/versions.ts';
import { defaultPaySettings, defaultWorkSettings } from '#domain/organizationSettings.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../database/database.ts';
import { conflict } from '../../http/problem.ts';
import { newId } from '../../identifier.ts';
import { isIdentificated, lockAccount } from '../account/accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { beginGuidedStart } from './guidedStart.ts';
import { insertCalendarDays, insertCalendarYears } from './sql/calendar.ts';
import { countOwned, insertEmployer } from './sql/employers.ts';
import { insertOrganization } from './sql/organizations.ts';
import { insertPaySettings, insertWorkSettings } from './sql/settings.ts';

/** Well within the number of jobs that one account can list (product §1). */
export const MOST_COMPANIES = 20;

/**
 * Creates a company with the default settings and the calendar of this year and the next; its creator becomes
 * its employer. Throws 409 profileRequired or tooManyCompanies.
 */
export async function foundOrganization(
  tx: Tx,
  { accountId, at, details }: { accountId: string; at: Date; details: NewOrganization },
): Promise<components['schemas']['Job']> {
  const founder = await lockAccount(tx, accountId);
  if (!isIdentificated(founder)) throw conflict('profileRequired');
  if ((await countOwned(tx, accountId)) >= MOST_COMPANIES) throw conflict('tooManyCompanies');
  const organizationId = newId();
  const jobId = newId();
  await insertOrganization(tx, { id: organizationId, ...details, createdAt: at });
  await insertUsualSettings(tx, organizationId, accountId, at);
  await beginGuidedStart(tx, organizationId);
  await insertEmployer(tx, {
    organizationId,
    id: jobId,
    accountId,
    createdAt: at,
    role: 'owner',
    unitIds: [],
  });
  const { title, tin } = details;
  await writeAudit(tx, { organizationId, byAccountId: accountId, at }, [
    { subject: 'organization', subjectId: organizationId, event: 'found', after: { title, tin } },
  ]);
  return {
    employeeId: jobId,
    organizationTitle: details.title,
    role: 'employer',
    colleagueRole: 'owner',
    unitIds: [],
    standing: 'held',
    status: 'active',
    firstDay: null,
  };
}

async function insertUsualSettings(
  tx: Tx,
  organizationId: string,
  accountId: string,
  at: Date,
): Promise<void> {
  const saved = {
    organizationId,
    validFrom: FIRST_DAY,
    savedAt: at,
    savedByAccountId: accountId,
    replacedAt: null,
  };
  await insertWorkSettings(tx, { ...saved, id: newId(), ...defaultWorkSettings });
  await insertPaySettings(tx, { ...saved, id: newId(), ...defaultPaySettings });
  const year = Number(companyDate(at.getTime()).slice(0, 4));
  const years = [year, year + 1];
  await insertCalendarDays(tx, organizationId, years.flatMap(knownDays));
  await insertCalendarYears(
    tx,
    organizationId,
    years.map((one) => ({ year: one, decree: decreeOf(one)?.number ?? null, version: 1 })),
  );
}
