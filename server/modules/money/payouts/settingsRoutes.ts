import type { Services } from '../../../context.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { readBalance } from './balance.ts';
import { checkSettings, presentSettings, saveSettings, acceptSettings } from './saveSettings.ts';
import { unsettledOf, type SumByHand } from './unsettled.ts';
import { selectSettings } from './sql/settings.ts';

export const payoutSettingsHandlers = (
  services: Services,
  sumByHand: SumByHand,
  { config, db, clock } = services,
): Pick<Handlers, 'getPayoutSettings' | 'updatePayoutSettings' | 'getPayoutBalance'> => ({
  getPayoutBalance: async ({ caller: { organizationId } }) =>
    reply<'getPayoutBalance'>()(200, await readBalance(services, organizationId)),

  getPayoutSettings: async ({ caller: { organizationId } }) => {
    const settings = await selectSettings(db, organizationId);
    const unsettled = await unsettledOf(db, organizationId, sumByHand);
    return reply<'getPayoutSettings'>()(200, presentSettings(config, settings, unsettled));
  },

  updatePayoutSettings: async ({ body, caller: { organizationId, accountId }, inChange }) => {
    const author = { organizationId, byAccountId: accountId, at: clock.date() };
    const wanted = acceptSettings(services, await selectSettings(db, organizationId), body, author);
    // The provider may take long: not while rows are locked.
    const balance = await checkSettings(services, wanted);
    return inChange(async (tx) => {
      await saveSettings(tx, wanted, author);
      const unsettled = await unsettledOf(tx, organizationId, sumByHand);
      return reply<'updatePayoutSettings'>()(200, presentSettings(config, wanted, unsettled, balance));
    });
  },
});
