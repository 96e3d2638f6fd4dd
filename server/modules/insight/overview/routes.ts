import type { Services } from '../../../context.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { searchOf } from '../../employees/records/index.ts';
import { pageOf } from '../../page.ts';
import { listEarnings } from './earnings.ts';
import { readMoneyOverview } from './money.ts';
import { readNextPayDate } from './nextPayDate.ts';
import { countToSettle } from './toSettle.ts';

type Operations = 'countToSettle' | 'getMoneyOverview' | 'getNextPayDate' | 'listEarnings';

export const overviewHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => ({
  countToSettle: async ({ caller }) =>
    reply<'countToSettle'>()(200, await countToSettle(db, caller, clock.now())),

  getMoneyOverview: async ({ caller: { organizationId } }) =>
    reply<'getMoneyOverview'>()(200, await readMoneyOverview(db, organizationId, clock.now())),

  getNextPayDate: async ({ caller: { organizationId } }) =>
    reply<'getNextPayDate'>()(200, await readNextPayDate(db, organizationId, clock.now())),

  listEarnings: async ({ query, caller: { organizationId } }) => {
    const { month, unit, due, sort } = query;
    const asked = { organizationId, month, unit, due, sort, search: searchOf(query.search, true) };
    return reply<'listEarnings'>()(
      200,
      await listEarnings(db, { ...asked, page: pageOf(query) }, clock.now()),
    );
  },
});
