import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { jobDeclineMachine } from './jobDeclineMachine.ts';

export const cases = confirmedChangeCases(jobDeclineMachine, {
  subjects: {
    default: {
      employeeId: '01935d2e-0000-7000-8000-000000000003',
      organizationTitle: 'Registon Savdo',
    },
  },
  fields: {
    given: { field: 'reason', value: 'Boshqa ish topdim' },
    none: { field: 'reason', value: '' },
  },
  answers: { default: undefined },
  refusals: {
    gone: refusal(404, 'notFound'),
    illegal: refusal(409, 'illegalTransition'),
    tooLong: refusal(400, 'validationFailed', { reason: 'tooLong' }),
  },
});
