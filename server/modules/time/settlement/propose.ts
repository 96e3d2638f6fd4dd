import { shiftWindow } from '#domain/attendance/shift.ts';
import { wantedTimes, type WantedPair } from '#domain/attendance/wantedTimes.ts';
import { withoutDecision, type Day } from '#domain/attendance/readDay.ts';
import { companyDate, MINUTE_MS, type CompanyDate } from '#domain/calendar/index.ts';
import { isEmployedOn } from '#domain/employment.ts';
import { correctionMachine } from '#machines/lifecycles/correctionMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';
import {
  conflict,
  fieldRefused,
  illegalTransition,
  notFound,
  refusedByRule,
  validationFailed,
} from '../../../http/problem.ts';
import { readVisibleEmployment, type Asking } from '../absences/index.ts';
import {
  adjustClosedDay,
  dayOf,
  readDecisions,
  forgetDecisions,
  punchesOf,
  refuseUncorrectable,
  refuseUncorrectableBeforehand,
  type DecisionOverride,
  decideCorrection,
  insertCorrections,
  lockCorrectionOfDay,
  lockCorrections,
  type CorrectionRow,
} from '../attendance/index.ts';
import { lockActiveEmployee, lockEmployees } from '../../employees/records/index.ts';
import { readEarliestChange } from '../../organization/index.ts';
import { reasonRequired } from '../../reasonGiven.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { auditProposed, auditWithdrawn } from './audited.ts';
import { readDays } from './readDays.ts';

export interface Wanted {
  date: CompanyDate;
  pairs: readonly WantedPair[];
}

const toMinute = (at: number) => Math.floor(at / MINUTE_MS);
const sameTimes = (day: Day, pairs: readonly { in: number; out: number }[]) =>
  day.pairs.length === pairs.length &&
  day.pairs.every(
    (pair, index) =>
      pair.out !== null &&
      toMinute(pair.in) === toMinute(pairs[index]!.in) &&
      toMinute(pair.out) === toMinute(pairs[index]!.out),
  );

/**
 * The wanted pairs as instants, and the current day. Throws 404 for a person the caller may not see, 403 ownDay for an
 * employer's own day; at the fields 400 timeInFuture, notEmployed, timeInvalid and timesCross, 422 outsideShift; 409
 * dayOpen before the shift has ended, and nothingChanged for the times that the day already has.
 */
export async function acceptTimes(
  db: Executor,
  asking: Asking,
  { date, pairs: wanted }: Wanted,
): Promise<{ pairs: { in: number; out: number }[]; day: Day }> {
  const employment = await readVisibleEmployment(db, asking);
  const { organizationId, employeeId, at } = asking;
  const now = at.getTime();
  if (date > companyDate(now)) throw fieldRefused('/date', 'timeInFuture');
  if (!isEmployedOn(employment, date)) throw fieldRefused('/date', 'notEmployed');
  const { ruleOf } = await rulesOfPeople(db, organizationId, [employeeId]);
  const rule = ruleOf(employeeId, date);
  if (now < shiftWindow(date, rule.shift).closesAt)
    throw conflict('dayOpen', { errors: [{ pointer: '/date', code: 'dayOpen' }] });
  const { pairs, errors } = wantedTimes(date, rule.shift, wanted);
  const refused = Object.entries(errors).map(([path, code]) => ({
    pointer: `/pairs/${path.replace('.', '/')}`,
    code,
  }));
  const malformed = refused.filter(({ code }) => code !== 'outsideShift');
  if (malformed.length) throw validationFailed(malformed);
  if (refused.length) throw refusedByRule('outsideShift', { errors: refused });
  const dates = { from: date, to: date };
  const decided = await readDecisions(db, organizationId, dates, { ids: [employeeId] });
  const punches = await punchesOf(db, organizationId, employeeId, dates);
  const day = dayOf(rule, punches, now, decided(employeeId, date));
  if (sameTimes(day, pairs)) throw conflict('nothingChanged');
  return { pairs, day };
}

/** Overrides the day's times. In a closed month, decisions stay, since nobody could decide again. */
export const withTimes =
  (date: CompanyDate, pairs: readonly { in: number; out: number }[], isOpen: boolean): DecisionOverride =>
  (one, stored) =>
    one === date ? { ...(isOpen ? withoutDecision(stored) : stored), pairs } : stored;

const toStoredPairs = (pairs: readonly { in: number; out: number }[]) =>
  pairs.map((pair) => ({ in: new Date(pair.in).toISOString(), out: new Date(pair.out).toISOString() }));

const undecided = { decidedAt: null, decidedByAccountId: null, decisionNote: null };

/** Marks the accepted correction of the day as replaced. */
async function replaceAccepted(tx: Tx, { organizationId, employeeId, at }: Asking, date: CompanyDate) {
  const before = await lockCorrectionOfDay(tx, organizationId, employeeId, date, 'accepted');
  if (!before) return;
  const replaced = decide(correctionMachine, before.state, 'replace', 'system');
  if (!replaced.legal) throw new Error('What holds can be replaced');
  await decideCorrection(tx, { ...before, state: replaced.state as CorrectionRow['state'], decidedAt: at });
}

