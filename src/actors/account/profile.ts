import { parse } from 'valibot';
import { fromPromise } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { identitySchema, type Identity } from '#domain/employee.ts';
import type { DeclineJobInput } from '#machines/flows/account/jobDecline/jobDeclineMachine.ts';
import type { AccountPage } from '#machines/flows/account/account/accountMachine.ts';
import type { KnownProfile } from '#machines/flows/account/profileCreation/profileCreationSetup.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

type Schemas = components['schemas'];

const identityOf = (account: Schemas['Account']): Identity => ({
  firstName: account.firstName ?? '',
  lastName: account.lastName ?? '',
  passportSerialNumber: account.passportSerialNumber ?? '',
  pinfl: account.pinfl ?? '',
});

/** The start of the app asks for none: what is stored on the device names no salary. */
const withOffers = { query: { with: 'offers' } } as const;

async function load(signal: AbortSignal): Promise<AccountPage> {
  const [account, { items: jobs }] = await Promise.all([
    unwrap(api.GET('/account', { signal })),
    unwrap(api.GET('/account/jobs', { params: withOffers, signal })),
  ]);
  return { account, jobs };
}

export const loadAccount = fromPromise<AccountPage, void>(({ signal }) => load(signal));

export const loadProfile = fromPromise<KnownProfile, void>(async ({ signal }) => {
  const { account, jobs } = await load(signal);
  return { identity: identityOf(account), jobs };
});

/** Sends the normalised form: `ab 1234567` is sent as `AB1234567`. */
export const saveProfile = fromPromise<Identity, Identity>(async ({ input, signal }) =>
  identityOf(await unwrap(api.PUT('/account/profile', { body: parse(identitySchema, input), signal }))),
);

export const findJobs = fromPromise<Schemas['Job'][], void>(async ({ signal }) => {
  const { items } = await unwrap(api.GET('/account/jobs', { params: withOffers, signal }));
  return items;
});

export const acceptJob = fromPromise<void, { employeeId: string }>(async ({ input, signal }) => {
  const params = { path: { employeeId: input.employeeId } };
  await unwrap(api.POST('/account/jobs/{employeeId}/accept', { params, signal }));
});

export const declineJob = fromPromise<void, DeclineJobInput>(async ({ input, signal }) => {
  const { subject, form } = input;
  const params = { path: { employeeId: subject.employeeId } };
  const body = form.reason === '' ? {} : { reason: form.reason };
  await unwrap(api.POST('/account/jobs/{employeeId}/decline', { params, body, signal }));
});
