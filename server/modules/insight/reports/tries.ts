import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { newId } from '../../../identifier.ts';
import { announceReports } from './announce.ts';
import { announceFailure, failedReport } from './end.ts';
import type { ReportLimits } from './limits.ts';
import { insertPart } from './sql/parts.ts';
import { updateReport, type ReportKey } from './sql/reports.ts';
import { lockDue, updateTry, type Try } from './sql/tries.ts';
import { nextState } from './state.ts';

const leaseFrom = ({ clock }: Pick<Services, 'clock'>, { leaseMs }: ReportLimits) =>
  new Date(clock.now() + leaseMs);

/** Begins a try of the next report, or fails the report when all its tries crashed; undefined when none waits. */
export async function beginTry(
  services: Services,
  limits: ReportLimits,
): Promise<{ begun: Try } | { givenUp: ReportKey } | undefined> {
  const { db, clock } = services;
  return inTransaction(db, async (tx) => {
    const at = clock.date();
    const due = await lockDue(tx, at);
    if (!due) return undefined;
    if (due.tries >= limits.tries) {
      await updateReport(tx, due, failedReport(due, 'failed', at));
      await announceFailure(services, tx, due);
      return { givenUp: due };
    }
    const tryId = newId();
    const begun = await updateReport(tx, due, {
      state: nextState(due, 'take'),
      progress: 0,
      tries: due.tries + 1,
      tryId,
      begunAt: at,
      nextTryAt: leaseFrom(services, limits),
    });
    await announceReports(tx, due.organizationId);
    return { begun: { ...begun, tryId } };
  });
}

/** Renews the lease of the try, and stores the progress in percent. Throws TryIsOver. */
export const showLife = (
  services: Services,
  limits: ReportLimits,
  current: Try,
  { progress, isNews }: { progress: number; isNews: boolean },
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    await updateTry(tx, current, { progress, nextTryAt: leaseFrom(services, limits) });
    if (isNews) await announceReports(tx, current.organizationId);
  });

/** Throws TryIsOver. */
export const storePart = (
  services: Services,
  limits: ReportLimits,
  current: Try,
  part: { n: number; content: Buffer },
): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const { organizationId, id: reportId } = current;
    await updateTry(tx, current, { nextTryAt: leaseFrom(services, limits) });
    await insertPart(tx, { organizationId, reportId, ...part });
  });

/** Postpones the next try after an error. Throws TryIsOver. */
export const putOff = ({ db, clock }: Services, { retryMs }: ReportLimits, current: Try): Promise<void> =>
  updateTry(db, current, {
    tryId: null,
    nextTryAt: new Date(clock.now() + retryMs * 2 ** (current.tries - 1)),
  });

/** Returns the report when the server stops, without counting the try. Throws TryIsOver. */
export const giveBack = ({ db, clock }: Services, current: Try): Promise<void> =>
  updateTry(db, current, { tryId: null, tries: current.tries - 1, nextTryAt: clock.date() });
