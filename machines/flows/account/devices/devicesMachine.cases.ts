import { defineCases } from '#machines/support/cases.ts';
import { devicesMachine, type Device } from './devicesMachine.ts';

const device = (deviceId: string, current: boolean): Device => ({
  deviceId,
  name: 'Chrome, Android',
  platform: 'Android',
  current,
  signedIn: true,
  createdAt: '2026-11-02T04:00:00Z',
  lastSeenAt: '2026-11-18T03:50:00Z',
});
const own = device('this-phone', true);
const other = device('other-phone', false);

const network = { error: { failure: { kind: 'network' } } };
const gone = { error: { failure: { kind: 'problem', status: 404, code: 'notFound', fields: {} } } };

export const cases = defineCases(devicesMachine, {
  inputs: { default: undefined },
  cases: {
    'devices.retried': { default: {} },
    'termination.chosen': {
      other: { termination: { deviceId: other.deviceId } },
      others: { termination: 'others' },
      own: { termination: { deviceId: own.deviceId } },
    },
    'termination.confirmed': { default: {} },
    'termination.dismissed': { default: {} },
    'xstate.done.actor.loadDevices': { several: { output: [own, other] }, alone: { output: [own] } },
    'xstate.error.actor.loadDevices': { network },
    'xstate.done.actor.reloadDevices': { several: { output: [own, other] }, alone: { output: [own] } },
    'xstate.error.actor.reloadDevices': { network },
    'xstate.done.actor.terminate': { default: { output: undefined } },
    'xstate.error.actor.terminate': { gone, network },
  },
  invariant: (snapshot, { calls }) => {
    const { devices, termination } = snapshot.context;
    if (snapshot.hasTag('shown') && !devices) return 'shown without anything to show';
    const aimsAtOwn =
      termination !== null && termination !== 'others' && termination.deviceId === own.deviceId;
    if (snapshot.hasTag('asking') && aimsAtOwn) return 'this device would end itself';
    const running = calls.at(-1)?.status === 'running';
    return running === snapshot.hasTag('busy') ? undefined : 'busy is not what goes on';
  },
});
