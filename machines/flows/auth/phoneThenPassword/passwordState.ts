import { at } from '#machines/support/stepHistory.ts';
import { errorOf, fieldOf, phoneThenPasswordSetup as chart } from './phoneThenPasswordSetup.ts';

/** End step: a new password and its confirmation. */
export const passwordState = chart.createStateConfig({
  tags: ['password'],
  entry: at(1),
  initial: 'editing',
  on: {
    'field.changed': { target: '.editing', actions: { type: 'keepField', params: fieldOf } },
    'form.submitted': [
      { guard: 'passwordComplete', target: '.saving', actions: 'forgetFailure' },
      { target: '.editing', actions: 'namePasswordErrors', meta: { spec: '5' } },
    ],
    'flow.restarted': { target: '#phoneStep', actions: ['forgetProof', 'startOver'] },
    'step.returned': { target: '#phoneStep', actions: ['forgetProof', 'forgetPassword'] },
  },
  states: {
    editing: {},
    saving: {
      tags: ['busy'],
      on: { 'field.changed': {}, 'form.submitted': {}, 'flow.restarted': {}, 'step.returned': {} },
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => ({ password: context.password }),
        onDone: { target: '#signedIn', meta: { spec: '4' } },
        onError: [
          {
            guard: { type: 'tooMany', params: errorOf },
            target: 'limited',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            guard: { type: 'fieldRefused', params: errorOf },
            target: 'refused',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            guard: { type: 'refused', params: errorOf },
            target: '#over',
            actions: ['forgetProof', { type: 'keepFailure', params: errorOf }],
          },
          { target: 'unsent', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    refused: { tags: ['error'] },
    unsent: { tags: ['error'] },
    limited: {
      tags: ['error', 'limited'],
      after: { wait: { target: 'editing', actions: 'forgetFailure' } },
      on: { 'field.changed': {}, 'form.submitted': {}, 'flow.restarted': {} },
    },
  },
});
