import { addDays, companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { latePunchMachine } from '#machines/lifecycles/latePunchMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { punchesAround } from './check.ts';
import { forgetDecisions } from './decided.ts';
import { judgePunch } from './judgePunch.ts';
import { decideLatePunch, expireWaitingBefore, type LatePunchRow } from './sql/latePunches.ts';
import { insertPunch } from './sql/punches.ts';

export { decideLatePunch } from './sql/latePunches.ts';

/**
 * Stores the late punch as a punch of its day with the same id, or returns why it is not allowed among those that count
 * now. The caller has locked the employee's row.
 */
export async function acceptLatePunch(tx: Tx, row: LatePunchRow): Promise<string | undefined> {
  const { organizationId, employeeId, type, scannedAt, deviceId, id, gateId, at, shiftDate } = row;
  const { ruleOn, counted } = await punchesAround(tx, organizationId, employeeId, at.getTime());
  const placed = judgePunch({ type, at: at.getTime(), late: true }, counted, ruleOn);
  if ('problem' in placed) return placed.problem.code;
  const punch = { organizationId, id, employeeId, gateId, type, at, shiftDate, scannedAt, deviceId };
  await insertPunch(tx, { ...punch, typed: false });
  await decideLatePunch(tx, row);
  await forgetDecisions(tx, row, { from: shiftDate, to: shiftDate });
  return undefined;
}

/** Days are settled until the end of the following month; waiting punches expire then. */
export async function expireLatePunches({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  if (!decide(latePunchMachine, 'waiting', 'expire', 'system').legal)
    throw new Error('A late punch that waits expires');
  const firstOf = (date: CompanyDate) => `${date.slice(0, 7)}-01` as CompanyDate;
  const lastMonth = firstOf(addDays(firstOf(companyDate(clock.now())), -1));
  await expireWaitingBefore(db, lastMonth, clock.date());
}
