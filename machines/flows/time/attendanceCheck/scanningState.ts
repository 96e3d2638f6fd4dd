import { attendanceCheckSetup } from './attendanceCheckSetup.ts';

/**
 * The camera runs while this state is active. A code that was refused, or is not a gate's code, is explained while it
 * is in view and never sent.
 */
export const scanning = attendanceCheckSetup.createStateConfig({
  tags: ['camera'],
  entry: 'startOver',
  invoke: { id: 'camera', src: 'camera', onError: { target: '#attendanceCheck.unavailable.busy' } },
  initial: 'opening',
  states: {
    /** Asks for permission and waits for the first frame. */
    opening: { tags: ['busy'], on: { 'camera.started': { target: 'searching' } } },
    searching: { after: { lookHarderAfter: { target: 'searchingHarder' } } },
    searchingHarder: { entry: 'lookHarder' },
    refusedSeen: { after: { foreignCodeRests: { target: 'searching' } } },
    foreignSeen: { after: { foreignCodeRests: { target: 'searching' } } },
  },
  on: {
    'camera.codeSeen': [
      {
        guard: { type: 'refusedBefore', params: ({ event }) => event },
        target: '.refusedSeen',
      },
      {
        guard: { type: 'isGateCode', params: ({ event }) => event },
        target: 'verifying',
        actions: { type: 'makePunch', params: ({ event }) => event },
        meta: { spec: '1' },
      },
      { target: '.foreignSeen' },
    ],
    'camera.failed': [
      { guard: { type: 'denied', params: ({ event }) => event }, target: 'unavailable.denied' },
      { guard: { type: 'missing', params: ({ event }) => event }, target: 'unavailable.missing' },
      { guard: { type: 'insecure', params: ({ event }) => event }, target: 'unavailable.insecure' },
      { target: 'unavailable.busy' },
    ],
    'camera.lost': { target: 'unavailable.lost' },
    'photo.chosen': { target: 'readingPhoto', actions: { type: 'keepPhoto', params: ({ event }) => event } },
    'typing.chosen': { target: 'typing' },
  },
});
