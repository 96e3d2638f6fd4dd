import { addDays, companyDate, monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { isEmployedOn } from '#domain/employment.ts';
import { latePunchMachine } from '#machines/lifecycles/latePunchMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { AtJob } from '../../../http/operation.ts';
import { conflict, fieldRefused, forbidden, refusedByRule } from '../../../http/problem.ts';
import { isTrustedDevice } from '../../auth/index.ts';
import { lockActiveEmployee, readEmployee } from '../../employees/records/index.ts';
import {
  checkGateCode,
  gateTitleOf,
  lockedEarliestChange,
  type CodeCheck,
} from '../../organization/index.ts';
import { rulesOfPeople } from '../schedules/index.ts';
import { dayOf, presentDay } from './days.ts';
import { judgePunch } from './judgePunch.ts';
import { claimDevice } from './sql/deviceDays.ts';
import {
  insertLatePunch,
  selectLatePunch,
  selectWaitingPunches,
  type LatePunchRow,
} from './sql/latePunches.ts';
import { insertPunch, selectPunch, selectPunches, type PunchFacts } from './sql/punches.ts';
import { deadlineOf } from './tardiness.ts';
import { checkTypedCode } from './typedCodes.ts';

type Schemas = components['schemas'];
type StoredPunch = NonNullable<Awaited<ReturnType<typeof selectPunch>>>;
type ValidCode = Extract<CodeCheck, { valid: true }>;

/**
 * The outcome of an earlier punch with that id, if it was stored. Throws 409 punchIdTaken when the id was used for
 * something else.
 */
export async function findKeptPunch(
  db: Executor,
  { organizationId, jobId }: AtJob,
  { id, type }: Schemas['Punch'],
): Promise<Kept | undefined> {
  const late = await selectLatePunch(db, organizationId, id);
  const stored = late ?? (await selectPunch(db, organizationId, id));
  if (!stored) return undefined;
  if (stored.employeeId !== jobId || stored.type !== type) throw conflict('punchIdTaken');
  // A late punch that was accepted at once was decided by nobody.
  const asked = late && (late.state !== 'accepted' || late.decidedByAccountId !== null);
  return asked ? { waiting: late } : { counted: stored };
}

/** Checks that this person on this device is at a gate of the company. Throws every refusal of product §3. */
export async function admit(
  services: Services,
  caller: AtJob,
  { code, gateId, deviceId, scannedAt }: Schemas['Punch'],
): Promise<ValidCode> {
  const { db, clock } = services;
  const { organizationId, accountId, jobId } = caller;
  if ((await readEmployee(db, organizationId, jobId)).status !== 'active') throw forbidden('employeeBlocked');
  if (deviceId !== caller.deviceId || !(await isTrustedDevice(db, accountId, deviceId)))
    throw refusedByRule('deviceNotTrusted');
  if (gateId !== undefined && !/^\d{8}$/.test(code)) throw fieldRefused('/code', 'codeInvalid');
  const shown = { organizationId, code, gateId, scannedAt: Date.parse(scannedAt), now: clock.now() };
  const checked =
    gateId === undefined
      ? await checkGateCode(services, db, shown)
      : await checkTypedCode(services, jobId, shown);
  if (!checked.valid) throw refusedByRule(checked.code);
  return checked;
}

/** The outcome of a punch: it counts, or it waits for an employer. */
export type Kept = { counted: StoredPunch } | { waiting: LatePunchRow };

/**
 * Inserts the punch at the server's time, or a late one at its code's. The employee's row is locked first, so that punches
 * of one person are sequential and an id that is sent twice is inserted once.
 */
export async function punch(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  caller: AtJob,
  wanted: Schemas['Punch'],
  { gate, lateAt }: ValidCode,
): Promise<Kept> {
  const { organizationId, jobId: employeeId } = caller;
  const { id, type, deviceId } = wanted;
  const { employment } = await lockActiveEmployee(tx, organizationId, employeeId);
  const before = await findKeptPunch(tx, caller, wanted);
  if (before) return before;

  const now = services.clock.now();
  const late = lateAt !== undefined;
  const judged = { type, at: lateAt ?? now, late };
  const { ruleOn, counted, waiting } = await punchesAround(tx, organizationId, employeeId, judged.at);
  // Waiting punches are included, so that a punch after one of them is not refused because of it.
  const placed = judgePunch(judged, sortByTime([...counted, ...waiting]), ruleOn);
  if ('problem' in placed) throw placed.problem;
  const { shiftDate } = placed;
  // A shift over midnight began before the first working day.
  if (!isEmployedOn(employment, shiftDate)) throw refusedByRule('beforeFirstDay');
  const alone = judgePunch(judged, counted, ruleOn);
  // Also for a shift over the end of a month, which may be closed once the shift has ended.
  const isOfThisMonth = monthOf(shiftDate) === monthOf(companyDate(now));
  if ((late || !isOfThisMonth) && shiftDate < (await lockedEarliestChange(tx, organizationId)))
    throw refusedByRule('periodClosed');
  const holder = await claimDevice(tx, { organizationId, shiftDate, deviceId, employeeId });
  if (holder !== employeeId) throw refusedByRule('deviceOfAnother');

  const at = new Date(judged.at);
  const scannedAt = new Date(wanted.scannedAt);
  const facts = { organizationId, id, employeeId, gateId: gate.id, type, at, shiftDate };
  const takes = 'shiftDate' in alone && (!late || ruleOn(shiftDate).takesLatePunches);
  if (takes) await insertPunch(tx, { ...facts, scannedAt, deviceId, typed: wanted.gateId !== undefined });
  if (takes && !late) return { counted: facts };
  const kept = makeLatePunch(takes, { ...facts, scannedAt, deviceId, receivedAt: new Date(now) });
  await insertLatePunch(tx, kept);
  return takes ? { counted: facts } : { waiting: kept };
}

function makeLatePunch(
  takes: boolean,
  facts: Omit<LatePunchRow, keyof typeof undecided | 'state'>,
): LatePunchRow {
  const waiting = { ...facts, ...undecided, state: 'waiting' as const };
  if (!takes) return waiting;
  const taken = decide(latePunchMachine, 'waiting', 'take', 'system');
  if (!taken.legal) throw new Error('A late punch may be taken as it comes');
  return { ...waiting, state: taken.state as LatePunchRow['state'], decidedAt: facts.receivedAt };
}
const undecided = { decidedAt: null, decidedByAccountId: null, decisionNote: null };

const sortByTime = (punches: readonly PunchFacts[]) =>
  punches.toSorted((a, b) => a.at.getTime() - b.at.getTime());

/**
 * A person's punches from shortly before an instant on, counted and waiting ones, with the rule of each date. Punches may
 * lie in the future where the clock was set back.
 */
export async function punchesAround(db: Executor, organizationId: string, employeeId: string, at: number) {
  const { ruleOf } = await rulesOfPeople(db, organizationId, [employeeId]);
  const dates = { from: addDays(companyDate(at), -2), to: '9999-12-31' } as const;
  return {
    ruleOn: (date: CompanyDate) => ruleOf(employeeId, date),
    counted: await selectPunches(db, organizationId, employeeId, dates),
    waiting: await selectWaitingPunches(db, organizationId, employeeId, dates),
  };
}

/** The answer to an accepted punch. A repeated one gets the same answer: the day as of the punch. */
export async function presentPunch(
  db: Executor,
  organizationId: string,
  stored: StoredPunch,
): Promise<Schemas['AcceptedPunch']> {
  const { id, type, at, shiftDate, employeeId, gateId } = stored;
  const { ruleOf } = await rulesOfPeople(db, organizationId, [employeeId]);
  const day = await selectPunches(db, organizationId, employeeId, { from: shiftDate, to: shiftDate });
  const until = day.filter((one) => one.at <= at);
  const read = dayOf(ruleOf(employeeId, shiftDate), until, at.getTime());
  const wasLate = type === 'in' && until.length === 1 && read.punctuality === 'late';
  return {
    id,
    type,
    at: at.toISOString(),
    gateTitle: await gateTitleOf(db, organizationId, gateId),
    day: presentDay(read),
    reasonUntil: wasLate ? new Date(deadlineOf(ruleOf, employeeId, shiftDate)).toISOString() : null,
  };
}

/** The answer to a waiting late punch, independent of later decisions. */
export async function presentWaiting(
  db: Executor,
  organizationId: string,
  { id, type, at, shiftDate: date, gateId }: LatePunchRow,
): Promise<Schemas['WaitingPunch']> {
  const gateTitle = await gateTitleOf(db, organizationId, gateId);
  return { id, type, at: at.toISOString(), gateTitle, date };
}
