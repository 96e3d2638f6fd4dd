import { monthOf, type CompanyMonth } from '#domain/calendar/index.ts';
import { searchKey } from '#domain/text.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import { periodMachine, type PeriodState } from '#machines/lifecycles/periodMachine.ts';
import type { Tx } from '../../../database/database.ts';
import { conflict, illegalTransition } from '../../../http/problem.ts';
import { reopenAdjustments } from '../attendance/index.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { readPrintedPageAtWork } from '../../employees/records/index.ts';
import {
  readFoundingDay,
  lockOrganization,
  periodStateOf,
  savePeriod,
  closedMonthsOf,
} from '../../organization/index.ts';
import { reasonGiven } from '../../reasonGiven.ts';
import { findOnTimesheet } from '../timesheet/index.ts';
import { readBlocks } from './checks.ts';
import { insertPeople, insertVersion, selectVersions, updateVersion } from './sql/versions.ts';

/** The state after an event. Throws 409 illegalTransition. */
export function nextState(
  state: PeriodState,
  verb: 'close' | 'reopen' | 'finish' | 'fail',
  closedBefore = false,
): PeriodState {
  const by = verb === 'close' || verb === 'reopen' ? 'employer' : 'system';
  const decision = decide(periodMachine, state, verb, by, { closedBefore });
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  return decision.state as PeriodState;
}

/**
 * Starts closing the month, and leaves a version for the job to write. Takes the company's lock, so that every change of
 * a day either precedes the checks or is refused. Throws 409 illegalTransition and monthBlocked.
 */
export async function startClosing(tx: Tx, author: Author, month: CompanyMonth): Promise<void> {
  const { organizationId, byAccountId, at } = author;
  await lockOrganization(tx, organizationId);
  const before = await periodStateOf(tx, organizationId, month);
  const state = nextState(before, 'close');
  if (month < monthOf(await readFoundingDay(tx, organizationId))) throw illegalTransition([]);
  const now = at.getTime();
  if ((await readBlocks(tx, { organizationId, month, now })).checks.length) throw conflict('monthBlocked');
  await savePeriod(tx, { organizationId, month, state, changedAt: at });

  const whose = { organizationId, month, unit: undefined, version: null, now };
  const { who } = await findOnTimesheet(tx, whose);
  const people = await readPrintedPageAtWork(tx, who, { limit: 1_000_000, offset: 0 });
  const [last] = await selectVersions(tx, organizationId, month);
  const version = (last?.version ?? 0) + 1;
  await insertVersion(tx, {
    organizationId,
    month,
    version,
    startedAt: at,
    startedByAccountId: byAccountId,
    total: people.length,
    done: 0,
    doneTo: null,
    tries: 0,
    nextTryAt: at,
    closedAt: null,
    digest: null,
    reopenedAt: null,
    reopenedByAccountId: null,
    reopenReason: null,
  });
  await insertPeople(
    tx,
    people.map(({ id, fullName, printed, unit }) => ({
      organizationId,
      month,
      version,
      employeeId: id,
      fullName,
      searchKey: searchKey(fullName),
      ...printed,
      unitId: unit?.id ?? null,
      unitTitle: unit?.title ?? null,
      digest: '',
    })),
  );
  await writeAudit(tx, author, [
    {
      subject: 'period',
      event: 'close',
      validFrom: `${month}-01`,
      before: { state: before },
      after: { state, version, people: people.length },
    },
  ]);
}

/**
 * Later closed months have to be reopened first, because changes are refused before the oldest open month. Throws 409
 * laterMonthClosed.
 */
async function refuseUnlessLast(tx: Tx, organizationId: string, month: CompanyMonth): Promise<void> {
  const last = (await closedMonthsOf(tx, organizationId)).at(-1);
  if (last !== undefined && last > month) throw conflict('laterMonthClosed');
}

/**
 * Reopens a month, and resolves to the reason. Throws 400 reasonRequired; 409 illegalTransition, also when another
 * version is current, and laterMonthClosed.
 */
export async function reopen(
  tx: Tx,
  author: Author,
  month: CompanyMonth,
  asked: { reason: string; version: number },
): Promise<string | null> {
  const { organizationId, byAccountId, at } = author;
  const reason = reasonGiven(periodMachine, 'reopen', asked.reason, '/reason');
  await lockOrganization(tx, organizationId);
  const before = await periodStateOf(tx, organizationId, month);
  const state = nextState(before, 'reopen');
  await refuseUnlessLast(tx, organizationId, month);
  const [held] = await selectVersions(tx, organizationId, month);
  // A month closed before versions were stored has no version, and no stored days to drop.
  if (held?.version !== asked.version || held.closedAt === null) throw illegalTransition([]);
  await savePeriod(tx, { organizationId, month, state, changedAt: at });
  await updateVersion(tx, held, {
    reopenedAt: at,
    reopenedByAccountId: byAccountId,
    reopenReason: reason,
  });
  const { undone, mirrored } = await reopenAdjustments(tx, author, month);
  await writeAudit(tx, author, [
    {
      subject: 'period',
      event: 'reopen',
      validFrom: `${month}-01`,
      before: { state: before },
      after: { state, version: held.version, adjustmentsUndone: undone, adjustmentsPaid: mirrored },
      reason,
    },
  ]);
  return reason;
}
