import {
  companyDate,
  daysOfMonth,
  monthOf,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { readStayingIds } from '../../employees/records/index.ts';
import { paySettingsOf } from '../../organization/index.ts';
import {
  countChanges,
  findOtherFollowers,
  peopleRules,
  readRules,
  withAssigned,
  withClosed,
  withMoved,
  type Given,
  type Moved,
  type ReadRules,
} from '../../time/schedules/index.ts';
import { effectOnPastDays, type Compared } from './effectOnPastDays.ts';
import { unchangedPay, thisAndNext } from './effect.ts';
import { giveWayOrStop, firstDayAhead, type Preview } from './preview.ts';

type Schemas = components['schemas'];
type MonthEffect = Schemas['MonthEffect'];

const PEOPLE_AT_ONCE = 200;

/** Adds the days and hours of these people to a month's sums. */
function addMonth(sum: MonthEffect, { before, after }: Compared, ids: readonly string[]): void {
  for (const date of daysOfMonth(sum.month))
    for (const id of ids)
      for (const [side, { ruleOf }] of [
        ['before', before],
        ['after', after],
      ] as const) {
        const { kind, normMinutes } = ruleOf(id, date);
        if (kind === 'working') sum.workingDays[side] += 1;
        sum.normMinutes[side] += normMinutes;
      }
}

const emptyMonth = (month: CompanyMonth): MonthEffect => ({
  month,
  workingDays: { before: 0, after: 0 },
  normMinutes: { before: 0, after: 0 },
});

async function readEffect(
  preview: Preview,
  read: ReadRules,
  changed: ReadRules,
  validFrom: CompanyDate,
): Promise<Schemas['SettingsEffect']> {
  const { db, organizationId, now } = preview;
  const pause = () => giveWayOrStop(preview);
  const ids = await findOtherFollowers({ before: read, after: changed, from: validFrom, pause });
  const from = firstDayAhead(preview, validFrom);
  // After a change in the past, somebody may follow the same schedule again by now.
  const ahead =
    from === validFrom ? ids : await findOtherFollowers({ before: read, after: changed, from, pause });
  const compared = { before: peopleRules(read), after: peopleRules(changed) };
  const months = thisAndNext(monthOf(validFrom)).map(emptyMonth);
  const staying = ids.length ? await readStayingIds(db, organizationId, companyDate(now), ids) : [];
  for (let at = 0; at < staying.length; at += PEOPLE_AT_ONCE)
    for (const month of months) {
      addMonth(month, compared, staying.slice(at, at + PEOPLE_AT_ONCE));
      await pause();
    }
  const pay = unchangedPay(await paySettingsOf(db, organizationId), now);
  const { begun, touched } = await effectOnPastDays(preview, compared, pay, validFrom, ids);
  const isAhead = new Set(ahead);
  return {
    people: new Set([...touched, ...staying.filter((id) => isAhead.has(id))]).size,
    months: staying.length > 0 ? months : [],
    ...begun,
    payDates: [],
  };
}

/** What assigning a schedule to people or units would change. Writes nothing. */
export async function assignmentEffect(
  preview: Preview,
  change: Given,
): Promise<Schemas['AssignmentEffect']> {
  const { db, organizationId } = preview;
  const version = await countChanges(db, organizationId);
  const read = await readRules(db, organizationId, change.unitIds.length ? undefined : change.employeeIds);
  const changed = withAssigned(read, change);
  return { version, changes: await readEffect(preview, read, changed, change.validFrom) };
}

/** What closing a schedule would change: its people fall back to the schedule of their unit, its units to the company's. */
export async function closingEffect(
  preview: Preview,
  id: string,
  validFrom: CompanyDate,
): Promise<Schemas['SettingsEffect']> {
  const read = await readRules(preview.db, preview.organizationId);
  return readEffect(preview, read, withClosed(read, id, validFrom), validFrom);
}

/** What moving people into a unit would change: they follow its schedule, unless they have one of their own. */
export async function unitEffect(preview: Preview, change: Moved): Promise<Schemas['AssignmentEffect']> {
  const { db, organizationId } = preview;
  const version = await countChanges(db, organizationId);
  const read = await readRules(db, organizationId, change.employeeIds);
  const changed = withMoved(read, change);
  return { version, changes: await readEffect(preview, read, changed, change.validFrom) };
}
