import { defineCases } from '#machines/support/cases.ts';
import { requestReviewMachine } from './requestReviewMachine.ts';

const ids = ['01935d2e-0000-7000-8000-000000000001'];

export const cases = defineCases(requestReviewMachine, {
  inputs: { default: undefined },
  cases: {
    'review.chosen': {
      approve: { ids, verb: 'approve' },
      cancel: { ids, verb: 'cancel' },
      withdraw: { ids, verb: 'withdraw' },
    },
    'reason.changed': { given: { reason: 'Hujjat yetishmaydi' }, blank: { reason: ' ' } },
    'review.confirmed': { default: { newKey: 'key' } },
    'review.retried': { default: {} },
    'review.dismissed': { default: {} },
    'xstate.done.actor.sendReview': { default: { output: undefined } },
    'xstate.error.actor.sendReview': {
      illegal: {
        error: {
          failure: {
            kind: 'problem',
            status: 409,
            code: 'illegalTransition',
            fields: {},
            legalEvents: ['cancel'],
          },
        },
      },
      network: { error: { failure: { kind: 'network' } } },
    },
  },
  invariant: ({ value, context }, { calls }) => {
    const last = calls.at(-1);
    if (value !== 'sending' && last?.status === 'running') return 'a review is under way outside sending';
    if (value === 'sending' && context.verb === 'cancel' && context.reason.trim() === '')
      return 'a cancellation went without a reason';
    return undefined;
  },
});
