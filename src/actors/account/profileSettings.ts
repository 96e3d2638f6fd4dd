import { parse } from 'valibot';
import { fromPromise } from 'xstate';
import { identitySchema, type Identity } from '#domain/employee.ts';
import type { ProfileFacts } from '#machines/flows/account/profileSettings/profileSettingsMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const loadProfile = fromPromise<ProfileFacts, void>(async ({ signal }) => {
  const [account, { items: jobs }] = await Promise.all([
    unwrap(api.GET('/account', { signal })),
    unwrap(api.GET('/account/jobs', { signal })),
  ]);
  const joined = jobs.some(({ role, standing }) => role === 'employee' && standing === 'held');
  return { account, pinflFixed: joined && account.pinfl !== null };
});

/** Sends the normalised form: `ab 1234567` is sent as `AB1234567`. */
export const saveProfile = fromPromise<ProfileFacts['account'], Identity>(({ input, signal }) =>
  unwrap(api.PUT('/account/profile', { body: parse(identitySchema, input), signal })),
);

export const changePassword = fromPromise<void, { currentPassword: string; newPassword: string }>(
  async ({ input, signal }) => {
    await unwrap(api.PUT('/account/password', { body: input, signal }));
  },
);
