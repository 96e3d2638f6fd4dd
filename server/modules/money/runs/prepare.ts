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

/** Before the working day begins, when the shifts of the night are over. */
const PREPARED_AT_HOUR = 6;
/** A run that is later than this is left to the employer. */
const MOST_DAYS_LATE = 7;

/** Prepares the runs that are due today, as drafts, and tells owners and accountants. Each company's once a day. */
export function runPreparing(services: Services) {
  const { db, clock, log } = services;
  const notify = notifier(services);
  return async (isStopping: () => boolean): Promise<void> => {
    const today = companyDate(clock.now());
    if (clock.now() < companyDayStart(today) + PREPARED_AT_HOUR * 3_600_000) return;
    for (const organizationId of await selectUnprepared(db, today)) {
      if (isStopping()) return;
      const author = { organizationId, byAccountId: null, at: clock.date() };
      // One company's failure holds up no other; it is tried again at the next look.
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
    // A draft that pays nobody only carries debts over, and is not announced.
    if (drafted?.items.some(isPaid) && isComputed(drafted.run.kind))
      await announcePrepared(tx, notify, drafted.run.kind, drafted);
  };
  const next = until === undefined ? today : addDays(until, 1);
  for (const due of await findDueRuns(tx, organizationId, notTooEarly(next), today))
    if (!(await hasRun(tx, organizationId, due, countsFrom(due, today)))) await draft(due);
  // On the day of the last look, months may have been closed after it.
  for (const due of await findUnpaidRests(tx, organizationId, notTooEarly(until ?? today), today))
    await draft(due);
}

/**
 * Salaries of the months that were closed from a day on, as far as they were paid before: what the days until the end have earned
 * since, or a correction has changed, is left. Whoever has paid after the closing has seen all of it.
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

/** A salary of the month that is not over, confirmed before its day, leaves the days since: another one pays them. */
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
