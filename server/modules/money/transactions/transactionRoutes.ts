import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { AmountRange } from '#domain/fields/amountRange.ts';
import {
  shownStatuses,
  transactionKind,
  transactionStatuses,
  transactionStatusOf,
  type TransactionStatus,
} from '#domain/transactions.ts';
import type { Services } from '../../../context.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import { amountsAsked } from '../../amountRange.ts';
import { namesOf, searchOf } from '../../employees/records/index.ts';
import { pageOf } from '../../page.ts';
import { exportTransactions } from './exportTransactions.ts';
import { selectTransactions, sumTransactions, type TransactionFilter } from './sql/transactions.ts';

/** Employees see their own transactions, others see everybody's. */
const seenBy = (
  { role, organizationId, jobId }: AtJob,
  {
    search,
    month,
    ...range
  }: AmountRange & { search?: string | undefined; month?: CompanyMonth | undefined },
  place: string,
): TransactionFilter => {
  const period = month && { from: month, to: month };
  const asked = { organizationId, period, amounts: amountsAsked(range, place) };
  return role === 'employee'
    ? { ...asked, employeeId: jobId, search: searchOf('') }
    : { ...asked, search: searchOf(search, true) };
};

export const transactionHandlers = ({
  db,
  clock,
}: Services): Pick<Handlers, 'listTransactions' | 'exportTransactions'> => ({
  listTransactions: async ({ query, caller }) => {
    const page = pageOf(query);
    const filter = seenBy(caller, query, '/query');
    const kinds = kindsOf(query);
    const totals = totalsOf(await sumTransactions(db, { ...filter, kinds: kinds.shown }));
    const total = totals
      .filter(({ status }) => query.status === undefined || status === query.status)
      .reduce((sum, { count }) => sum + count, 0);
    const returned = totals.find(({ status }) => status === 'returned')?.count ?? 0;
    const rows = await selectTransactions(
      db,
      { ...filter, kinds: kinds.chosen },
      { ...page, total, returned },
    );
    const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
    const names = await namesOf(db, caller.organizationId, people);
    return reply<'listTransactions'>()(200, {
      items: rows.map(({ kind, employeeId, recordedAt, place: _, ...row }) => ({
        ...row,
        status: transactionStatusOf[kind],
        recordedAt: recordedAt.toISOString(),
        employeeName: names.get(employeeId) ?? '',
      })),
      ...page,
      total,
      totals,
    });
  },

  exportTransactions: async ({ body: { format, language, status, show, ...wanted }, caller }) => {
    const filter = { ...seenBy(caller, wanted, ''), kinds: kindsOf({ show, status }).chosen };
    return reply<'exportTransactions'>()(
      200,
      exportTransactions(db, { filter, format, language, now: clock.now() }),
    );
  },
});

/** Undefined stands for all kinds, because the list of all is numbered. */
function kindsOf({ show, status }: { show?: string | undefined; status?: TransactionStatus | undefined }) {
  const statuses = shownStatuses(show, status);
  const shown = statuses.length === transactionStatuses.length ? undefined : statuses.map(transactionKind);
  return { shown, chosen: status ? [transactionKind(status)] : shown };
}

const totalsOf = (sums: Awaited<ReturnType<typeof sumTransactions>>) =>
  transactionStatuses.flatMap((status) =>
    sums
      .filter(({ kind }) => kind === transactionKind(status))
      .map(({ count, amount }) => ({ status, count, amount })),
  );
