import { assign, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

type Schemas = components['schemas'];
export type NotificationSettings = Schemas['NotificationSettings'];
export type NotificationChoices = Schemas['NotificationChoices'];
export type NotificationType = Schemas['NotificationType'];
export type Channel = keyof Schemas['TypeChannels'];
export type QuietHours = NonNullable<Schemas['QuietHours']>;

interface SettingsContext {
  /** The settings as shown, possibly not saved yet. */
  settings: NotificationSettings | null;
  failure: Failure | null;
}

export type SettingsEvent =
  | { type: 'settings.retried' }
  | { type: 'channel.switched'; of: NotificationType; channel: Channel; on: boolean }
  | { type: 'quietHours.changed'; quietHours: QuietHours | null };

/** The contract does not allow turning off the new-device warning in the app. */
export const isFixed = (of: NotificationType, channel: Channel): boolean =>
  of === 'warningNewDevice' && channel === 'inApp';

const choicesOf = ({ channels, quietHours }: NotificationSettings): NotificationChoices => ({
  channels,
  quietHours,
});

/** Notification channels and quiet hours. Each change is saved at once; the latest one wins. */
export const notificationSettingsMachine = setup({
  types: {
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
    tags: {} as 'busy' | 'error' | 'shown',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadSettings: notProvided<NotificationSettings, void>('loadSettings'),
    saveSettings: notProvided<NotificationSettings, NotificationChoices>('saveSettings'),
  },
  guards: {
    mayChange: (_, params: { of: NotificationType; channel: Channel }) => !isFixed(params.of, params.channel),
  },
  actions: {
    keep: assign((_, { settings }: { settings: NotificationSettings }) => ({ settings, failure: null })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    forgetFailure: assign({ failure: null }),
    switchChannel: assign(
      ({ context: { settings } }, params: { of: NotificationType; channel: Channel; on: boolean }) => ({
        settings: settings && {
          ...settings,
          channels: {
            ...settings.channels,
            [params.of]: { ...settings.channels[params.of], [params.channel]: params.on },
          },
        },
      }),
    ),
    changeQuietHours: assign(
      ({ context: { settings } }, { quietHours }: { quietHours: QuietHours | null }) => ({
        settings: settings && { ...settings, quietHours },
      }),
    ),
  },
}).createMachine({
  id: 'notificationSettings',
  options: { maxIterations: 1000 },
  context: { settings: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => ({ settings: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['error'], on: { 'settings.retried': { target: 'loading', actions: 'forgetFailure' } } },
    shown: {
      tags: ['shown'],
      initial: 'saved',
      on: {
        'channel.switched': {
          guard: { type: 'mayChange', params: ({ event }) => event },
          target: '.saving',
          reenter: true,
          actions: { type: 'switchChannel', params: ({ event }) => event },
          meta: { spec: '2' },
        },
        'quietHours.changed': {
          target: '.saving',
          reenter: true,
          actions: { type: 'changeQuietHours', params: ({ event }) => event },
          meta: { spec: '2' },
        },
      },
      states: {
        saved: {},
        saving: {
          tags: ['busy'],
          entry: 'forgetFailure',
          invoke: {
            id: 'saveSettings',
            src: 'saveSettings',
            input: ({ context }) => {
              if (!context.settings) throw new Error('nothing to save');
              return choicesOf(context.settings);
            },
            onDone: {
              target: 'saved',
              actions: { type: 'keep', params: ({ event }) => ({ settings: event.output }) },
            },
            onError: { target: 'unsaved', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        /** The choices stay; a retry sends them again. */
        unsaved: { tags: ['error'], on: { 'settings.retried': { target: 'saving' } } },
      },
    },
  },
});
