import * as v from 'valibot';
import { schedulePlanSchema, type SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import type { Services } from '../../context.ts';
import { reply, type AtJob, type Handlers } from '../../http/operation.ts';
import { validationFailed } from '../../http/problem.ts';
import type { Author } from '../audit/index.ts';
import {
  assignSchedule,
  assignUnit,
  closeSchedule,
  createSchedule,
  editSchedule,
  listSchedules,
} from './save.ts';
import { closeUnit, createUnit, listUnits, renameUnit } from './units.ts';

type Operations =
  | 'listSchedules'
  | 'createSchedule'
  | 'editSchedule'
  | 'closeSchedule'
  | 'assignSchedule'
  | 'listUnits'
  | 'createUnit'
  | 'renameUnit'
  | 'closeUnit'
  | 'assignUnit';

/** Throws 400 with a pointer to each field at fault; `days.0.start` is at /schedule/days/0/start. */
function planAccepted(given: unknown): SchedulePlan {
  const parsed = v.safeParse(schedulePlanSchema, given);
  if (parsed.success) return parsed.output;
  const codes = Object.entries<string>(fieldErrors(schedulePlanSchema, given) as Record<string, string>);
  throw validationFailed(
    codes.map(([path, code]) => ({
      pointer: ['/schedule', ...path.split('.').filter(Boolean)].join('/'),
      code,
    })),
  );
}

export const schedulesHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => {
  const author = ({ organizationId, accountId }: AtJob): Author => ({
    organizationId,
    byAccountId: accountId,
    at: clock.date(),
  });
  return {
    listSchedules: async ({ caller }) =>
      reply<'listSchedules'>()(200, { items: await listSchedules(db, caller.organizationId, clock.now()) }),

    createSchedule: async ({ body, caller, inChange }) => {
      const schedule = planAccepted(body.schedule);
      return inChange(async (tx) =>
        reply<'createSchedule'>()(201, await createSchedule(tx, author(caller), { ...body, schedule })),
      );
    },

    editSchedule: async ({ params: { id }, body, caller, inChange }) => {
      const schedule = planAccepted(body.schedule);
      return inChange(async (tx) =>
        reply<'editSchedule'>()(200, await editSchedule(tx, author(caller), id, { ...body, schedule })),
      );
    },

    closeSchedule: async ({ params: { id }, body, caller, inChange }) =>
      inChange(async (tx) =>
        reply<'closeSchedule'>()(200, await closeSchedule(tx, author(caller), id, body)),
      ),

    assignSchedule: async ({ body, caller, inChange }) =>
      inChange(async (tx) => reply<'assignSchedule'>()(200, await assignSchedule(tx, author(caller), body))),

    listUnits: async ({ caller }) =>
      reply<'listUnits'>()(200, { items: await listUnits(db, caller.organizationId, clock.now()) }),

    createUnit: async ({ body: { title }, caller, inChange }) =>
      inChange(async (tx) => reply<'createUnit'>()(201, await createUnit(tx, author(caller), title))),

    renameUnit: async ({ params: { id }, body: { title }, caller, inChange }) =>
      inChange(async (tx) => reply<'renameUnit'>()(200, await renameUnit(tx, author(caller), id, title))),

    closeUnit: async ({ params: { id }, caller, inChange }) =>
      inChange(async (tx) => reply<'closeUnit'>()(200, await closeUnit(tx, author(caller), id))),

    assignUnit: async ({ body, caller, inChange }) =>
      inChange(async (tx) => reply<'assignUnit'>()(200, await assignUnit(tx, author(caller), body))),
  };
};
