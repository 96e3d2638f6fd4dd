import { scheduleOf } from '#domain/attendance/assignment.ts';
import { defaultSchedule } from '#domain/attendance/rules.ts';
import type { Schedule } from '#domain/attendance/schedule.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { OfferOf } from '../../account/accounts/index.ts';
import { salariesOf } from '../../employees/records/index.ts';
import {
  organizationTitleOf,
  readPaySettingsOn,
  membershipsOf,
  unitTitlesOf,
} from '../../organization/index.ts';
import { readRules, type ReadRules } from './rules.ts';

const planOf = (schedule: Schedule): components['schemas']['SchedulePlan'] => {
  const { kind, breakMinutes, worksOnHolidays } = schedule;
  const anchor = schedule.kind === 'cycle' ? schedule.anchor : null;
  return { kind, breakMinutes, worksOnHolidays, anchor, days: [...schedule.days] };
};

function scheduleOn({ rules, people, ...given }: ReadRules, id: string, date: CompanyDate): Schedule {
  const belonging = people.get(id);
  const followed = belonging ? scheduleOf(belonging, given, date) : null;
  const named = followed === null ? undefined : versionOn(rules.schedules.get(followed) ?? [], date);
  return named?.schedule ?? defaultSchedule(versionOn(rules.settings, date)!);
}

/** A person's terms of employment on a date. */
export const offerOf: OfferOf = async (db, { organizationId, id, role }, date) => {
  const { tin } = await organizationTitleOf(db, organizationId);
  if (role !== 'employee') return { tin, salary: null, salaryBasis: null, schedule: null, unitTitle: null };
  const salaryOf = await salariesOf(db, organizationId, [id]);
  const { salaryBasis } = await readPaySettingsOn(db, organizationId, date);
  const rules = await readRules(db, organizationId, [id]);
  const units = rules.people.get(id)?.units ?? (await membershipsOf(db, organizationId, [id]));
  const unitId = versionOn(units, date)?.unitId ?? null;
  const unit = unitId && (await unitTitlesOf(db, organizationId)).find((one) => one.id === unitId);
  return {
    tin,
    salary: salaryOf(id, date),
    salaryBasis,
    schedule: planOf(scheduleOn(rules, id, date)),
    unitTitle: unit ? unit.title : null,
  };
};
