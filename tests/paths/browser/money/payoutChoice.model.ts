import { cases } from '#machines/flows/money/payoutChoice/payoutChoiceMachine.cases.ts';
import {
  providerFields,
  type ChosenProvider,
  type PayoutSettings,
  type ProviderForm,
} from '#machines/flows/money/payoutChoice/payoutChoiceMachine.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  save: Gate;
  /** Holds the page's settings. */
  load: Gate;
  /** Whether the sandbox has a payment in doubt; resolves with whether that is new. */
  payInDoubt: (inDoubt: boolean) => Promise<boolean>;
  /** What is kept, which is then as it was before. */
  takeKept: () => Promise<{ provider: string; version: number } | undefined>;
}

export const model = confirmedChangeModel<Driver, ChosenProvider, ProviderForm, PayoutSettings>(cases, {
  gate: ({ save }) => save,
  choose: async ({ page, say, load, payInDoubt }, { provider, settings }) => {
    if (await payInDoubt(settings.unsettled.inDoubt.count > 0)) {
      await load.open();
      await page.goto('/settings/payouts');
    }
    const name = say('payouts', 'chooseOf', { provider: say('payouts', `provider.${provider}`) });
    await page.getByRole('button', { name, exact: true }).click();
  },
  title: ({ say }, { provider }) => say('payouts', `choosing.${provider}`),
  confirmLabel: ({ say }) => say('payouts', 'save'),
  fields: providerFields,
  make: async ({ page, say, save, load, takeKept, subject }) => {
    load.close();
    await save.pass();
    await page.getByText(say('payouts', 'chosen'), { exact: true }).first().waitFor();
    await load.arrived();
    const kept = await takeKept();
    if (kept?.provider !== subject.provider) throw new Error(`${JSON.stringify(kept)} is kept`);
    await load.open();
  },
  refuse: {
    wrongKeys: ({ save }) => save.pass({ secret: 'wrong' }),
    changed: ({ save }) => save.pass({ version: 5 }),
    onTheirWay: ({ save }) => save.fault(409),
  },
  impossible: ({ provider }, refusal = '') =>
    refusal === 'onTheirWay' || (refusal === 'wrongKeys' && provider !== 'multicard'),
});
