import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { deviceTerminationMachine } from './deviceTerminationMachine.ts';

export const cases = confirmedChangeCases(deviceTerminationMachine, {
  subjects: { other: { deviceId: 'other-phone' }, others: 'others' },
  answers: { default: undefined },
  refusals: { gone: refusal(404, 'notFound') },
});
