import { parse } from 'valibot';
import { fromPromise } from 'xstate';
import { colleagueChangeSchema } from '#domain/colleague.ts';
import {
  unitsIn,
  type PlaceForm,
  type PlaceInput,
} from '#machines/flows/organization/colleaguePlace/colleaguePlaceMachine.ts';
import type { RemovalInput } from '#machines/flows/organization/colleagueRemoval/colleagueRemovalMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

type Schemas = components['schemas'];
export type Colleague = Schemas['Colleague'];
export interface ColleaguesPage {
  colleagues: Colleague[];
  units: Schemas['Unit'][];
}

export const loadColleagues = fromPromise<ColleaguesPage, void>(async ({ signal }) => {
  const [{ items: colleagues }, { items: units }] = await Promise.all([
    unwrap(api.GET('/organization/colleagues', { signal })),
    unwrap(api.GET('/organization/units', { signal })),
  ]);
  return { colleagues, units };
});

/** Only a manager has units. */
const placeOf = (form: PlaceForm) =>
  parse(colleagueChangeSchema, {
    role: form.role,
    unitIds: form.role === 'manager' ? unitsIn(form) : [],
  });

/** Invites where nobody is chosen yet, changes otherwise. */
export const savePlace = fromPromise<void, PlaceInput>(async ({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const header = { 'Idempotency-Key': idempotencyKey };
  if (subject.id === null) {
    const body = { phoneNumber: form.phoneNumber, ...placeOf(form) };
    await unwrap(api.POST('/organization/colleagues', { params: { header }, body, signal }));
    return;
  }
  const params = { path: { id: subject.id }, header };
  await unwrap(api.PUT('/organization/colleagues/{id}', { params, body: placeOf(form), signal }));
});

export const removeColleague = fromPromise<void, RemovalInput>(async ({ input, signal }) => {
  const { subject, idempotencyKey } = input;
  const params = { path: { id: subject.id }, header: { 'Idempotency-Key': idempotencyKey } };
  await unwrap(api.DELETE('/organization/colleagues/{id}', { params, signal }));
});
