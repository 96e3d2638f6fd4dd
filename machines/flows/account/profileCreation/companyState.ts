import { required } from '#machines/support/required.ts';
import { at } from '#machines/support/stepHistory.ts';
import { profileCreationSetup as chart } from './profileCreationSetup.ts';

/** The employer's step: title and TIN of the company. */
export const companyState = chart.createStateConfig({
  id: 'company',
  tags: ['company'],
  entry: at(1),
  initial: 'editing',
  on: {
    'company.changed': {
      target: '.editing',
      actions: [
        'forgetFailure',
        { type: 'keepCompanyField', params: ({ event }) => event },
        { type: 'shareDraft', params: { saved: true } },
      ],
    },
    'company.submitted': [
      {
        guard: 'companyComplete',
        target: '.founding',
        actions: [
          'forgetErrors',
          { type: 'markSent', params: ({ event }) => event },
          { type: 'shareDraft', params: { saved: true } },
        ],
        meta: { spec: '5' },
      },
      { target: '.editing', actions: 'nameCompanyErrors', meta: { spec: '5' } },
    ],
    'step.returned': [
      { guard: 'hasPlace', target: '#complete', actions: 'forgetFailure' },
      { target: '#profile', actions: 'forgetFailure' },
    ],
  },
  states: {
    editing: {},
    founding: {
      tags: ['busy'],
      on: { 'company.changed': {}, 'company.submitted': {}, 'step.returned': {} },
      invoke: {
        id: 'createOrganization',
        src: 'createOrganization',
        input: ({ context: { company, sent } }) => ({ idempotencyKey: required(sent, 'key').key, company }),
        onDone: [
          {
            guard: 'hasPlace',
            target: '#founded',
            actions: { type: 'keepFounded', params: ({ event }) => ({ job: event.output }) },
          },
          {
            target: '#joined',
            actions: { type: 'keepFounded', params: ({ event }) => ({ job: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'keepCompanyRefusal', params: ({ event }) => event },
          },
          // It may have succeeded: an unchanged retry sends the same key.
          { target: 'unsent', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    unsent: { tags: ['error'] },
  },
});
