import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { namesOf, searchOf } from '../employees/index.ts';
import { offsetOf, pageOf } from '../page.ts';
import { checkSettings, presentSettings, saveSettings, settingsWanted } from './saveSettings.ts';
import { selectPayouts, sumPayouts } from './sql/list.ts';
import { selectSettings } from './sql/settings.ts';

export const payoutsHandlers = (
  services: Services,
  { config, db, clock } = services,
): Pick<Handlers, 'listPayouts' | 'getPayoutSettings' | 'updatePayoutSettings'> => ({
  listPayouts: async ({ query, caller: { organizationId } }) => {
    const page = pageOf(query);
    const found = { organizationId, search: searchOf(query.search, true) };
    const totals = await sumPayouts(db, found);
    const rows = await selectPayouts(db, { ...found, state: query.state }, offsetOf(page));
    const names = await namesOf(db, organizationId, [...new Set(rows.map(({ employeeId }) => employeeId))]);
    return reply<'listPayouts'>()(200, {
      items: rows.map(({ requestId, employeeId, amount, period, provider, state, attempts, ...row }) => ({
        ...{ requestId, amount, period, provider, state, attempts },
        employeeName: names.get(employeeId) ?? '',
        ...{ paidOn: row.paidOn, reference: row.reference, code: row.code },
        changedAt: row.changedAt.toISOString(),
      })),
      ...page,
      total: totals
        .filter(({ state }) => query.state === undefined || state === query.state)
        .reduce((sum, { count }) => sum + count, 0),
      totals,
    });
  },

  getPayoutSettings: async ({ caller: { organizationId } }) =>
    reply<'getPayoutSettings'>()(200, presentSettings(config, await selectSettings(db, organizationId))),

  updatePayoutSettings: async ({ body, caller: { organizationId, accountId }, inChange }) => {
    const author = { organizationId, byAccountId: accountId, at: clock.date() };
    const wanted = settingsWanted(services, await selectSettings(db, organizationId), body, author);
    // The provider may take long: not while rows are locked.
    const balance = await checkSettings(services, wanted);
    return inChange(async (tx) => {
      await saveSettings(tx, wanted, author);
      return reply<'updatePayoutSettings'>()(200, presentSettings(config, wanted, balance));
    });
  },
});
