import { addDays, companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { LimitVersion } from '#domain/limits.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { groupBy } from '../../groupBy.ts';
import { insertLimits, queryLimitVersions, replaceLimits, selectLimits } from './sql/limits.ts';

/** Reads the own limits of these people on a date with one query; null for a person who has none. */
export async function limitsOfPeople(
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  date: CompanyDate,
): Promise<(employeeId: string) => Tiyin | null> {
  const rows = ids.length ? await selectLimits(db, organizationId, ids, date) : [];
  const limits = new Map(rows.map(({ employeeId, balanceLimit }) => [employeeId, balanceLimit]));
  return (employeeId) => limits.get(employeeId) ?? null;
}

/** Reads the versions of own limits by person, in the order of first days; empty for a person who never had one. */
export async function limitVersionsOf(
  db: Executor,
  organizationId: string,
  ids: readonly string[],
): Promise<(employeeId: string) => LimitVersion[]> {
  return limitVersionsIn(ids.length ? await queryLimitVersions(db, organizationId, ids).execute() : []);
}

/** The versions of `queryLimitVersions`, as `limitVersionsOf` gives them. */
export function limitVersionsIn(
  rows: readonly { employeeId: string; validFrom: CompanyDate; balanceLimit: Tiyin | null }[],
): (employeeId: string) => LimitVersion[] {
  const versions = groupBy(rows, ({ employeeId }) => employeeId);
  return (id) =>
    (versions.get(id) ?? []).map(({ validFrom, balanceLimit }) => ({ validFrom, limit: balanceLimit }));
}

export const limitIn = (versions: readonly LimitVersion[], date: CompanyDate): Tiyin | null =>
  versionOn(versions, date)?.limit ?? null;

export interface LimitChange extends LimitVersion {
  employeeId: string;
  /** All versions before the change. */
  limits: readonly LimitVersion[];
}

/** Saves limits from their first days on. Each replaces an earlier save for the same day. */
export async function saveLimits(tx: Tx, author: Author, changes: readonly LimitChange[]): Promise<void> {
  if (!changes.length) return;
  const { organizationId, byAccountId, at } = author;
  await replaceLimits(
    tx,
    organizationId,
    changes.map(({ employeeId, validFrom }) => ({ employeeId, validFrom })),
    at,
  );
  // No version is written if the same limit already holds on the day before.
  const realChanges = changes.filter(
    ({ limit, limits, validFrom }) => limitIn(limits, addDays(validFrom, -1)) !== limit,
  );
  if (realChanges.length)
    await insertLimits(
      tx,
      realChanges.map(({ employeeId, validFrom, limit }) => ({
        organizationId,
        id: newId(),
        employeeId,
        balanceLimit: limit,
        validFrom,
        savedAt: at,
        savedByAccountId: byAccountId,
        replacedAt: null,
      })),
    );
  await writeAudit(
    tx,
    author,
    changes.map(({ employeeId, limits, limit, validFrom }) => ({
      subject: 'limit' as const,
      subjectId: employeeId,
      employeeId,
      event: 'save' as const,
      validFrom,
      before: { limit: limitIn(limits, validFrom) },
      after: { limit },
    })),
  );
}

/** Withdraws a planned version. The caller has checked that it is planned. */
export async function withdrawPlannedLimit(
  tx: Tx,
  author: Author,
  { employeeId, validFrom, limits }: Omit<LimitChange, 'limit'>,
): Promise<void> {
  await replaceLimits(tx, author.organizationId, [{ employeeId, validFrom }], author.at);
  const before = { limit: limitIn(limits, validFrom) };
  await writeAudit(tx, author, [
    { subject: 'limit', subjectId: employeeId, employeeId, event: 'withdraw', validFrom, before },
  ]);
}

/** The versions that are shown: those since the person was added. The first of them begins on that day. */
export function shownLimits(versions: readonly LimitVersion[], addedAt: Date): LimitVersion[] {
  const from = companyDate(addedAt.getTime());
  return versions
    .filter((_, index) => (versions[index + 1]?.validFrom ?? '9999') > from)
    .map(({ validFrom, limit }) => ({ limit, validFrom: validFrom < from ? from : validFrom }))
    .slice(-MOST_SHOWN);
}

/** The contract's limit. */
const MOST_SHOWN = 1000;
