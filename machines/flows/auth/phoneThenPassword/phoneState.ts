import { normalisePhoneNumber } from '#domain/fields/phoneNumber.ts';
import { at } from '#machines/support/stepHistory.ts';
import { errorOf, fieldOf, phoneThenPasswordSetup as chart } from './phoneThenPasswordSetup.ts';

/** Start step: the phone number to which the code is sent. */
export const phoneState = chart.createStateConfig({
  id: 'phoneStep',
  tags: ['phone'],
  entry: at(0),
  initial: 'editing',
  on: {
    'field.changed': { target: '.editing', actions: { type: 'keepField', params: fieldOf } },
    'form.submitted': [
      { guard: 'phoneComplete', target: '.sending', actions: 'forgetFailure' },
      { target: '.editing', actions: 'namePhoneError', meta: { spec: '5' } },
    ],
  },
  states: {
    editing: {},
    sending: {
      tags: ['busy'],
      on: { 'field.changed': {}, 'form.submitted': {} },
      invoke: {
        id: 'startCode',
        src: 'startCode',
        input: ({ context }) => ({ phoneNumber: normalisePhoneNumber(context.phoneNumber) }),
        onDone: {
          target: '#codeAsked',
          actions: { type: 'keepCode', params: ({ event }) => ({ asked: event.output }) },
        },
        onError: [
          {
            guard: { type: 'tooMany', params: errorOf },
            target: 'limited',
            actions: { type: 'keepFailure', params: errorOf },
          },
          {
            guard: { type: 'refused', params: errorOf },
            target: 'refused',
            actions: { type: 'keepFailure', params: errorOf },
          },
          { target: 'unsent', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    refused: { tags: ['error'] },
    /** No answer: what was typed stays, and a retry sends it again. */
    unsent: { tags: ['error'] },
    limited: {
      tags: ['error', 'limited'],
      after: { wait: { target: 'editing', actions: 'forgetFailure' } },
      on: { 'field.changed': {}, 'form.submitted': {} },
    },
  },
});
