import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { payoutChoiceMachine, type PayoutSettings } from './payoutChoiceMachine.ts';

const none = { count: 0, amount: tiyin(0) };
const settings: PayoutSettings = {
  version: 0,
  provider: 'hand',
  offered: ['hand', 'sandbox', 'multicard'],
  applicationId: null,
  storeId: null,
  balance: null,
  unsettled: { byHand: none, waiting: none, sending: none, inDoubt: none, registers: [] },
};
const inDoubt = { count: 1, amount: tiyin(10_000_000) };

export const cases = confirmedChangeCases(payoutChoiceMachine, {
  subjects: {
    multicard: { provider: 'multicard', settings },
    sandbox: { provider: 'sandbox', settings },
    blocked: {
      provider: 'hand',
      settings: { ...settings, provider: 'sandbox', unsettled: { ...settings.unsettled, inDoubt } },
    },
  },
  fields: {
    application: { field: 'applicationId', value: 'davomat-app' },
    store: { field: 'storeId', value: '77' },
    secret: { field: 'secret', value: 'davomat-secret' },
    noSecret: { field: 'secret', value: '' },
  },
  answers: {
    default: {
      ...settings,
      version: 1,
      provider: 'multicard',
      applicationId: 'davomat-app',
      storeId: '77',
      balance: tiyin(500_000_000),
    },
  },
  refusals: {
    wrongKeys: refusal(422, 'providerRefused', { secret: 'providerRefused' }),
    changed: refusal(409, 'changedMeanwhile'),
    onTheirWay: refusal(409, 'payoutsOnTheirWay'),
  },
  goal: 'transitions',
  wrongly: ({ subject, form }) =>
    subject.provider === 'multicard' && Object.values(form).includes('')
      ? 'sent without the keys'
      : undefined,
});
