import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn, type Dated } from '#domain/dated/versions.ts';
import { nextPayDates } from '#domain/payDates.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { payPlanOf } from './payPlan.ts';
import { readEarliestChange } from './periods.ts';
import { selectDetails } from './sql/organizations.ts';
import { countSaves, selectAllPaySettings, selectWorkSettings } from './sql/settings.ts';

type Settings = components['schemas']['Settings'];

/** Splits versions into the current one and later ones. */
function splitVersions<Version extends Dated>(
  versions: readonly Version[],
  today: CompanyDate,
  founded: CompanyDate,
) {
  const current = versionOn(versions, today);
  if (!current) throw new Error('A company has settings from its first day on');
  // The first version is shown as valid since the company was founded.
  const validFrom = current.validFrom < founded ? founded : current.validFrom;
  return {
    current: { ...current, validFrom },
    planned: versions.filter(({ validFrom }) => validFrom > today),
  };
}

/** The three sections at `now` (epoch ms), with the versions that a save must name. */
export async function readSettings(db: Executor, organizationId: string, now: number): Promise<Settings> {
  const today = companyDate(now);
  const { createdAt, ...details } = await selectDetails(db, organizationId);
  const founded = companyDate(createdAt.getTime());
  const work = await selectWorkSettings(db, organizationId);
  const pay = await selectAllPaySettings(db, organizationId);
  const { settingsOn, kindOf } = await payPlanOf(db, organizationId);
  return {
    today,
    earliest: await readEarliestChange(db, organizationId),
    details,
    work: {
      version: await countSaves(db, 'workSettings', organizationId),
      ...splitVersions(work, today, founded),
    },
    pay: {
      version: await countSaves(db, 'paySettings', organizationId),
      ...splitVersions(pay, today, founded),
    },
    payDates: nextPayDates(today, settingsOn, kindOf),
  };
}
