import { companyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import type { Author } from '../../audit/index.ts';
import { recordMoves } from '../../employees/records/index.ts';
import { refuseFarAhead } from '../../organization/index.ts';
import { acceptPlan } from './acceptPlan.ts';
import { assignSchedule, assignUnit } from './assign.ts';
import { closeSchedule, createSchedule, editSchedule, listSchedules } from './save.ts';
import { scheduleOfPerson } from './ofPerson.ts';
import { withdrawAssignment, withdrawPlan, withdrawUnit } from './withdraw.ts';
import { closeUnit, createUnit, listUnits, renameUnit } from './units.ts';

type Operations =
  | 'listSchedules'
  | 'createSchedule'
  | 'editSchedule'
  | 'closeSchedule'
  | 'assignSchedule'
  | 'withdrawSchedule'
  | 'withdrawAssignment'
  | 'withdrawUnit'
  | 'getEmployeeSchedule'
  | 'listUnits'
  | 'createUnit'
  | 'renameUnit'
  | 'closeUnit'
  | 'assignUnit';

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
      refuseFarAhead(body.validFrom, clock.now());
      const schedule = acceptPlan(body.schedule);
      return inChange(async (tx) =>
        reply<'createSchedule'>()(201, await createSchedule(tx, author(caller), { ...body, schedule })),
      );
    },

    editSchedule: async ({ params: { id }, body, caller, inChange }) => {
      refuseFarAhead(body.validFrom, clock.now());
      const schedule = acceptPlan(body.schedule);
      return inChange(async (tx) =>
        reply<'editSchedule'>()(200, await editSchedule(tx, author(caller), id, { ...body, schedule })),
      );
    },

    closeSchedule: async ({ params: { id }, body, caller, inChange }) => {
      refuseFarAhead(body.validFrom, clock.now());
      return inChange(async (tx) =>
        reply<'closeSchedule'>()(200, await closeSchedule(tx, author(caller), id, body)),
      );
    },

    assignSchedule: async ({ body, caller, inChange }) => {
      refuseFarAhead(body.validFrom, clock.now());
      return inChange(async (tx) =>
        reply<'assignSchedule'>()(200, await assignSchedule(tx, author(caller), body)),
      );
    },

    withdrawSchedule: async ({ params: { id }, body, caller, inChange }) =>
      inChange(async (tx) =>
        reply<'withdrawSchedule'>()(200, await withdrawPlan(tx, author(caller), id, body)),
      ),

    withdrawAssignment: async ({ body, caller, inChange }) =>
      inChange(async (tx) =>
        reply<'withdrawAssignment'>()(200, await withdrawAssignment(tx, author(caller), body)),
      ),

    withdrawUnit: async ({ params: { id }, body: { validFrom }, caller, inChange }) =>
      inChange(async (tx) => {
        const move = { employeeId: id, validFrom };
        await recordMoves(tx, author(caller), { employeeIds: [id], validFrom }, () =>
          withdrawUnit(tx, author(caller), move),
        );
        return reply<'withdrawUnit'>()(
          200,
          await scheduleOfPerson(tx, caller.organizationId, id, clock.now()),
        );
      }),

    getEmployeeSchedule: async ({ params: { id }, caller: { organizationId } }) =>
      reply<'getEmployeeSchedule'>()(200, await scheduleOfPerson(db, organizationId, id, clock.now())),

    listUnits: async ({ caller: { organizationId, units } }) => {
      const items = await listUnits(db, organizationId, clock.now());
      const seen = units ? items.filter(({ id }) => units.includes(id)) : items;
      return reply<'listUnits'>()(200, { items: seen });
    },

    createUnit: async ({ body: { title }, caller, inChange }) =>
      inChange(async (tx) => reply<'createUnit'>()(201, await createUnit(tx, author(caller), title))),

    renameUnit: async ({ params: { id }, body: { title }, caller, inChange }) =>
      inChange(async (tx) => reply<'renameUnit'>()(200, await renameUnit(tx, author(caller), id, title))),

    closeUnit: async ({ params: { id }, caller, inChange }) =>
      inChange(async (tx) => reply<'closeUnit'>()(200, await closeUnit(tx, author(caller), id))),

    assignUnit: async ({ body, caller, inChange }) =>
      inChange(async (tx) => {
        const validFrom = body.validFrom ?? companyDate(clock.now());
        refuseFarAhead(validFrom, clock.now());
        const change = { ...body, validFrom };
        return reply<'assignUnit'>()(
          200,
          await recordMoves(tx, author(caller), change, () => assignUnit(tx, author(caller), change)),
        );
      }),
  };
};
