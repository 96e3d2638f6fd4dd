import { profileCreationSetup as chart } from './profileCreationSetup.ts';

/** Restores the draft typed before a reload. */
export const recalling = chart.createStateConfig({
  tags: ['busy'],
  invoke: {
    id: 'loadDraft',
    src: 'loadDraft',
    input: ({ context: { owner, side } }) => ({ owner, side }),
    onDone: {
      target: '#profileCreation.loading',
      actions: { type: 'keepDraft', params: ({ event }) => ({ draft: event.output }) },
    },
    onError: { target: '#profileCreation.loading' },
  },
});

export const loading = chart.createStateConfig({
  tags: ['busy'],
  invoke: {
    id: 'loadProfile',
    src: 'loadProfile',
    onDone: [
      {
        guard: {
          type: 'settledFounder',
          params: ({ event }) => ({ profile: event.output }),
        },
        target: '#company',
        actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
      },
      {
        guard: { type: 'settled', params: ({ event }) => ({ profile: event.output }) },
        target: '#complete',
        actions: [{ type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) }, 'dropDraft'],
      },
      {
        guard: { type: 'profileUnsaved', params: ({ event }) => ({ profile: event.output }) },
        target: '#profile',
        actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
      },
      {
        guard: { type: 'givenByFounder', params: ({ event }) => ({ profile: event.output }) },
        target: '#company',
        actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
      },
      {
        guard: { type: 'given', params: ({ event }) => ({ profile: event.output }) },
        target: '#profileCreation.jobs',
        actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
      },
      {
        target: '#profile',
        actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
        meta: { spec: '2' },
      },
    ],
    onError: {
      target: '#profileCreation.failed',
      actions: { type: 'keepFailure', params: ({ event }) => event },
    },
  },
});
