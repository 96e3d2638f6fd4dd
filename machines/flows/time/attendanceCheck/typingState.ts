import { attendanceCheckSetup } from './attendanceCheckSetup.ts';

/** The 8 digits beside the QR code, for phones without a camera; sent together with the chosen gate. */
export const typing = attendanceCheckSetup.createStateConfig({
  initial: 'loadingGates',
  entry: ['startOver', 'emptyDigits'],
  on: {
    'camera.chosen': { target: 'scanning' },
    'photo.chosen': { target: 'readingPhoto', actions: { type: 'keepPhoto', params: ({ event }) => event } },
  },
  states: {
    loadingGates: {
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'listGates',
        src: 'listGates',
        onDone: [
          {
            guard: { type: 'noGates', params: ({ event }) => ({ gates: event.output }) },
            target: 'withoutGates',
          },
          {
            target: 'editing',
            actions: { type: 'keepGates', params: ({ event }) => ({ gates: event.output }) },
          },
        ],
        onError: { target: 'notLoaded', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    notLoaded: {
      tags: ['error'],
      on: { 'gates.retried': { target: 'loadingGates' } },
    },
    withoutGates: {},
    editing: {
      on: {
        'gate.chosen': { actions: { type: 'keepGate', params: ({ event }) => event } },
        'digits.changed': { actions: { type: 'keepDigits', params: ({ event }) => event } },
        'digits.submitted': [
          {
            guard: 'complete',
            target: '#attendanceCheck.verifying',
            actions: { type: 'makeTypedPunch', params: ({ event }) => event },
            meta: { spec: '1' },
          },
          { actions: 'nameProblems', meta: { spec: '5' } },
        ],
      },
    },
  },
});
