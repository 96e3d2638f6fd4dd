import { assign, emit, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

export type Device = components['schemas']['Device'];

/** One device, or all but the current one. */
export type Termination = { deviceId: string } | 'others';

interface DevicesContext {
  devices: Device[] | null;
  /** The termination being confirmed or sent. */
  termination: Termination | null;
  failure: Failure | null;
}

export type DevicesEvent =
  | { type: 'devices.retried' }
  | { type: 'termination.chosen'; termination: Termination }
  | { type: 'termination.confirmed' }
  | { type: 'termination.dismissed' };

const isGone = (failure: Failure) => failure.kind === 'problem' && failure.status === 404;

/**
 * The account's devices and ending their sessions (spec section 7, devices). The current device is ended by signing
 * out.
 */
export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    tags: {} as 'busy' | 'error' | 'shown' | 'asking',
    emitted: {} as { type: 'terminated'; termination: Termination },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadDevices: notProvided<Device[], void>('loadDevices'),
    terminate: notProvided<void, { termination: Termination }>('terminate'),
  },
  guards: {
    isOther: ({ context }, params: { termination: Termination }) => {
      const others = (context.devices ?? []).filter(({ current }) => !current);
      const { termination } = params;
      return others.some(({ deviceId }) => termination === 'others' || termination.deviceId === deviceId);
    },
    gone: (_, params: { error: unknown }) => isGone(toFailure(params.error)),
  },
  actions: {
    keepDevices: assign((_, params: { devices: Device[] }) => ({ devices: params.devices })),
    keepChoice: assign((_, params: { termination: Termination }) => ({
      termination: params.termination,
      failure: null,
    })),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
    tellTerminated: emit(({ context }) => ({
      type: 'terminated' as const,
      termination: context.termination ?? 'others',
    })),
  },
}).createMachine({
  id: 'devices',
  options: { maxIterations: 1000 },
  context: { devices: null, termination: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadDevices',
        src: 'loadDevices',
        onDone: {
          target: 'shown',
          actions: { type: 'keepDevices', params: ({ event }) => ({ devices: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['error'], on: { 'devices.retried': { target: 'loading', actions: 'forgetFailure' } } },
    shown: {
      tags: ['shown'],
      initial: 'resting',
      states: {
        resting: {
          on: {
            'termination.chosen': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: 'confirming',
              actions: { type: 'keepChoice', params: ({ event }) => event },
              meta: { spec: '7' },
            },
          },
        },
        confirming: {
          tags: ['asking'],
          on: {
            'termination.confirmed': { target: 'terminating', meta: { spec: '7' } },
            'termination.dismissed': { target: 'resting' },
          },
        },
        terminating: {
          tags: ['asking', 'busy'],
          entry: 'forgetFailure',
          invoke: {
            id: 'terminate',
            src: 'terminate',
            input: ({ context }) => ({ termination: context.termination ?? 'others' }),
            onDone: { target: 'reloading', actions: 'tellTerminated', meta: { spec: '7' } },
            onError: [
              {
                // Already ended from another device, which is the wanted result.
                guard: { type: 'gone', params: ({ event }) => event },
                target: 'reloading',
                actions: 'tellTerminated',
              },
              { target: 'unterminated', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        /** Ending a session is idempotent, so a retry sends the same call. */
        unterminated: {
          tags: ['asking', 'error'],
          on: {
            'termination.confirmed': { target: 'terminating' },
            'termination.dismissed': { target: 'reloading', actions: 'forgetFailure' },
          },
        },
        reloading: {
          tags: ['busy'],
          invoke: {
            id: 'reloadDevices',
            src: 'loadDevices',
            onDone: {
              target: 'resting',
              actions: { type: 'keepDevices', params: ({ event }) => ({ devices: event.output }) },
            },
            onError: {
              target: '#devices.failed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
