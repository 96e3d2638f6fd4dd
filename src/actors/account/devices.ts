import { fromPromise } from 'xstate';
import type { Device, Termination } from '#machines/flows/account/devices/devicesMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

/** This device first, then the latest seen. */
export const loadDevices = fromPromise<Device[], void>(async ({ signal }) => {
  const { items } = await unwrap(api.GET('/account/devices', { signal }));
  return [...items.filter(({ current }) => current), ...items.filter(({ current }) => !current)];
});

export const terminate = fromPromise<void, { termination: Termination }>(async ({ input, signal }) => {
  const { termination } = input;
  if (termination === 'others') {
    await unwrap(api.POST('/account/devices/terminate-others', { signal }));
    return;
  }
  const params = { path: { id: termination.deviceId } };
  await unwrap(api.POST('/account/devices/{id}/terminate', { params, signal }));
});
