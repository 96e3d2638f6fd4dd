import type { Executor } from '../../../database/database.ts';
import type { Absence, AttendanceCorrection } from '../../../database/tables.generated.ts';
import { selectHappened } from '../../audit/index.ts';

type Proposal = Absence | AttendanceCorrection;

/** When each was accepted. `decidedAt` is the time of the last decision, which may have ended it. */
export async function readAcceptedAt(
  db: Executor,
  organizationId: string,
  proposals: readonly Proposal[],
): Promise<(proposal: Proposal) => Date | null> {
  const ended = proposals
    .filter(({ proposedBy, state }) => proposedBy === 'employee' && /^(replaced|withdrawn)$/.test(state))
    .map(({ id }) => id);
  const accepted = ended.length
    ? await selectHappened(db, organizationId, ['correction', 'absence'], ended, ['accept'])
    : [];
  const found = new Map(accepted.map(({ subjectId, at }) => [subjectId, at]));
  return ({ id, state, proposedBy, proposedAt, decidedAt }) => {
    if (proposedBy === 'employer') return proposedAt;
    return state === 'accepted' ? decidedAt : (found.get(id) ?? null);
  };
}
