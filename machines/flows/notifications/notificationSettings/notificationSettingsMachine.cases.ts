import { defineCases } from '#machines/support/cases.ts';
import { notificationSettingsMachine, type NotificationSettings } from './notificationSettingsMachine.ts';

const all = { push: true, inApp: true, telegram: true };
const settings: NotificationSettings = {
  channels: {
    warningNewDevice: { ...all, inApp: true },
    enterCheckInTime: all,
    enterCheckOutTime: all,
    enterTardnessReason: all,
    infoCurrentDayWork: all,
    other: all,
  },
  quietHours: null,
  pushOffered: true,
  telegram: 'linked',
};
const network = { error: { failure: { kind: 'network' } } };

export const cases = defineCases(notificationSettingsMachine, {
  inputs: { default: undefined },
  cases: {
    'settings.retried': { default: {} },
    'channel.switched': {
      checkInPush: { of: 'enterCheckInTime', channel: 'push', on: false },
      fixed: { of: 'warningNewDevice', channel: 'inApp', on: false },
    },
    'quietHours.changed': { night: { quietHours: { from: '22:00', to: '07:00' } } },
    'xstate.done.actor.loadSettings': { default: { output: settings } },
    'xstate.error.actor.loadSettings': { network },
    'xstate.done.actor.saveSettings': { default: { output: settings } },
    'xstate.error.actor.saveSettings': { network },
  },
  goal: 'transitions',
  invariant: (snapshot, { calls }) => {
    const { settings: now, failure } = snapshot.context;
    if (snapshot.hasTag('shown') !== (now !== null)) return 'shown exactly when there is something to show';
    if (now && !now.channels.warningNewDevice.inApp) return 'a new device goes untold';
    if (snapshot.hasTag('error') !== (failure !== null)) return 'an error exactly with its failure';
    return (calls.at(-1)?.status === 'running') === snapshot.hasTag('busy') ? undefined : 'busy with nothing';
  },
});
