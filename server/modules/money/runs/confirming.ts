import { companyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import type { PayRun } from '../../../database/tables.generated.ts';
import type { Author } from '../../audit/index.ts';
import { heldCardsOf } from '../cards/index.ts';
import { ownRecordsOf } from '../../employees/records/index.ts';
import { seersOf } from '../../organization/index.ts';
import type { Included } from '../runRecords/index.ts';

/** A payment to a card that the account set recently: somebody else has to confirm it. */
interface Held {
  employeeId: string;
  until: Date;
}

interface Confirming {
  confirming: 'open' | 'alone' | 'others';
  own: ReadonlySet<string>;
  held: readonly Held[];
}

/**
 * Whether this account may confirm a run that pays these people: `open`; `alone`, because the run pays the account's own
 * person, or a card that it set recently, and nobody else can confirm; or `others`, who must. People whose card it set
 * may be excluded instead. Managers confirm no runs, but may decide a request, which is then excluded from the run.
 */
export async function judgeConfirming(
  db: Executor,
  { organizationId, byAccountId, at }: Author,
  kind: PayRun['kind'],
  included: readonly Included[],
): Promise<Confirming> {
  const ids = [...new Set(included.map(({ employeeId }) => employeeId))];
  const own = await ownRecordsOf(db, organizationId, byAccountId, ids);
  const cards = await heldCardsOf(db, { organizationId, accountId: byAccountId }, at.getTime());
  const held = included.flatMap(({ employeeId, cardId }): Held[] => {
    const until = cardId === null || own.has(employeeId) ? undefined : cards.get(cardId);
    return until ? [{ employeeId, until }] : [];
  });
  const theirs = new Set([...own, ...held.map(({ employeeId }) => employeeId)]);
  if (!theirs.size) return { confirming: 'open', own, held };
  const date = companyDate(at.getTime());
  const people = [...theirs].map((employeeId) => ({ employeeId, date }));
  const seers = await seersOf(db, organizationId, people);
  const others = seers.some(
    ({ role, accountId }) => (kind === 'requests' || role !== 'manager') && accountId !== byAccountId,
  );
  return { confirming: !others ? 'alone' : own.size ? 'others' : 'open', own, held };
}
