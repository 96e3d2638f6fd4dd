import { scheduleOfPlan } from '#domain/attendance/scheduleForm.ts';
import { tiyin } from '#domain/money.ts';
import { paySettingsSchema, workSettingsSchema } from '#domain/settings.ts';
import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { readEmployee } from '../employees/index.ts';
import { fieldsAccepted } from '../fieldsAccepted.ts';
import { refuseClosedBeforehand, refuseClosedDays } from '../organization/index.ts';
import {
  planAccepted,
  refuseUnassignable,
  refuseUnclosable,
  refuseUneditable,
  refuseUnmovableBeforehand,
} from '../schedules/index.ts';
import { assignmentEffect, unitEffect } from './assignmentEffect.ts';
import { calendarEffect, closingEffect, payEffect, scheduleEffect, workEffect } from './effect.ts';
import { salaryEffect } from './salaryEffect.ts';

type Operations =
  | 'previewWorkSettings'
  | 'previewPaySettings'
  | 'previewSchedule'
  | 'previewScheduleClosing'
  | 'previewAssignment'
  | 'previewUnitAssignment'
  | 'previewSalary'
  | 'previewCalendar';

/** What dated changes would do, refused as saving them would be. */
export const effectHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => ({
  previewWorkSettings: async ({ body, caller: { organizationId } }) => {
    const change = fieldsAccepted(workSettingsSchema, body);
    await refuseClosedBeforehand(db, organizationId, change.validFrom);
    return reply<'previewWorkSettings'>()(200, await workEffect(db, organizationId, change, clock.now()));
  },

  previewPaySettings: async ({ body, caller: { organizationId } }) => {
    const change = fieldsAccepted(paySettingsSchema, body);
    await refuseClosedBeforehand(db, organizationId, change.validFrom);
    return reply<'previewPaySettings'>()(200, await payEffect(db, organizationId, change, clock.now()));
  },

  previewSchedule: async ({ body: { id, validFrom, schedule }, caller: { organizationId } }) => {
    const change = { validFrom, schedule: scheduleOfPlan(planAccepted(schedule)) };
    await refuseUneditable(db, organizationId, id, validFrom);
    return reply<'previewSchedule'>()(200, await scheduleEffect(db, organizationId, id, change, clock.now()));
  },

  previewScheduleClosing: async ({ params: { id }, body, caller: { organizationId } }) => {
    await refuseUnclosable(db, organizationId, id, body);
    return reply<'previewScheduleClosing'>()(
      200,
      await closingEffect(db, organizationId, id, body.validFrom, clock.now()),
    );
  },

  previewAssignment: async ({ body, caller: { organizationId } }) => {
    await refuseUnassignable(db, organizationId, body);
    return reply<'previewAssignment'>()(200, await assignmentEffect(db, organizationId, body, clock.now()));
  },

  previewUnitAssignment: async ({ body, caller: { organizationId } }) => {
    await refuseUnmovableBeforehand(db, organizationId, body);
    return reply<'previewUnitAssignment'>()(200, await unitEffect(db, organizationId, body, clock.now()));
  },

  previewSalary: async ({ params: { id }, body: { salary, salaryFrom }, caller: { organizationId } }) => {
    const employee = await readEmployee(db, organizationId, id);
    await refuseClosedBeforehand(db, organizationId, salaryFrom, '/salaryFrom');
    const change = { salary: tiyin(salary), validFrom: salaryFrom };
    return reply<'previewSalary'>()(
      200,
      await salaryEffect(db, organizationId, employee, change, clock.now()),
    );
  },

  previewCalendar: async ({ params: { year }, body, caller: { organizationId } }) => {
    await refuseClosedDays(db, organizationId, year, body);
    return reply<'previewCalendar'>()(200, await calendarEffect(db, organizationId, year, body, clock.now()));
  },
});
