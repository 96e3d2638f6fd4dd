import { shiftDateOf, shiftWindow } from '#domain/attendance/shift.ts';
import { addDays, companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { workingDayMachine, workingDayStateOf } from '#machines/lifecycles/workingDayMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../database/database.ts';
import type { AtJob } from '../../http/operation.ts';
import { conflict, fieldRefused, forbidden, refusedByRule } from '../../http/problem.ts';
import { isTrustedDevice } from '../auth/index.ts';
import { lockActiveEmployee, readEmployee } from '../employees/index.ts';
import { gateTitleOf, checkGateCode, type CodeCheck } from '../organization/index.ts';
import { rulesOfPeople, type RuleOf } from '../schedules/index.ts';
import { dayOf, presentDay } from './days.ts';
import { claimDevice } from './sql/deviceDays.ts';
import { insertPunch, selectPunch, selectPunches } from './sql/punches.ts';
import { checkTypedCode } from './typedCodes.ts';

type Schemas = components['schemas'];
type StoredPunch = NonNullable<Awaited<ReturnType<typeof selectPunch>>>;
type ValidCode = Extract<CodeCheck, { valid: true }>;

/**
 * The accepted punch with that id, if there is one. Throws 409 punchIdTaken when the id was used for something else.
 */
export async function countedBefore(
  db: Executor,
  { organizationId, jobId }: AtJob,
  { id, type }: Schemas['Punch'],
): Promise<StoredPunch | undefined> {
  const stored = await selectPunch(db, organizationId, id);
  if (stored && (stored.employeeId !== jobId || stored.type !== type)) throw conflict('punchIdTaken');
  return stored;
}

/** Checks that this person on this device is at a gate of the company. Throws every refusal of product §3. */
export async function admit(
  services: Services,
  caller: AtJob,
  { code, gateId, deviceId }: Schemas['Punch'],
): Promise<ValidCode> {
  const { db, clock } = services;
  const { organizationId, accountId, jobId } = caller;
  if ((await readEmployee(db, organizationId, jobId)).status !== 'active') throw forbidden('employeeBlocked');
  if (deviceId !== caller.deviceId || !(await isTrustedDevice(db, accountId, deviceId)))
    throw refusedByRule('deviceNotTrusted');
  if (gateId !== undefined && !/^\d{8}$/.test(code)) throw fieldRefused('/code', 'codeInvalid');
  const shown = { organizationId, code, gateId, now: clock.now() };
  const checked =
    gateId === undefined
      ? await checkGateCode(services, db, shown)
      : await checkTypedCode(services, jobId, shown);
  if (!checked.valid) throw refusedByRule(checked.code);
  return checked;
}

/**
 * Inserts the punch at the server's time. The employee's row is locked first, so that punches of one person are
 * sequential and the same id is inserted once, however it was sent twice.
 */
export async function punch(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  caller: AtJob,
  wanted: Schemas['Punch'],
  { gate }: ValidCode,
): Promise<StoredPunch> {
  const { organizationId, jobId: employeeId } = caller;
  const { id, type, deviceId } = wanted;
  await lockActiveEmployee(tx, organizationId, employeeId);
  const before = await countedBefore(tx, caller, wanted);
  if (before) return before;

  const { ruleOf } = await rulesOfPeople(tx, organizationId, [employeeId]);
  const ruleOn = (date: CompanyDate) => ruleOf(employeeId, date);
  const now = services.clock.now();
  const today = companyDate(now);
  const dates = { from: addDays(today, -2), to: addDays(today, 1) };
  const recent = await selectPunches(tx, organizationId, employeeId, dates);
  const open = type === 'out' ? openDateOf(recent, ruleOn, now) : undefined;
  const shiftDate = shiftDateOf(now, ruleOn, open);
  if (!shiftDate) throw refusedByRule('outsideShift');
  const punches = recent.filter((one) => one.shiftDate === shiftDate);
  const stands = workingDayStateOf(dayOf(ruleOn(shiftDate), punches, now));
  const verb = type === 'in' ? 'checkIn' : 'checkOut';
  const legal = legalEvents(workingDayMachine, stands, 'employee');
  if (!legal.includes(verb))
    throw conflict(type === 'in' ? 'alreadyCheckedIn' : 'notCheckedIn', { legalEvents: legal });
  refuseTooSoon(recent, now, ruleOn(shiftDate).punchGapSeconds);
  const holder = await claimDevice(tx, { organizationId, shiftDate, deviceId, employeeId });
  if (holder !== employeeId) throw refusedByRule('deviceOfAnother');

  // Clocks of two processes may differ: keeps a person's punches in the order in which they were accepted.
  const at = new Date(Math.max(now, (punches.at(-1)?.at.getTime() ?? 0) + 1));
  const row = { organizationId, id, employeeId, gateId: gate.id, type, at, shiftDate };
  const scannedAt = new Date(wanted.scannedAt);
  await insertPunch(tx, { ...row, scannedAt, deviceId, typed: wanted.gateId !== undefined });
  return row;
}

/** The date of a person's shift that was begun and has not closed. */
function openDateOf(
  punches: readonly { type: string; shiftDate: CompanyDate }[],
  ruleOn: (date: CompanyDate) => ReturnType<RuleOf>,
  now: number,
): CompanyDate | undefined {
  const last = punches.at(-1);
  if (last?.type !== 'in') return undefined;
  return now < shiftWindow(last.shiftDate, ruleOn(last.shiftDate).shift).closesAt
    ? last.shiftDate
    : undefined;
}

/** Compares the times of the punches, not when they were sent or stored. */
function refuseTooSoon(punches: readonly { at: Date }[], at: number, gapSeconds: number): void {
  const gapMs = gapSeconds * 1000;
  const near = punches.find((one) => Math.abs(at - one.at.getTime()) < gapMs);
  if (near) {
    const retryAfterSeconds = Math.ceil((near.at.getTime() + gapMs - at) / 1000);
    throw refusedByRule('punchTooSoon', { retryAfterSeconds });
  }
}

/** The answer to an accepted punch, the same however often it is sent: the day as of that moment. */
export async function presentPunch(
  db: Executor,
  organizationId: string,
  stored: StoredPunch,
): Promise<Schemas['AcceptedPunch']> {
  const { id, type, at, shiftDate, employeeId, gateId } = stored;
  const { ruleOf } = await rulesOfPeople(db, organizationId, [employeeId]);
  const day = await selectPunches(db, organizationId, employeeId, { from: shiftDate, to: shiftDate });
  const until = day.filter((one) => one.at <= at);
  return {
    id,
    type,
    at: at.toISOString(),
    gateTitle: await gateTitleOf(db, organizationId, gateId),
    day: presentDay(dayOf(ruleOf(employeeId, shiftDate), until, at.getTime())),
  };
}
