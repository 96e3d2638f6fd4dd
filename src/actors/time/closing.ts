import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type {
  MonthClosing,
  MonthClosingEvent,
} from '#machines/flows/time/monthClosing/monthClosingMachine.ts';
import type { PeriodInput } from '#machines/flows/time/periodChange/periodChangeMachine.ts';
import {
  isDecided,
  type UnregisteredDecided,
  type UnregisteredDecision,
  type UnregisteredInput,
} from '#machines/flows/time/unregisteredDays/unregisteredDaysMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { onTardiness } from './tardiness.ts';

export const loadMonthClosing = fromPromise<MonthClosing, CompanyMonth>(({ input: month, signal }) =>
  unwrap(api.GET('/attendance/months/{month}', { params: { path: { month } }, signal })),
);

/** Loads the month again when a day was decided or a colleague closed or reopened it. */
export const watchClosing = fromCallback<EventObject, void>(({ sendBack }) =>
  onTardiness(() => sendBack({ type: 'month.refreshed' } satisfies MonthClosingEvent)),
);

export const changePeriod = fromPromise<void, PeriodInput>(async ({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const { month, event } = subject;
  const params = { header: { 'Idempotency-Key': idempotencyKey }, path: { month } };
  if (event === 'close') await unwrap(api.POST('/attendance/months/{month}/close', { params, signal }));
  else {
    const body = { reason: form.reason, version: Number(form.version) };
    await unwrap(api.POST('/attendance/months/{month}/reopen', { params, body, signal }));
  }
});

export const decideUnregistered = fromPromise<UnregisteredDecided, UnregisteredInput>(({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const params = { header: { 'Idempotency-Key': idempotencyKey }, path: { month: subject.month } };
  const employeeIds = subject.unregistered.people
    .filter((person) => isDecided(person, form))
    .map(({ employeeId }) => employeeId);
  const body = { decision: form.decision as UnregisteredDecision, employeeIds };
  return unwrap(api.POST('/attendance/months/{month}/unregistered', { params, body, signal }));
});
