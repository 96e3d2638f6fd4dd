import { timesheetLines } from '#domain/attendance/timesheetDigest.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { writeAudit, type Actor } from '../../audit/index.ts';
import { periodStateOf, savePeriod } from '../../organization/index.ts';
import { announceMonth } from './announce.ts';
import { nextState } from './close.ts';
import {
  lockUnfinished,
  lockVersion,
  removeVersion,
  selectDigests,
  selectPeopleAfter,
  updateVersion,
  type VersionRow,
} from './sql/versions.ts';
import { sha256, writeDays } from './writeDays.ts';

const FIRST_RETRY_MS = 1_000;
const MOST_TRIES = 5;

/** People written in one transaction: few enough that the event loop is not blocked for long. */
const PEOPLE_AT_ONCE = 40;

/** The audit names who started the closing; its outcome is an act of the product. */
const authorOf = ({ organizationId }: VersionRow, at: Date): Actor => ({
  organizationId,
  byAccountId: null,
  at,
});

/**
 * Processes one portion of the version that waits longest, in a transaction that locks it: other processes skip it, and a
 * crash leaves the portion undone. Resolves to false when none waits.
 */
export function closingWorker(services: Services): () => Promise<boolean> {
  const { db, clock } = services;
  return async () => {
    let taken: VersionRow | undefined;
    try {
      await inTransaction(db, async (tx) => {
        const at = clock.date();
        taken = await lockUnfinished(tx, at);
        if (!taken) return;
        const people = await selectPeopleAfter(tx, taken, PEOPLE_AT_ONCE);
        const last = people.at(-1);
        if (!last) await finish(services, tx, taken, at);
        else if (!(await writeDays(tx, taken, people, at.getTime()))) await giveUp(services, tx, taken, at);
        else {
          const done = taken.done + people.length;
          await updateVersion(tx, taken, { done, doneTo: last.employeeId, tries: 0, nextTryAt: at });
        }
      });
      return taken !== undefined;
    } catch (error) {
      if (taken) await postpone(services, taken);
      throw error;
    }
  };
}

async function finish(services: Services, tx: Tx, version: VersionRow, at: Date): Promise<void> {
  const { organizationId, month } = version;
  const digest = sha256(timesheetLines(organizationId, month, await selectDigests(tx, version)));
  const state = nextState(await periodStateOf(tx, organizationId, month), 'finish');
  await savePeriod(tx, { organizationId, month, state, changedAt: at });
  await updateVersion(tx, version, { closedAt: at, digest });
  await writeAudit(tx, authorOf(version, at), [
    {
      subject: 'period',
      event: 'finish',
      validFrom: `${month}-01`,
      after: { state, version: version.version, digest },
    },
  ]);
  await announceMonth(services, tx, { organizationId, month, about: 'monthClosed', reason: null });
}

/** Returns the month to its state before the closing, and removes everything written. */
async function giveUp(services: Services, tx: Tx, version: VersionRow, at: Date): Promise<void> {
  const { organizationId, month } = version;
  const closedBefore = version.version > 1;
  const state = nextState(await periodStateOf(tx, organizationId, month), 'fail', closedBefore);
  await removeVersion(tx, version);
  await savePeriod(tx, { organizationId, month, state, changedAt: at });
  await writeAudit(tx, authorOf(version, at), [
    { subject: 'period', event: 'fail', validFrom: `${month}-01`, after: { state } },
  ]);
  await announceMonth(services, tx, { organizationId, month, about: 'monthNotClosed', reason: null });
}

/** Retries after 1, 2, 4 and 8 s, then gives up. */
async function postpone(services: Services, { tries, ...version }: VersionRow): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const row = await lockVersion(tx, { tries, ...version });
    if (!row || row.closedAt !== null || row.tries !== tries) return;
    const at = services.clock.date();
    if (tries + 1 >= MOST_TRIES) return giveUp(services, tx, row, at);
    await updateVersion(tx, row, {
      tries: tries + 1,
      nextTryAt: new Date(at.getTime() + FIRST_RETRY_MS * 2 ** tries),
    });
  });
}
