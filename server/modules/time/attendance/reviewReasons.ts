import { decide } from '#machines/lifecycles/lifecycle.ts';
import { tardinessReasonMachine } from '#machines/lifecycles/tardinessReasonMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../../database/database.ts';
import type { TardinessReason } from '../../../database/tables.generated.ts';
import { fieldRefused, forbidden } from '../../../http/problem.ts';
import { writeAudit } from '../../audit/index.ts';
import { ownRecordsOf } from '../../employees/records/index.ts';
import { lockedEarliestChange, type DayScope } from '../../organization/index.ts';
import { reasonGiven } from '../../reasonGiven.ts';
import { refuseWhenAllIllegal } from '../../refuseWhenAllIllegal.ts';
import { decideReasons, lockReasons, type GivenState } from './sql/reasons.ts';

type Schemas = components['schemas'];
type Result = Schemas['TardinessReasonReviewResult'];

export interface ReasonReview {
  organizationId: string;
  event: Schemas['TardinessReasonReview']['event'];
  ids: readonly string[];
  note: string | undefined;
  byAccountId: string;
  at: Date;
  /** Reasons outside the scope are not found. */
  scope: DayScope | undefined;
}

export type ReviewedReason = { id: string } & (
  | { outcome: 'reviewed'; reason: TardinessReason }
  | {
      outcome: 'refused';
      reason: TardinessReason | null;
      code: NonNullable<Result['code']>;
      legalEvents: Result['legalEvents'];
    }
);

/** Judges each reason separately; writes nothing. Throws 400 reasonRequired when a refusal has no note. */
export async function judgeReasons(tx: Tx, review: ReasonReview): Promise<ReviewedReason[]> {
  const { organizationId, event, ids, byAccountId, at, scope } = review;
  const note = reasonGiven(tardinessReasonMachine, event, review.note, '/note');
  const earliest = ids.length ? await lockedEarliestChange(tx, organizationId) : null;
  const rows = ids.length ? await lockReasons(tx, { organizationId, scope }, ids) : [];
  const found = new Map(rows.map((row) => [row.id, row]));
  const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
  const own = await ownRecordsOf(tx, organizationId, byAccountId, people);
  return ids.map((id): ReviewedReason => {
    const reason = found.get(id);
    if (!reason) return { id, outcome: 'refused', reason: null, code: 'notFound', legalEvents: [] };
    if (own.has(reason.employeeId))
      return { id, outcome: 'refused', reason, code: 'ownReason', legalEvents: [] };
    if (earliest !== null && reason.date < earliest)
      return { id, outcome: 'refused', reason, code: 'periodClosed', legalEvents: [] };
    const decision = decide(tardinessReasonMachine, reason.state, event, 'employer');
    if (!decision.legal) {
      const legalEvents = decision.legalEvents as Result['legalEvents'];
      return { id, outcome: 'refused', reason, code: 'illegalTransition', legalEvents };
    }
    const state = decision.state as GivenState;
    const decided = { state, decidedAt: at, decidedByAccountId: byAccountId, decisionNote: note };
    return { id, outcome: 'reviewed', reason: { ...reason, ...decided } };
  });
}

/** Stores the judged reasons, with their audit rows. */
export async function saveJudged(
  tx: Tx,
  { organizationId, event, byAccountId, at }: ReasonReview,
  reviewed: readonly ReviewedReason[],
): Promise<void> {
  const changed = reviewed.flatMap((one) => (one.outcome === 'reviewed' ? one.reason : []));
  const [first] = changed;
  if (!first) return;
  const { state, decidedAt, decidedByAccountId, decisionNote } = first;
  const decision = { state, decidedAt, decidedByAccountId, decisionNote };
  await decideReasons(
    tx,
    organizationId,
    changed.map(({ id }) => id),
    decision,
  );
  await writeAudit(
    tx,
    { organizationId, byAccountId, at },
    changed.map(({ id, employeeId, date }) => ({
      subject: 'tardinessReason' as const,
      subjectId: id,
      employeeId,
      event,
      before: { state: 'given' },
      after: { state, date },
      reason: decisionNote,
    })),
  );
}

/**
 * Judges and writes. Throws 400 duplicateInList and reasonRequired; 403 ownReason when all are the reviewer's own; 409
 * illegalTransition when the event is illegal for every one of them.
 */
export async function reviewReasons(tx: Tx, review: ReasonReview): Promise<ReviewedReason[]> {
  const { ids } = review;
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated >= 0) throw fieldRefused(`/ids/${repeated}`, 'duplicateInList');
  const reviewed = await judgeReasons(tx, review);
  if (reviewed.every((one) => one.outcome === 'refused' && one.code === 'ownReason'))
    throw forbidden('ownReason');
  refuseWhenAllIllegal(reviewed, (index) => `/ids/${index}`);
  await saveJudged(tx, review, reviewed);
  return reviewed;
}
