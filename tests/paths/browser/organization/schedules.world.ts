import type { SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import { sampleSchedule } from '#machines/flows/organization/scheduleEdit/scheduleEditMachine.cases.ts';
import type { PlannedSchedule } from '#machines/flows/organization/scheduleWithdrawal/scheduleWithdrawalMachine.ts';
import type { App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { StaffWorld } from '../employees/staff.world.ts';

export const { title } = sampleSchedule;
export const { validFrom } = sampleSchedule.versions[0]!;
export const schedule = sampleSchedule.versions[0]!.schedule as SchedulePlan;

/** A company with the schedule of the cases. */
export async function companyOf(app: App) {
  const world = await StaffWorld.make(app.server);
  const as = world.employer;
  const make = async (called: string) =>
    bodyOf(await app.server.call('createSchedule', { as, body: { title: called, validFrom, schedule } })).id;
  const id = await make(title);
  /** A colleague gives each another title, from tomorrow on. */
  const entitle = async (to?: string) => {
    const { items } = bodyOf(await app.server.call('listSchedules', { as }));
    for (const one of items.filter(({ closedFrom }) => closedFrom === null)) {
      const body = { version: one.version, title: to ?? one.title, validFrom: '2026-11-19', schedule };
      bodyOf(await app.server.call('editSchedule', { as, path: { id: one.id }, body }));
    }
  };
  return { world, as, id, make, entitle };
}

interface PlansOf {
  as: StaffWorld['employer'];
  /** The schedule. */
  id: string;
  person: string;
  unit: string;
}

/** What can be planned of a schedule, one at a time. */
export function plansOf({ server }: App, { as, id, person, unit }: PlansOf) {
  const current = async () =>
    bodyOf(await server.call('listSchedules', { as })).items.find((one) => one.id === id)!;
  const unplan = async (): Promise<void> => {
    const { db, clock } = server;
    const later = { replacedAt: clock.date() };
    await db.updateTable('schedule').set({ closedFrom: null }).where('id', '=', id).execute();
    await db.updateTable('scheduleAssignment').set(later).where('scheduleId', '=', id).execute();
    await db.updateTable('employeeUnit').set(later).where('employeeId', '=', person).execute();
    const versions = db.updateTable('scheduleVersion').set(later).where('scheduleId', '=', id);
    await versions.where('validFrom', '>', validFrom).execute();
  };
  const plan = async ({ of, validFrom: day }: PlannedSchedule): Promise<void> => {
    await unplan();
    if (of === 'unit') {
      const body = { scheduleId: id, employeeIds: [], unitIds: [unit], validFrom: day };
      bodyOf(await server.call('assignSchedule', { as, body }));
      return;
    }
    const joined = { unitId: unit, employeeIds: [person], validFrom: day };
    if (of === 'move') return void bodyOf(await server.call('assignUnit', { as, body: joined }));
    const { version } = await current();
    if (of === 'closing') {
      const closed = { version, validFrom: day };
      bodyOf(await server.call('closeSchedule', { as, path: { id }, body: closed }));
      return;
    }
    const body = { version, title, validFrom: day, schedule };
    bodyOf(await server.call('editSchedule', { as, path: { id }, body }));
  };
  const isPlanned = async (): Promise<boolean> => {
    const { versions, plannedUnits, closedFrom } = await current();
    const { planned } = bodyOf(await server.call('getEmployeeSchedule', { as, path: { id: person } }));
    return closedFrom !== null || versions.length + plannedUnits.length + planned.length > 1;
  };
  return { plan, unplan, isPlanned };
}
