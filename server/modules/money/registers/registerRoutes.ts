import type { ResultRow } from '#domain/bankResult/readResult.ts';
import type { Services } from '../../../context.ts';
import { notFound } from '../../../http/problem.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { passwordProver } from '../../auth/index.ts';
import { notifier } from '../../notifications/index.ts';
import { offsetOf, pageOf } from '../../page.ts';
import {
  countRegisters,
  presentRegisters,
  selectRegister,
  selectRegisters,
  sumStopped,
  sumWaiting,
} from '../payouts/index.ts';
import { applyResult, readResult } from './bankResult.ts';
import { exportRegister } from './exportRegister.ts';
import { makeRegister, presentRegister, settleRegister } from './registers.ts';

type Operations =
  | 'listPayoutRegisters'
  | 'createPayoutRegister'
  | 'getPayoutRegister'
  | 'exportPayoutRegister'
  | 'settlePayoutRegister'
  | 'readPayoutResult'
  | 'applyPayoutResult';

export const registerHandlers = (
  services: Services,
  notify = notifier(services),
  prove = passwordProver(services),
  { db, clock } = services,
): Pick<Handlers, Operations> => ({
  listPayoutRegisters: async ({ query, caller: { organizationId } }) => {
    const page = pageOf(query);
    const rows = await selectRegisters(db, organizationId, offsetOf(page));
    return reply<'listPayoutRegisters'>()(200, {
      waiting: await sumWaiting(db, organizationId),
      stopped: await sumStopped(db, organizationId),
      items: await presentRegisters(db, organizationId, rows, clock.now()),
      ...page,
      total: await countRegisters(db, organizationId),
    });
  },

  createPayoutRegister: async ({ caller: { organizationId, accountId }, inChange }) =>
    inChange(async (tx) => {
      const by = { organizationId, accountId, at: clock.date() };
      const made = await makeRegister(services, tx, notify, by);
      return reply<'createPayoutRegister'>()(201, await presentRegister(tx, by, made));
    }),

  getPayoutRegister: async ({ params: { id }, caller: { organizationId, accountId } }) => {
    const row = await selectRegister(db, organizationId, id);
    if (!row) throw notFound();
    const by = { organizationId, accountId, at: clock.date() };
    return reply<'getPayoutRegister'>()(200, await presentRegister(db, by, row));
  },

  exportPayoutRegister: async ({ params: { id }, body, caller: { organizationId } }) => {
    const row = await selectRegister(db, organizationId, id);
    if (!row) throw notFound();
    return reply<'exportPayoutRegister'>()(200, exportRegister(services, row, body));
  },

  settlePayoutRegister: async ({ params: { id }, body, caller, inChange }) => {
    const { organizationId, accountId } = caller;
    // Hashing takes long: not while rows are locked.
    if (body.password !== undefined) await prove(caller, body.password, '/password');
    return inChange(async (tx) => {
      const by = { organizationId, accountId, at: clock.date(), isProven: body.password !== undefined };
      const { register: row, ...counts } = await settleRegister(tx, notify, by, id, body);
      const register = await presentRegister(tx, by, row);
      return reply<'settlePayoutRegister'>()(200, { register, ...counts });
    });
  },

  readPayoutResult: async ({ params: { id }, body, caller: { organizationId, accountId } }) => {
    const by = { organizationId, accountId, at: clock.date() };
    return reply<'readPayoutResult'>()(200, await readResult(services, by, id, body.rows as ResultRow[]));
  },

  applyPayoutResult: async ({ params: { id }, body, caller, inChange }) => {
    const { organizationId, accountId } = caller;
    if (body.password !== undefined) await prove(caller, body.password, '/password');
    return inChange(async (tx) => {
      const by = { organizationId, accountId, at: clock.date(), isProven: body.password !== undefined };
      const { register: row, ...counts } = await applyResult(services, tx, notify, by, id, body);
      const register = await presentRegister(tx, by, row);
      return reply<'applyPayoutResult'>()(200, { register, ...counts });
    });
  },
});
