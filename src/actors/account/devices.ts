import { fromPromise } from 'xstate';
import type { TerminateInput } from '#machines/flows/account/deviceTermination/deviceTerminationMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export type Device = components['schemas']['Device'];

/** This device first, then the latest seen. */
export const loadDevices = fromPromise<Device[], void>(async ({ signal }) => {
  const { items } = await unwrap(api.GET('/account/devices', { signal }));
  return [...items.filter(({ current }) => current), ...items.filter(({ current }) => !current)];
});

export const terminate = fromPromise<void, TerminateInput>(async ({ input, signal }) => {
  const { subject } = input;
  if (subject === 'others') {
    await unwrap(api.POST('/account/devices/terminate-others', { signal }));
    return;
  }
  const params = { path: { id: subject.deviceId } };
  await unwrap(api.POST('/account/devices/{id}/terminate', { params, signal }));
});
