import type { CompanyMonth } from '#domain/calendar/index.ts';
import { shutPeriodStates } from '#machines/lifecycles/periodMachine.ts';
import type { Services } from '../../../context.ts';
import { reply, type Handlers } from '../../../http/operation.ts';
import { conflict } from '../../../http/problem.ts';
import { announceDays } from '../absences/index.ts';
import { periodStateOf } from '../../organization/index.ts';
import { announceMonth, announceMonthChanged } from './announce.ts';
import { readBlocks, type Blocks } from './checks.ts';
import { reopen, startClosing } from './close.ts';
import { presentMonth } from './present.ts';
import { decideUnregistered } from './unregistered.ts';

type Operations = 'getMonthClosing' | 'closeMonth' | 'reopenMonth' | 'decideUnregistered';

const nothing: Blocks = { checks: [], waiting: [] };

export const closingHandlers = (services: Services, closingWaits: () => void): Pick<Handlers, Operations> => {
  const { db, clock } = services;
  const readOpenBlocks = async (organizationId: string, month: CompanyMonth) => {
    const isShut = shutPeriodStates.includes(await periodStateOf(db, organizationId, month));
    return isShut ? nothing : readBlocks(db, { organizationId, month, now: clock.now() });
  };

  return {
    getMonthClosing: async ({ params: { month }, caller: { organizationId } }) =>
      reply<'getMonthClosing'>()(
        200,
        await presentMonth(db, { organizationId, month }, await readOpenBlocks(organizationId, month)),
      ),

    closeMonth: async ({ params: { month }, caller, inChange }) => {
      const { organizationId, accountId: byAccountId } = caller;
      // First without the lock, which does not block others; then under it, when nothing can change the days any
      // more.
      if ((await readOpenBlocks(organizationId, month)).checks.length) throw conflict('monthBlocked');
      const answer = await inChange(async (tx) => {
        await startClosing(tx, { organizationId, byAccountId, at: clock.date() }, month);
        await announceMonthChanged(tx, organizationId);
        return reply<'closeMonth'>()(200, await presentMonth(tx, { organizationId, month }, nothing));
      });
      closingWaits();
      return answer;
    },

    reopenMonth: async ({ params: { month }, body, caller, inChange }) =>
      inChange(async (tx) => {
        const { organizationId, accountId: byAccountId } = caller;
        const author = { organizationId, byAccountId, at: clock.date() };
        const reason = await reopen(tx, author, month, body);
        await announceMonth(services, tx, { organizationId, month, about: 'monthReopened', reason });
        return reply<'reopenMonth'>()(200, await presentMonth(tx, { organizationId, month }, nothing));
      }),

    decideUnregistered: async ({ params: { month }, body, caller, inChange }) =>
      inChange(async (tx) => {
        const { organizationId, accountId: byAccountId } = caller;
        const author = { organizationId, byAccountId, at: clock.date() };
        const days = await decideUnregistered(tx, author, month, body);
        await announceMonthChanged(tx, organizationId);
        await announceDays(tx, organizationId, days);
        const people = new Set(days.map(({ employeeId }) => employeeId)).size;
        const left = body.employeeIds.length - people;
        return reply<'decideUnregistered'>()(200, { people, days: days.length, left });
      }),
  };
};
