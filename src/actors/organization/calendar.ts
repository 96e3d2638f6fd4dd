import { fromPromise } from 'xstate';
import { companyDate } from '#domain/calendar/index.ts';
import {
  changesOf,
  type CalendarForm,
  type CalendarYear,
} from '#machines/flows/organization/calendarYear/calendarForm.ts';
import type {
  PreviewInput,
  SaveInput,
  SaveOutcome,
  SettingsEffect,
  SettingsKey,
} from '#machines/flows/organization/settingsSection/settingsSectionSetup.ts';
import { unwrap, whole } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

const thisYear = () => Number(companyDate(Date.now()).slice(0, 4));

/** Loads the current year if none is given. */
export const loadCalendar = fromPromise<CalendarYear, SettingsKey>(({ input, signal }) =>
  unwrap(
    api.GET('/organization/calendar/{year}', {
      params: { path: { year: input && 'year' in input ? input.year : thisYear() } },
      signal,
    }),
  ),
);

export const previewCalendar = fromPromise<SettingsEffect, PreviewInput<CalendarForm, CalendarYear>>(
  ({ input: { form, settings }, signal }) =>
    unwrap(
      api.POST('/organization/calendar/{year}/effect', {
        params: { path: { year: settings.year } },
        body: changesOf(form, settings),
        signal,
      }),
    ),
);

/** The year as it is now comes with the refusal of an older version. */
export const saveCalendar = fromPromise<SaveOutcome<CalendarYear>, SaveInput<CalendarForm, CalendarYear>>(
  async ({ input: { form, settings, version, idempotencyKey }, signal }) => {
    const answer = api.PUT('/organization/calendar/{year}', {
      params: { path: { year: settings.year }, header: { 'Idempotency-Key': idempotencyKey } },
      body: { version, ...changesOf(form, settings) },
      signal,
    });
    const newer = await answer.then(
      ({ error }) => (error?.code === 'changedMeanwhile' ? whole(error.calendar) : undefined),
      () => undefined,
    );
    if (newer) return { type: 'changedMeanwhile', settings: newer };
    return { type: 'saved', settings: await unwrap(answer) };
  },
);
