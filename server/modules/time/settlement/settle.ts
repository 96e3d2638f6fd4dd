import { shiftWindow } from '#domain/attendance/shift.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { absenceMachine } from '#machines/lifecycles/absenceMachine.ts';
import { correctionMachine } from '#machines/lifecycles/correctionMachine.ts';
import { latePunchMachine } from '#machines/lifecycles/latePunchMachine.ts';
import type { DecisionEvent } from '#machines/lifecycles/dayDecisions.ts';
import { decide, legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { fieldRefused, forbidden } from '../../../http/problem.ts';
import { changeAbsence, lockAbsences, type Asking } from '../absences/index.ts';
import {
  acceptLatePunch,
  decideLatePunch,
  isCorrectable,
  judgeReasons,
  lockLatePunches,
  saveJudged,
  type LatePunchRow,
  decideCorrection,
  lockCorrections,
  type CorrectionRow,
} from '../attendance/index.ts';
import { writeAudit, type AuditEvent } from '../../audit/index.ts';
import { lockEmployees, ownRecordsOf, readDaysInScope } from '../../employees/records/index.ts';
import { lockedEarliestChange } from '../../organization/index.ts';
import { reasonGiven } from '../../reasonGiven.ts';
import { refuseWhenAllIllegal } from '../../refuseWhenAllIllegal.ts';
import { auditDecided } from './audited.ts';
import { decideDay } from './decision.ts';
import type { Entering } from './enterDays.ts';
import { readDays, readOneDay } from './readDays.ts';
import { acceptCorrection, addCorrection } from './propose.ts';
import { kindOf, type Verb } from './queue.ts';
import { settleUnclear } from './settleUnclear.ts';
import { verbsOf, withShiftEnd } from './verbs.ts';
import type { Tx } from '../../../database/database.ts';
import type { Code, Settled, Subject } from './subject.ts';

export interface Settling extends Entering {
  event: Verb;
  items: readonly Subject[];
  note: string | undefined;
  /** For `absent`: the kind of absence that the caller saw. */
  absentKind?: number | undefined;
}

const refuse = (subject: Subject, code: Code): Settled => ({
  ...subject,
  outcome: 'refused',
  code,
  legalEvents: [],
});
const keyOf = ({ kind, id, date }: Subject) => `${kind} ${id} ${date}`;

/**
 * Settles each item separately, in the given order; days without a kind together. People are locked before their records.
 * Throws 400 duplicateInList, reasonRequired when a refusal has no note, 403 ownDay when all are the caller's own, 409
 * illegalTransition when the event is illegal for every one of them.
 */
export async function settle(tx: Tx, settling: Settling): Promise<Settled[]> {
  const { organizationId, items, event, accountId: byAccountId, at, scope } = settling;
  const keys = items.map(keyOf);
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated >= 0) throw fieldRefused(`/items/${repeated}`, 'duplicateInList');
  const note = reasonGiven(correctionMachine, event, settling.note, '/note');

  const earliest = await lockedEarliestChange(tx, organizationId);
  const idsOf = (isMine: (kind: Subject['kind']) => boolean) => [
    ...new Set(items.filter(({ kind }) => isMine(kind)).map(({ id }) => id)),
  ];
  const found = await lockCorrections(
    tx,
    { organizationId, scope },
    idsOf((kind) => kind === 'correction'),
  );
  const foundAbsences = await lockAbsences(
    tx,
    { organizationId, scope },
    idsOf((kind) => kind === 'absence'),
  );
  const latePunches = await lockLatePunches(
    tx,
    { organizationId, scope },
    idsOf((kind) => kind === 'latePunch'),
  );
  const people = [
    ...new Set([
      ...[...found, ...foundAbsences, ...latePunches].map(({ employeeId }) => employeeId),
      ...idsOf(
        (kind) => kind !== 'correction' && kind !== 'absence' && kind !== 'reason' && kind !== 'latePunch',
      ),
    ]),
  ].sort();
  const known = await lockEmployees(tx, organizationId, people);
  const days = items
    .filter(({ id }) => known.has(id))
    .map(({ id: employeeId, date }) => ({ employeeId, date }));
  const seen = await readDaysInScope(tx, { organizationId, scope }, days);
  const own = await ownRecordsOf(tx, organizationId, byAccountId, people);
  const corrections = new Map(found.map((row) => [row.id, row]));
  // The days before any of these changes.
  const dayBefore =
    event === 'accept' && found.length ? await readDays(tx, organizationId, found, at.getTime()) : undefined;
  const punches = new Map(latePunches.map((row) => [row.id, row]));
  const absences = new Map(foundAbsences.map((row) => [row.id, row]));

  const reasonReview =
    event === 'accept' || event === 'refuse'
      ? {
          organizationId,
          event,
          ids: idsOf((kind) => kind === 'reason'),
          note: settling.note,
          byAccountId,
          at,
          scope,
        }
      : undefined;
  const judged = reasonReview ? await judgeReasons(tx, reasonReview) : [];
  if (reasonReview) await saveJudged(tx, reasonReview, judged);
  const reasons = new Map(judged.map((one) => [one.id, one]));

  const asking = (employeeId: string, date: CompanyDate): Asking => ({
    organizationId,
    accountId: byAccountId,
    by: 'employer',
    employeeId,
    at,
    scope: scope && { ...scope, date },
  });

  async function settleReason(subject: Subject): Promise<Settled> {
    const one = reasons.get(subject.id);
    if (!one) return refuse(subject, 'illegalTransition');
    if (one.outcome === 'refused') return refuse(subject, one.code === 'ownReason' ? 'ownDay' : one.code);
    const { employeeId, date, state } = one.reason;
    return { ...subject, outcome: 'settled', news: { about: 'reason', employeeId, date, state, note } };
  }

  async function settleCorrection(subject: Subject): Promise<Settled> {
    const row = corrections.get(subject.id);
    if (!row || row.date !== subject.date) return refuse(subject, 'notFound');
    if (own.has(row.employeeId)) return refuse(subject, 'ownDay');
    const decision = decide(correctionMachine, row.state, event, 'employer');
    if (!decision.legal)
      return { ...subject, outcome: 'refused', code: 'illegalTransition', legalEvents: decision.legalEvents };
    if (event === 'accept' && !(await isCorrectable(tx, organizationId, row.date, earliest)))
      return refuse(subject, 'periodClosed');
    const state = decision.state as CorrectionRow['state'];
    const { employeeId, date } = row;
    if (event === 'accept') await acceptCorrection(tx, row, asking(employeeId, date));
    else
      await decideCorrection(tx, {
        ...row,
        state,
        decidedAt: at,
        decidedByAccountId: byAccountId,
        decisionNote: note,
      });
    const decided = { event: event as AuditEvent<'correction'>, state, note, day: dayBefore?.(row).day };
    await auditDecided(tx, { organizationId, byAccountId, at }, row, decided);
    return { ...subject, outcome: 'settled', news: { about: 'correction', employeeId, date, state, note } };
  }

  async function settleLatePunch(subject: Subject): Promise<Settled> {
    const row = punches.get(subject.id);
    if (!row || row.shiftDate !== subject.date) return refuse(subject, 'notFound');
    const { employeeId, shiftDate: date } = row;
    if (own.has(employeeId)) return refuse(subject, 'ownDay');
    const decision = decide(latePunchMachine, row.state, event, 'employer');
    if (!decision.legal)
      return { ...subject, outcome: 'refused', code: 'illegalTransition', legalEvents: decision.legalEvents };
    if (event === 'accept' && date < earliest) return refuse(subject, 'periodClosed');
    const state = decision.state as LatePunchRow['state'];
    const decided = { ...row, state, decidedAt: at, decidedByAccountId: byAccountId, decisionNote: note };
    if (event === 'accept') {
      const code = await acceptLatePunch(tx, decided);
      if (code !== undefined) return refuse(subject, code as Code);
    } else await decideLatePunch(tx, decided);
    await writeAudit(tx, { organizationId, byAccountId, at }, [
      {
        subject: 'latePunch',
        subjectId: row.id,
        employeeId,
        event: event as AuditEvent<'latePunch'>,
        before: { state: row.state },
        after: { state, date },
        reason: note,
      },
    ]);
    return { ...subject, outcome: 'settled', news: { about: 'latePunch', employeeId, date, state, note } };
  }

  async function settleAbsence(subject: Subject): Promise<Settled> {
    const row = absences.get(subject.id);
    if (!row || row.firstDay !== subject.date) return refuse(subject, 'notFound');
    if (own.has(row.employeeId)) return refuse(subject, 'ownDay');
    const legal = legalEvents(absenceMachine, row.state, 'employer');
    if (!legal.includes(event) || (event !== 'accept' && event !== 'refuse'))
      return { ...subject, outcome: 'refused', code: 'illegalTransition', legalEvents: legal };
    if (event === 'accept' && row.firstDay < earliest) return refuse(subject, 'periodClosed');
    const {
      employeeId,
      firstDay: date,
      state,
    } = await changeAbsence(tx, row, event, asking(row.employeeId, row.firstDay), note);
    return { ...subject, outcome: 'settled', news: { about: 'absence', employeeId, date, state, note } };
  }

  async function settleDay(subject: Subject): Promise<Settled> {
    const { id: employeeId, date, kind } = subject;
    if (!seen.has(`${employeeId} ${date}`)) return refuse(subject, 'notFound');
    if (own.has(employeeId)) return refuse(subject, 'ownDay');
    if (date < earliest) return refuse(subject, 'periodClosed');
    const { day, rule } = await readOneDay(tx, asking(employeeId, date), date);
    const stands = kindOf(day, shiftWindow(date, rule.shift).closesAt, at.getTime());
    if (stands === null) return refuse(subject, 'notFound');
    const verbs = stands === kind ? verbsOf({ ...subject, employeeId }, day, rule) : [];
    if (!verbs.includes(event))
      return { ...subject, outcome: 'refused', code: 'illegalTransition', legalEvents: verbs };
    const pairs = withShiftEnd(day, rule);
    if (event === 'settle') {
      await addCorrection(tx, asking(employeeId, date), day, pairs!, note ?? '');
      return {
        ...subject,
        outcome: 'settled',
        news: { about: 'day', employeeId, date, state: 'corrected', note },
      };
    }
    const { decision } = await decideDay(tx, asking(employeeId, date), day, event as DecisionEvent, note);
    return {
      ...subject,
      outcome: 'settled',
      news: { about: 'day', employeeId, date, state: decision, note },
    };
  }

  const isUnclear = ({ kind }: Subject) => kind === 'unclear' && (event === 'enter' || event === 'absent');
  const entered =
    event === 'enter' || event === 'absent'
      ? await settleUnclear(tx, settling, items.filter(isUnclear), {
          event,
          note,
          earliest,
          known,
          absentKind: settling.absentKind,
        })
      : [];
  const settled: Settled[] = [];
  for (const subject of items) {
    if (isUnclear(subject)) settled.push(entered.shift()!);
    else if (subject.kind === 'reason') settled.push(await settleReason(subject));
    else if (subject.kind === 'correction') settled.push(await settleCorrection(subject));
    else if (subject.kind === 'latePunch') settled.push(await settleLatePunch(subject));
    else if (subject.kind === 'absence') settled.push(await settleAbsence(subject));
    else settled.push(await settleDay(subject));
  }
  if (settled.every((one) => one.outcome === 'refused' && one.code === 'ownDay')) throw forbidden('ownDay');
  refuseWhenAllIllegal(settled, (index) => `/items/${index}`);
  return settled;
}
