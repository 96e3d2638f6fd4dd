import { fromPromise } from 'xstate';
import type { SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import type { CalendarDay, CompanyDate } from '#domain/calendar/index.ts';
import type {
  AssignInput,
  Assigned,
  AssignmentEffect,
  PreviewAssignInput,
} from '#machines/flows/organization/scheduleAssigning/scheduleAssigningMachine.ts';
import type {
  CloseScheduleInput,
  PreviewClosingInput,
} from '#machines/flows/organization/scheduleClosing/scheduleClosingMachine.ts';
import {
  toSchedule,
  type EditedSchedule,
  type NamedSchedule,
  type ScheduleForm,
} from '#machines/flows/organization/scheduleEdit/scheduleForm.ts';
import type { WithdrawScheduleInput } from '#machines/flows/organization/scheduleWithdrawal/scheduleWithdrawalMachine.ts';
import type {
  PreviewInput,
  SaveInput,
  SaveOutcome,
  Settings,
  SettingsEffect,
  SettingsKey,
} from '#machines/flows/organization/settingsSection/settingsSectionSetup.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { ApiFailure, problem } from '#src/api/problem.ts';
import { api } from '#src/session/client.ts';
import { colleagueRole } from '#src/session/job.ts';

/** The company's own hours, its named schedules, and whom they can be given to. */
export interface SchedulesPage {
  settings: Settings;
  schedules: NamedSchedule[];
  units: Schemas['Unit'][];
}
type Schemas = components['schemas'];

/** Stands for the id in the address of a new schedule. */
export const NEW_SCHEDULE = 'new';

async function readPage(signal: AbortSignal): Promise<SchedulesPage> {
  const [settings, schedules, units] = await Promise.all([
    unwrap(api.GET('/organization/settings', { signal })),
    unwrap(api.GET('/organization/schedules', { signal })),
    unwrap(api.GET('/organization/units', { signal })),
  ]);
  return { settings, schedules: schedules.items, units: units.items };
}

export const loadSchedules = fromPromise<SchedulesPage, void>(({ signal }) => readPage(signal));

export const loadNamedSchedules = fromPromise<NamedSchedule[], void>(
  async ({ signal }) => (await unwrap(api.GET('/organization/schedules', { signal }))).items,
);

async function readSchedule(id: string, signal: AbortSignal): Promise<EditedSchedule> {
  if (id === NEW_SCHEDULE)
    return { settings: await unwrap(api.GET('/organization/settings', { signal })), schedule: null };
  const { settings, schedules } = await readPage(signal);
  const schedule = schedules.find((one) => one.id === id);
  if (!schedule) throw problem(404, 'notFound');
  return { settings, schedule };
}

/** A new one where none is named. */
export const loadSchedule = fromPromise<EditedSchedule, SettingsKey>(({ input, signal }) =>
  readSchedule(input && 'id' in input ? input.id : NEW_SCHEDULE, signal),
);

const bodyOf = (form: ScheduleForm) =>
  toSchedule(form) as { title: string; validFrom: CompanyDate; schedule: SchedulePlan };

export const previewSchedule = fromPromise<SettingsEffect, PreviewInput<ScheduleForm, EditedSchedule>>(
  ({ input, signal }) => {
    const { validFrom, schedule } = bodyOf(input.form);
    const body = { id: input.settings.schedule?.id ?? null, validFrom, schedule };
    return unwrap(api.POST('/organization/schedules/effect', { body, signal }));
  },
);

type Saving = SaveInput<ScheduleForm, EditedSchedule>;

/** If a save is refused because somebody else has saved, their version is loaded. */
export const saveSchedule = fromPromise<SaveOutcome<EditedSchedule>, Saving>(async ({ input, signal }) => {
  const { form, version, idempotencyKey } = input;
  const { settings, schedule } = input.settings;
  const header = { 'Idempotency-Key': idempotencyKey };
  const body = bodyOf(form);
  if (!schedule) {
    const made = await unwrap(api.POST('/organization/schedules', { params: { header }, body, signal }));
    return { type: 'saved', settings: { settings, schedule: made } };
  }
  const { id } = schedule;
  const answer = api.PUT('/organization/schedules/{id}', {
    params: { path: { id }, header },
    body: { version, ...body },
    signal,
  });
  const isOld = await answer.then(
    ({ error }) => error?.code === 'changedMeanwhile',
    () => false,
  );
  if (isOld) return { type: 'changedMeanwhile', settings: await readSchedule(id, signal) };
  return { type: 'saved', settings: { settings, schedule: await unwrap(answer) } };
});

export const previewClosing = fromPromise<SettingsEffect, PreviewClosingInput>(({ input, signal }) => {
  const { subject, form } = input;
  return unwrap(
    api.POST('/organization/schedules/{id}/close/effect', {
      params: { path: { id: subject.id } },
      body: { version: subject.version, validFrom: required(form.validFrom, 'validFrom') },
      signal,
    }),
  );
});

export const closeSchedule = fromPromise<NamedSchedule, CloseScheduleInput>(({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  return unwrap(
    api.POST('/organization/schedules/{id}/close', {
      params: { path: { id: subject.id }, header: { 'Idempotency-Key': idempotencyKey } },
      body: { version: subject.version, validFrom: required(form.validFrom, 'validFrom') },
      signal,
    }),
  );
});

export const withdrawPlan = fromPromise<void, WithdrawScheduleInput>(async ({ input, signal }) => {
  const { subject, idempotencyKey } = input;
  const { id, validFrom } = subject;
  const header = { 'Idempotency-Key': idempotencyKey };
  if (subject.of === 'schedule' || subject.of === 'closing') {
    const { version } = subject;
    const params = { path: { id }, header };
    const body = { version, validFrom };
    await unwrap(api.POST('/organization/schedules/{id}/withdraw', { params, body, signal }));
    return;
  }
  if (subject.of === 'move') {
    const params = { path: { id }, header };
    await unwrap(api.POST('/employees/{id}/unit/withdraw', { params, body: { validFrom }, signal }));
    return;
  }
  const [employeeIds, unitIds] = subject.of === 'person' ? [[id], []] : [[], [id]];
  const body = { employeeIds, unitIds, validFrom };
  await unwrap(api.POST('/organization/schedule-assignments/withdraw', { params: { header }, body, signal }));
});

export const loadCalendarYear = fromPromise<CalendarDay[], { year: number }>(
  async ({ input, signal }) =>
    (await unwrap(api.GET('/organization/calendar/{year}', { params: { path: input }, signal }))).days,
);

/** A refused id among many is named at the field of all. */
function rethrowAtField(error: unknown): never {
  if (!(error instanceof ApiFailure) || error.failure.kind !== 'problem') throw error;
  const fields: Record<string, string> = {};
  for (const [path, code] of Object.entries(error.failure.fields)) {
    const name = path.split('.', 1)[0]!;
    fields[name === 'employeeIds' ? 'people' : name] ??= code;
  }
  throw new ApiFailure({ ...error.failure, fields });
}

const assignmentOf = ({ form: { scheduleId, to, people, unitIds, validFrom } }: PreviewAssignInput) => ({
  scheduleId: scheduleId || null,
  employeeIds: to === 'people' ? people.map(({ id }) => id) : [],
  unitIds: to === 'people' ? [] : [...unitIds],
  validFrom: required(validFrom, 'validFrom'),
});

export const previewAssignment = fromPromise<AssignmentEffect, PreviewAssignInput>(({ input, signal }) =>
  unwrap(api.POST('/organization/schedule-assignments/effect', { body: assignmentOf(input), signal })).catch(
    rethrowAtField,
  ),
);

export const assignSchedule = fromPromise<Assigned, AssignInput>(({ input, signal }) =>
  unwrap(
    api.POST('/organization/schedule-assignments', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: { ...assignmentOf(input), version: input.effect.version },
      signal,
    }),
  ).catch(rethrowAtField),
);

export interface PersonSchedulePage {
  followed: Schemas['EmployeeSchedule'];
  /** Only for owners, who may change the schedule. */
  choices: SchedulesPage | null;
}

export const loadPersonSchedule = fromPromise<PersonSchedulePage, string>(async ({ input: id, signal }) => {
  const isOwner = colleagueRole() === 'owner';
  const [followed, choices] = await Promise.all([
    unwrap(api.GET('/employees/{id}/schedule', { params: { path: { id } }, signal })),
    isOwner ? readPage(signal) : null,
  ]);
  return { followed, choices };
});