/** Accepts a proposed correction. The employee's row is locked. */
export async function acceptCorrection(tx: Tx, row: CorrectionRow, asking: Asking): Promise<CorrectionRow> {
  const decision = decide(correctionMachine, row.state, 'accept', 'employer');
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  await replaceAccepted(tx, asking, row.date);
  const { at: decidedAt, accountId: decidedByAccountId } = asking;
  const state = decision.state as CorrectionRow['state'];
  const accepted = { ...row, state, decidedAt, decidedByAccountId, decisionNote: null };
  await decideCorrection(tx, accepted);
  await forgetDecisions(tx, asking, { from: row.date, to: row.date });
  await adjustClosedMonth(tx, asking, accepted);
  return accepted;
}

/** A correction of a closed day adjusts another month. */
async function adjustClosedMonth(
  tx: Tx,
  { organizationId, accountId, at }: Asking,
  row: CorrectionRow,
): Promise<void> {
  const { employeeId, date, id: correctionId } = row;
  const author = { organizationId, byAccountId: accountId, at };
  const read = async (dates: readonly CompanyDate[]) => {
    const of = dates.map((one) => ({ employeeId, date: one }));
    const dayOn = await readDays(tx, organizationId, of, at.getTime());
    return (one: CompanyDate) => dayOn({ employeeId, date: one }).day;
  };
  await adjustClosedDay(tx, { ...author, correctionId, employeeId, date, readDays: read });
}

interface NewCorrection {
  employeeId: string;
  date: CompanyDate;
  pairs: readonly { in: number; out: number }[];
  reason: string;
}

/** A new correction: an employee's is proposed, an employer's is accepted at once. */
export function newCorrection(
  { organizationId, accountId, by, at }: Pick<Asking, 'organizationId' | 'accountId' | 'by' | 'at'>,
  { pairs, ...wanted }: NewCorrection,
): CorrectionRow {
  const row: CorrectionRow = {
    organizationId,
    id: newId(),
    ...wanted,
    pairs: toStoredPairs(pairs),
    state: 'proposed',
    proposedBy: by,
    proposedByAccountId: accountId,
    proposedAt: at,
    ...undecided,
  };
  if (by === 'employee') return row;
  const decision = decide(correctionMachine, row.state, 'accept', 'employer');
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  const state = decision.state as CorrectionRow['state'];
  return { ...row, state, decidedAt: at, decidedByAccountId: accountId };
}

/** Inserts a correction of a day; an employer's is accepted at once. The employee's row is locked. */
export async function addCorrection(
  tx: Tx,
  asking: Asking,
  day: Day,
  pairs: readonly { in: number; out: number }[],
  reason: string,
): Promise<CorrectionRow> {
  const { organizationId, accountId, by, employeeId, at } = asking;
  const { date } = day;
  const row = newCorrection(asking, { employeeId, date, pairs, reason });
  // The employee's own may still be waiting for the same day.
  if (by === 'employer') await replaceAccepted(tx, asking, date);
  await insertCorrections(tx, [row]);
  if (by === 'employer') {
    await forgetDecisions(tx, asking, { from: date, to: date });
    await adjustClosedMonth(tx, asking, row);
  }
  await auditProposed(tx, { organizationId, byAccountId: accountId, at }, [row], day);
  return row;
}

/** Stores a correction. Throws as `acceptTimes`; 400 reasonRequired, 422 periodClosed, 403 employeeBlocked. */
export async function proposeCorrection(
  tx: Tx,
  asking: Asking,
  wanted: Wanted & { reason: string },
): Promise<CorrectionRow> {
  const { organizationId, employeeId, by } = asking;
  const reason = wanted.reason.trim();
  if (!reason) throw reasonRequired();
  await refuseUncorrectable(tx, organizationId, wanted.date);
  if (by === 'employee') await lockActiveEmployee(tx, organizationId, employeeId);
  else await lockEmployees(tx, organizationId, [employeeId]);
  const { pairs, day } = await acceptTimes(tx, asking, wanted);
  if (by === 'employee') {
    const waiting = await lockCorrectionOfDay(tx, organizationId, employeeId, wanted.date, 'proposed');
    if (waiting) await withdraw(tx, asking, waiting);
  }
  return addCorrection(tx, asking, day, pairs, reason);
}

/** The change for a dry run; locks nothing. */
export async function changeToPreview(db: Executor, asking: Asking, wanted: Wanted) {
  await refuseUncorrectableBeforehand(db, asking.organizationId, wanted.date);
  const { pairs } = await acceptTimes(db, asking, wanted);
  const isOpen = wanted.date >= (await readEarliestChange(db, asking.organizationId));
  return withTimes(wanted.date, pairs, isOpen);
}

async function withdraw(tx: Tx, { organizationId, accountId, at }: Asking, row: CorrectionRow) {
  const decision = decide(correctionMachine, row.state, 'withdraw', 'employee');
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  const state = decision.state as CorrectionRow['state'];
  const withdrawn = { ...row, state, decidedAt: at, decidedByAccountId: accountId };
  await decideCorrection(tx, withdrawn);
  await auditWithdrawn(tx, { organizationId, byAccountId: accountId, at }, row, state);
  return withdrawn;
}

/** Withdraws one's own undecided correction. Throws 404 for anybody else's, 409 illegalTransition. */
export async function withdrawCorrection(tx: Tx, asking: Asking, id: string): Promise<CorrectionRow> {
  const { organizationId, employeeId } = asking;
  const [row] = await lockCorrections(tx, { organizationId, scope: undefined }, [id]);
  if (row?.employeeId !== employeeId || row.proposedBy !== 'employee') throw notFound();
  return withdraw(tx, asking, row);
}
