import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { identityUnlinkingMachine } from './identityUnlinkingMachine.ts';

export const cases = confirmedChangeCases(identityUnlinkingMachine, {
  subjects: { google: { provider: 'google' } },
  answers: { default: undefined },
  refusals: { gone: refusal(404, 'notFound') },
});
