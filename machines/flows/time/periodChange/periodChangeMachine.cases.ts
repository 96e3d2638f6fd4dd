import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { periodChangeMachine } from './periodChangeMachine.ts';

const month = '2026-10' as const;

export const cases = confirmedChangeCases(periodChangeMachine, {
  subjects: {
    close: { month, event: 'close', version: null },
    reopen: { month, event: 'reopen', version: 1 },
  },
  fields: {
    reason: { field: 'reason', value: 'Xato topildi' },
    version: { field: 'version', value: '1' },
    otherVersion: { field: 'version', value: '2' },
  },
  answers: { done: undefined },
  refusals: {
    blocked: refusal(409, 'monthBlocked'),
    tooLong: refusal(400, 'validationFailed', { reason: 'tooLong' }),
  },
  wrongly: ({ subject, form }) =>
    subject.event === 'reopen' && (form.reason === '' || form.version !== String(subject.version))
      ? 'reopened without a reason or its version'
      : undefined,
});
