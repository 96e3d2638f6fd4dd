import { companyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../context.ts';
import { notFound } from '../../http/problem.ts';
import { reply, type Handlers } from '../../http/operation.ts';
import { searchOf } from '../employees/index.ts';
import { offsetOf, pageOf } from '../page.ts';
import { cancelRun, changeRun } from './change.ts';
import { makeRun } from './make.ts';
import { presentItem, presentRun, presentRuns } from './present.ts';
import { countItems, selectItems } from './sql/items.ts';
import { countRuns, selectRun, selectRuns } from './sql/runs.ts';

type Operations =
  'listPayRuns' | 'createPayRun' | 'getPayRun' | 'listPayRunItems' | 'changePayRun' | 'cancelPayRun';

export const payRunHandlers = ({ db, clock }: Services): Pick<Handlers, Operations> => ({
  listPayRuns: async ({ query, caller: { organizationId } }) => {
    const page = pageOf(query);
    const rows = await selectRuns(db, organizationId, offsetOf(page));
    return reply<'listPayRuns'>()(200, {
      today: companyDate(clock.now()),
      items: await presentRuns(db, organizationId, rows),
      ...page,
      total: await countRuns(db, organizationId),
    });
  },

  createPayRun: async ({ body, caller: { organizationId, accountId: byAccountId }, inChange }) =>
    inChange(async (tx) => {
      const made = await makeRun(tx, { organizationId, byAccountId, at: clock.date() }, body);
      return reply<'createPayRun'>()(201, await presentRun(tx, made));
    }),

  getPayRun: async ({ params: { id }, caller: { organizationId } }) => {
    const run = await selectRun(db, organizationId, id);
    if (!run) throw notFound();
    return reply<'getPayRun'>()(200, await presentRun(db, run));
  },

  listPayRunItems: async ({ params: { id }, query, caller: { organizationId } }) => {
    if (!(await selectRun(db, organizationId, id))) throw notFound();
    const page = pageOf(query);
    const filter = { organizationId, runId: id, search: searchOf(query.search), show: query.show };
    const found = await selectItems(db, filter, offsetOf(page));
    return reply<'listPayRunItems'>()(200, {
      items: found.map(presentItem),
      ...page,
      total: await countItems(db, filter),
    });
  },

  changePayRun: async ({ params: { id }, body, caller, inChange }) => {
    const { organizationId, accountId: byAccountId } = caller;
    return inChange(async (tx) => {
      const run = await changeRun(tx, { organizationId, byAccountId, at: clock.date() }, id, body);
      const filter = { organizationId, runId: id, employeeId: body.employeeId };
      const [item] = await selectItems(tx, filter, { limit: 1, offset: 0 });
      return reply<'changePayRun'>()(200, { run: await presentRun(tx, run), item: presentItem(item!) });
    });
  },

  cancelPayRun: async ({ params: { id }, body, caller, inChange }) => {
    const { organizationId, accountId: byAccountId } = caller;
    return inChange(async (tx) => {
      const author = { organizationId, byAccountId, at: clock.date() };
      return reply<'cancelPayRun'>()(200, await presentRun(tx, await cancelRun(tx, author, id, body.reason)));
    });
  },
});
