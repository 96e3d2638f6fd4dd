import { companyDate } from '#domain/calendar/index.ts';
import { mostInPayment } from '#domain/payoutLimits.ts';
import type { Services } from '../../../context.ts';
import { notFound } from '../../../http/problem.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import type { Author } from '../../audit/index.ts';
import { passwordProver } from '../../auth/index.ts';
import { searchOf } from '../../employees/records/index.ts';
import { notifier } from '../../notifications/index.ts';
import { offsetOf, pageOf } from '../../page.ts';
import { currentProvider } from '../payouts/index.ts';
import { recomputeRun } from './recompute.ts';
import { cancelRun, changeRun } from './change.ts';
import { confirmRun } from './confirm.ts';
import { makeRun } from './make.ts';
import { previewNetPay, setNetPay } from './netPay.ts';
import { heldCardsOfCaller, presentItems, presentRun, presentRuns } from './present.ts';
import { retryRun } from './retry.ts';
import { stopRun } from './stop.ts';
import { countItems, selectItems, countRuns, selectRun, selectRuns } from '../runRecords/index.ts';

type Operations =
  | 'listPayRuns'
  | 'createPayRun'
  | 'getPayRun'
  | 'listPayRunItems'
  | 'changePayRun'
  | 'previewNetPay'
  | 'setNetPay'
  | 'computePayRun'
  | 'confirmPayRun'
  | 'retryPayRun'
  | 'stopPayRun'
  | 'cancelPayRun';

export const payRunHandlers = (
  services: Services,
  notify = notifier(services),
  prove = passwordProver(services),
  { db, clock } = services,
): Pick<Handlers, Operations> => {
  const authorOf = ({ organizationId, accountId: byAccountId }: AtJob): Author => ({
    organizationId,
    byAccountId,
    at: clock.date(),
  });
  return {
    listPayRuns: async ({ query, caller }) => {
      const { organizationId } = caller;
      const page = pageOf(query);
      const rows = await selectRuns(db, organizationId, offsetOf(page));
      return reply<'listPayRuns'>()(200, {
        today: companyDate(clock.now()),
        items: await presentRuns(db, authorOf(caller), rows),
        ...page,
        total: await countRuns(db, organizationId),
      });
    },

    createPayRun: async ({ body, caller, inChange }) =>
      inChange(async (tx) => {
        const author = authorOf(caller);
        const made = await makeRun(tx, author, body);
        return reply<'createPayRun'>()(201, await presentRun(tx, author, made));
      }),

    getPayRun: async ({ params: { id }, caller }) => {
      const run = await selectRun(db, caller.organizationId, id);
      if (!run) throw notFound();
      return reply<'getPayRun'>()(200, await presentRun(db, authorOf(caller), run));
    },

    listPayRunItems: async ({ params: { id }, query, caller }) => {
      const { organizationId } = caller;
      const run = await selectRun(db, organizationId, id);
      if (!run) throw notFound();
      const page = pageOf(query);
      const most = mostInPayment(await currentProvider(db, organizationId));
      const held = await heldCardsOfCaller(db, authorOf(caller));
      const asked = { search: searchOf(query.search), show: query.show };
      const filter = { organizationId, runId: id, ...asked, most, held: [...held.keys()] };
      const found = await selectItems(db, filter, offsetOf(page));
      return reply<'listPayRunItems'>()(200, {
        items: await presentItems(db, run, found, held),
        ...page,
        total: await countItems(db, filter),
      });
    },

    changePayRun: async ({ params: { id }, body, caller, inChange }) =>
      inChange(async (tx) => {
        const author = authorOf(caller);
        const run = await changeRun(tx, author, id, body);
        const filter = {
          organizationId: caller.organizationId,
          runId: id,
          key: body.requestId ?? body.employeeId,
        };
        const items = await selectItems(tx, filter, { limit: 1, offset: 0 });
        const [item] = await presentItems(tx, run, items, await heldCardsOfCaller(tx, author));
        return reply<'changePayRun'>()(200, { run: await presentRun(tx, author, run), item: item! });
      }),

    previewNetPay: async ({ params: { id }, body, caller }) =>
      reply<'previewNetPay'>()(200, await previewNetPay(db, authorOf(caller), id, body.rows)),

    setNetPay: async ({ params: { id }, body, caller, inChange }) =>
      inChange(async (tx) => {
        const author = authorOf(caller);
        const { run, changed } = await setNetPay(tx, author, id, body.rows);
        return reply<'setNetPay'>()(200, { run: await presentRun(tx, author, run), changed });
      }),

    computePayRun: async ({ params: { id }, caller, inChange }) =>
      inChange(async (tx) => {
        const author = authorOf(caller);
        const { run, changed } = await recomputeRun(tx, author, id);
        return reply<'computePayRun'>()(200, { run: await presentRun(tx, author, run), changed });
      }),

    confirmPayRun: async ({ params: { id }, body, caller, inChange }) => {
      // Without a run there is nothing to confirm: the password is not checked, and no attempt counts.
      if (!(await selectRun(db, caller.organizationId, id))) throw notFound();
      // Hashing takes long: not while rows are locked.
      await prove(caller, body.password, '/password');
      return inChange(async (tx) => {
        const author = authorOf(caller);
        const run = await confirmRun(tx, notify, author, id, body);
        return reply<'confirmPayRun'>()(200, await presentRun(tx, author, run));
      });
    },

    retryPayRun: async ({ params: { id }, caller, inChange }) =>
      inChange(async (tx) => {
        const author = authorOf(caller);
        const { run, ...counts } = await retryRun(tx, notify, author, id);
        return reply<'retryPayRun'>()(200, { run: await presentRun(tx, author, run), ...counts });
      }),

    stopPayRun: async ({ params: { id }, body, caller, inChange }) =>
      inChange(async (tx) => {
        const author = authorOf(caller);
        const { run, ...counts } = await stopRun(tx, notify, author, id, body.reason);
        return reply<'stopPayRun'>()(200, { run: await presentRun(tx, author, run), ...counts });
      }),

    cancelPayRun: async ({ params: { id }, body, caller, inChange }) =>
      inChange(async (tx) => {
        const author = authorOf(caller);
        const run = await cancelRun(tx, author, id, body.reason);
        return reply<'cancelPayRun'>()(200, await presentRun(tx, author, run));
      }),
  };
};
