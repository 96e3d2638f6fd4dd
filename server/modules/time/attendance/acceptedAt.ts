import type { Executor } from '../../../database/database.ts';
import type { Absence, AttendanceCorrection } from '../../../database/tables.generated.ts';
import { selectAcceptances } from './sql/acceptances.ts';

type Proposal = Absence | AttendanceCorrection;

/** When each began to hold. `decidedAt` is the time of the last decision, which may have ended it. */
export async function acceptedAtOf(
  db: Executor,
  organizationId: string,
  proposals: readonly Proposal[],
): Promise<(proposal: Proposal) => Date | null> {
  const ended = proposals
    .filter(({ proposedBy, state }) => proposedBy === 'employee' && /^(replaced|withdrawn)$/.test(state))
    .map(({ id }) => id);
  const found = new Map(
    (ended.length ? await selectAcceptances(db, organizationId, ended) : []).map(({ id, at }) => [id, at]),
  );
  return ({ id, state, proposedBy, proposedAt, decidedAt }) => {
    if (proposedBy === 'employer') return proposedAt;
    return state === 'accepted' ? decidedAt : (found.get(id) ?? null);
  };
}
