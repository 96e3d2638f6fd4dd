import type { SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import { sampleSchedule } from '#machines/flows/organization/scheduleEdit/scheduleEditMachine.cases.ts';
import type { App } from '#tests/support/app.ts';
import { bodyOf } from '#tests/support/punching.ts';
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
