import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { payoutChoiceMachine, type PayoutSettings } from './payoutChoiceMachine.ts';

const settings: PayoutSettings = {
  ...{ version: 0, provider: 'hand', offered: ['hand', 'sandbox', 'multicard'] },
  ...{ applicationId: null, storeId: null, balance: null },
};

export const cases = confirmedChangeCases(payoutChoiceMachine, {
  subjects: {
    multicard: { provider: 'multicard', settings },
    sandbox: { provider: 'sandbox', settings },
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
      ...{ version: 1, provider: 'multicard', applicationId: 'davomat-app', storeId: '77' },
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
