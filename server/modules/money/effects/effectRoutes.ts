import { scheduleOfPlan } from '#domain/attendance/scheduleForm.ts';
import { salarySchema } from '#domain/fields/salary.ts';
import { record } from '#domain/fields/text.ts';
import { paySettingsSchema, workSettingsSchema } from '#domain/settings.ts';
import type { Services } from '../../../context.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import { recordedDaysOf } from '../../time/attendance/index.ts';
import { readEmployee, previewFirstDay } from '../../employees/records/index.ts';
import { fieldsAccepted } from '../../fieldsAccepted.ts';
import { refuseClosedBeforehand, refuseClosedDays, refuseFarAhead } from '../../organization/index.ts';
import {
  acceptPlan,
  refuseUnassignable,
  refuseUnclosable,
  refuseUneditable,
  refuseUnmovableBeforehand,
} from '../../time/schedules/index.ts';
import { assignmentEffect, closingEffect, unitEffect } from './assignmentEffect.ts';
import { calendarEffect, payEffect, scheduleEffect, workEffect } from './effect.ts';
import type { Preview } from './preview.ts';
import { termsEffect } from './termsEffect.ts';

type Operations =
  | 'previewWorkSettings'
  | 'previewPaySettings'
  | 'previewSchedule'
  | 'previewScheduleClosing'
  | 'previewAssignment'
  | 'previewUnitAssignment'
  | 'previewTerms'
  | 'previewCalendar';

const salaryOnly = record({ salary: salarySchema });

/** Previews of dated changes. They refuse what saving would refuse. */
export const effectHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => {
  const previewOf = ({
    caller: { organizationId },
    gone,
  }: {
    caller: AtJob;
    gone: AbortSignal;
  }): Preview => ({
    db,
    organizationId,
    now: clock.now(),
    gone,
  });
  return {
    previewWorkSettings: async ({ body, ...input }) => {
      const change = fieldsAccepted(workSettingsSchema, body);
      const preview = previewOf(input);
      refuseFarAhead(change.validFrom, preview.now);
      await refuseClosedBeforehand(db, preview.organizationId, change.validFrom);
      const effect = await workEffect(preview, change);
      return reply<'previewWorkSettings'>()(200, effect);
    },

    previewPaySettings: async ({ body, ...input }) => {
      const change = fieldsAccepted(paySettingsSchema, body);
      const preview = previewOf(input);
      refuseFarAhead(change.validFrom, preview.now);
      await refuseClosedBeforehand(db, preview.organizationId, change.validFrom);
      const effect = await payEffect(preview, change);
      return reply<'previewPaySettings'>()(200, effect);
    },

    previewSchedule: async ({ body: { id, validFrom, schedule }, ...input }) => {
      const change = { validFrom, schedule: scheduleOfPlan(acceptPlan(schedule)) };
      const preview = previewOf(input);
      refuseFarAhead(validFrom, preview.now);
      await refuseUneditable(preview, id, validFrom);
      const effect = await scheduleEffect(preview, id, change);
      return reply<'previewSchedule'>()(200, effect);
    },

    previewScheduleClosing: async ({ params: { id }, body, ...input }) => {
      const preview = previewOf(input);
      refuseFarAhead(body.validFrom, preview.now);
      await refuseUnclosable(db, preview.organizationId, id, body);
      const effect = await closingEffect(preview, id, body.validFrom);
      return reply<'previewScheduleClosing'>()(200, effect);
    },

    previewAssignment: async ({ body, ...input }) => {
      const preview = previewOf(input);
      refuseFarAhead(body.validFrom, preview.now);
      await refuseUnassignable(preview, body);
      const effect = await assignmentEffect(preview, body);
      return reply<'previewAssignment'>()(200, effect);
    },

    previewUnitAssignment: async ({ body, ...input }) => {
      const preview = previewOf(input);
      refuseFarAhead(body.validFrom, preview.now);
      await refuseUnmovableBeforehand(db, preview.organizationId, body);
      const effect = await unitEffect(preview, body);
      return reply<'previewUnitAssignment'>()(200, effect);
    },

    previewTerms: async ({ params: { id }, body: { salary, salaryFrom, firstDay }, ...input }) => {
      const accepted = fieldsAccepted(salaryOnly, { salary });
      const preview = previewOf(input);
      const { organizationId, now } = preview;
      const employee = await readEmployee(db, organizationId, id);
      refuseFarAhead(salaryFrom, now, '/salaryFrom');
      await refuseClosedBeforehand(db, organizationId, salaryFrom, '/salaryFrom');
      const which = { organizationId, id, now };
      const employment = firstDay && (await previewFirstDay({ recordedDaysOf }, db, which, firstDay));
      const change = { ...accepted, validFrom: salaryFrom, employment };
      const effect = await termsEffect(db, organizationId, employee, change, now);
      return reply<'previewTerms'>()(200, effect);
    },

    previewCalendar: async ({ params: { year }, body, ...input }) => {
      const preview = previewOf(input);
      await refuseClosedDays(db, preview.organizationId, year, body);
      const effect = await calendarEffect(preview, year, body);
      return reply<'previewCalendar'>()(200, effect);
    },
  };
};
