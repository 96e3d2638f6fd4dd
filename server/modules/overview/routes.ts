import type { Services } from '../../context.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { moneyOverview } from './money.ts';
import { nextPayDate } from './nextPayDate.ts';

type Operations = 'getMoneyOverview' | 'getNextPayDate';

export const overviewHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => ({
  getMoneyOverview: async ({ caller: { organizationId } }) =>
    reply<'getMoneyOverview'>()(200, await moneyOverview(db, organizationId, clock.now())),

  getNextPayDate: async ({ caller: { organizationId } }) =>
    reply<'getNextPayDate'>()(200, await nextPayDate(db, organizationId, clock.now())),
});
