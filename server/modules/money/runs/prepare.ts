import { addDays, companyDate, companyDayStart, monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { dueRuns, type DueRun } from '#domain/dueRuns.ts';
import { isComputed, payableMonths, type ComputedRunKind } from '#domain/payRun.ts';
import { tiyin } from '#domain/money.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayRun, PayRunItem } from '../../../database/tables.generated.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { describeFailure } from '../../../http/errors.ts';
import type { Actor } from '../../audit/index.ts';
import { announceChange, notifier, type Notice, type Notify } from '../../notifications/index.ts';
import {
  bookkeepersOf,
  readFoundingDay,
  lockOrganization,
  payPlanOf,
  monthsClosedBetween,
} from '../../organization/index.ts';
import { isPaid } from './compute.ts';
import { draftRun } from './make.ts';
import {
  hasRun,
  savePreparedUntil,
  selectPreparedUntil,
  selectUnprepared,
  hasConfirmedSalary,
} from '../runRecords/index.ts';

/** After night shifts, and before the working day begins. */
const PREPARED_AT_HOUR = 6;
/** Runs that are more days late are left to the employer. */
const MOST_DAYS_LATE = 7;

/** Drafts the runs that are due today, and notifies owners and accountants; once a day for each company. */
export function runPreparing(services: Services) {
  const { db, clock, log } = services;
  const notify = notifier(services);
  return async (isStopping: () => boolean): Promise<void> => {
    const today = companyDate(clock.now());
    if (clock.now() < companyDayStart(today) + PREPARED_AT_HOUR * 3_600_000) return;
    for (const organizationId of await selectUnprepared(db, today)) {
      if (isStopping()) return;
      const author = { organizationId, byAccountId: null, at: clock.date() };
      // A failure affects only its company, which is retried at the next look.
      await inTransaction(db, (tx) => prepare(tx, notify, author, today)).catch((error: unknown) =>
        log.error({ organizationId, failure: describeFailure(error) }, 'pay runs could not be prepared'),
      );
    }
  };
}

async function prepare(tx: Tx, notify: Notify, author: Actor, today: CompanyDate): Promise<void> {
  const { organizationId } = author;
  await lockOrganization(tx, organizationId);
  const until = await selectPreparedUntil(tx, organizationId);
  // Another process was faster.
  if (until !== undefined && until >= today) return;
  await savePreparedUntil(tx, organizationId, today);
  const earliest = addDays(today, -MOST_DAYS_LATE);
  const notTooEarly = (date: CompanyDate) => (date < earliest ? earliest : date);
  const draft = async (due: DueRun) => {
    const drafted = await draftRun(tx, author, due);
    // A draft that pays nobody only carries debts over, so it is not announced.
    if (drafted?.items.some(isPaid) && isComputed(drafted.run.kind))
      await announcePrepared(tx, notify, drafted.run.kind, drafted);
  };
  const next = until === undefined ? today : addDays(until, 1);
  for (const due of await findDueRuns(tx, organizationId, notTooEarly(next), today))
    if (!(await hasRun(tx, organizationId, due, countsFrom(due, today)))) await draft(due);
  // Months may have been closed after the last look, on the same day.
  for (const due of await findUnpaidRests(tx, organizationId, notTooEarly(until ?? today), today))
    await draft(due);
}

/**
 * Salaries for months that were closed since a day and had been paid before that: the rest of the days and later
 * corrections are unpaid. Not needed where a run was confirmed after the closing.
 */
async function findUnpaidRests(
  tx: Tx,
  organizationId: string,
  from: CompanyDate,
  today: CompanyDate,
): Promise<DueRun[]> {
  const startOf = (date: CompanyDate) => new Date(companyDayStart(date));
  const closed = await monthsClosedBetween(tx, organizationId, {
    from: startOf(from),
    until: startOf(today),
  });
  const left: DueRun[] = [];
  for (const { month: period, changedAt } of closed) {
    const due = { kind: 'salary', period } as const;
    if (!payableMonths('salary', today).includes(period)) continue;
    if (!(await hasConfirmedSalary(tx, organizationId, period))) continue;
    if (!(await hasRun(tx, organizationId, due, changedAt))) left.push(due);
  }
  return left;
}

/**
 * From when a confirmed run counts as this one. A salary of the current month that was confirmed before its day leaves
 * out the days since then, so another one pays them.
 */
const countsFrom = ({ kind, period }: DueRun, today: CompanyDate): Date | null =>
  kind === 'salary' && period === monthOf(today) ? new Date(companyDayStart(today)) : null;

async function findDueRuns(
  tx: Tx,
  organizationId: string,
  from: CompanyDate,
  today: CompanyDate,
): Promise<DueRun[]> {
  const plan = await payPlanOf(tx, organizationId);
  const founded = monthOf(await readFoundingDay(tx, organizationId));
  return dueRuns(from, today, plan).filter(({ period }) => period >= founded);
}

async function announcePrepared(
  tx: Tx,
  notify: Notify,
  kind: ComputedRunKind,
  { run, items }: { run: PayRun; items: readonly PayRunItem[] },
): Promise<void> {
  const { organizationId, id: runId, period } = run;
  const amount = items.reduce((sum, item) => tiyin(sum + item.amount), tiyin(0));
  const about = `${kind}Prepared` as const;
  const params = { about, runId, period, people: items.filter(isPaid).length, amount };
  const people = await bookkeepersOf(tx, organizationId);
  await announceChange(
    tx,
    'paymentRequests',
    people.map(({ accountId }) => accountId),
  );
  await notify(
    tx,
    people.map(({ accountId, id: employeeId }): Notice => ({
      type: 'other',
      accountId,
      params,
      job: { organizationId, employeeId },
    })),
  );
}
