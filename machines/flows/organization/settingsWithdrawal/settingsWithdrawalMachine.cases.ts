import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { sampleSettings } from '../settingsSection/settingsSectionCases.ts';
import { settingsWithdrawalMachine } from './settingsWithdrawalMachine.ts';

export const cases = confirmedChangeCases(settingsWithdrawalMachine, {
  subjects: { pay: { section: 'pay', version: 1, validFrom: '2026-12-01' } },
  answers: { default: sampleSettings },
  refusals: { gone: refusal(404, 'notFound') },
});
