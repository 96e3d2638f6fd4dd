import type { AmountRange } from '#domain/fields/amountRange.ts';
import { payoutShownAs, payoutStates } from '#machines/lifecycles/payoutMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import { amountsAsked } from '../../amountRange.ts';
import { namesOf, searchOf } from '../../employees/records/index.ts';
import { offsetOf, pageOf } from '../../page.ts';
import { exportPayouts } from './exportPayouts.ts';
import { payoutSettingsHandlers } from './settingsRoutes.ts';
import type { SumByHand } from './unsettled.ts';
import { selectPayouts, sumPayouts, type PayoutFilter } from './sql/list.ts';

type Handled =
  'listPayouts' | 'exportPayouts' | 'getPayoutSettings' | 'updatePayoutSettings' | 'getPayoutBalance';

interface Filters extends AmountRange {
  search?: string | undefined;
  month?: PayoutFilter['month'];
  register?: string | undefined;
}

/** Employees see their own payouts, others see everybody's. */
const seenBy = (
  { role, organizationId, jobId }: AtJob,
  { search, month, register: registerId, ...range }: Filters,
  place: string,
): PayoutFilter => {
  const asked = { organizationId, month, registerId, amounts: amountsAsked(range, place) };
  return role === 'employee'
    ? { ...asked, employeeId: jobId, search: searchOf('') }
    : { ...asked, search: searchOf(search, true) };
};

/** Undefined: all. */
const statesAsked = ({
  state: step,
  shownAs,
}: Pick<components['schemas']['PayoutExport'], 'state' | 'shownAs'>): PayoutFilter['states'] =>
  step === undefined && shownAs === undefined
    ? undefined
    : payoutStates.filter(
        (state) => (step ?? state) === state && (shownAs ?? payoutShownAs(state)) === payoutShownAs(state),
      );

export const payoutsHandlers = (
  services: Services,
  sumByHand: SumByHand,
  { db, clock } = services,
): Pick<Handlers, Handled> => ({
  ...payoutSettingsHandlers(services, sumByHand),

  listPayouts: async ({ query, caller }) => {
    const page = pageOf(query);
    const found = seenBy(caller, query, '/query');
    const totals = await sumPayouts(db, found);
    const states = statesAsked(query);
    const rows = await selectPayouts(db, { ...found, states }, offsetOf(page));
    const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
    const names = await namesOf(db, caller.organizationId, people);
    return reply<'listPayouts'>()(200, {
      items: rows.map(({ requestId, employeeId, amount, period, provider, state, attempts, ...row }) => ({
        requestId,
        amount,
        period,
        provider,
        state,
        attempts,
        employeeName: names.get(employeeId) ?? '',
        paidOn: row.paidOn,
        reference: row.reference,
        code: caller.role === 'employee' ? null : row.code,
        changedAt: row.changedAt.toISOString(),
      })),
      ...page,
      total: totals
        .filter(({ state }) => states === undefined || states.includes(state))
        .reduce((sum, { count }) => sum + count, 0),
      totals,
    });
  },

  exportPayouts: async ({ body: { format, language, ...wanted }, caller }) => {
    const filter = { ...seenBy(caller, wanted, ''), states: statesAsked(wanted) };
    const file = exportPayouts(db, { filter, format, language, now: clock.now() });
    return reply<'exportPayouts'>()(200, file);
  },
});
