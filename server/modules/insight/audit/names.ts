import type { AuditSubject } from '#domain/audit/subjects.ts';
import type { Executor } from '../../../database/database.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { namesOf } from '../../employees/records/index.ts';
import { gateTitlesOf, titlesOfUnits } from '../../organization/index.ts';
import { titlesOfSchedules } from '../../time/schedules/index.ts';
import { readColleagueNames } from './colleagues.ts';
import { selectRemoved } from '../../audit/index.ts';
import type { AuditRow } from './sql/entries.ts';
import { idsAmong } from './values.ts';

export interface Names {
  account: ReadonlyMap<string, string>;
  employee: ReadonlyMap<string, string>;
  /** Names of people without a record. */
  removed: ReadonlyMap<string, string>;
  /** Titles of units and schedules. */
  titles: ReadonlyMap<string, string>;
  title: (row: Pick<AuditRow, 'subject' | 'subjectId'>) => string | undefined;
}

const distinct = (ids: readonly (string | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))];

/** Reads the names of the ids in these rows, with one query for each kind. */
export async function namesOfRows(
  db: Executor,
  organizationId: string,
  rows: readonly AuditRow[],
): Promise<Names> {
  const idsOf = (subject: AuditSubject) =>
    distinct(rows.map((row) => (row.subject === subject ? row.subjectId : null)));
  const named = async (titlesOf: typeof titlesOfUnits, ids: readonly string[]) =>
    new Map((ids.length ? await titlesOf(db, organizationId, ids) : []).map(({ id, title }) => [id, title]));
  const among = (kind: 'unit' | 'schedule') =>
    distinct([...idsOf(kind), ...rows.flatMap((row) => idsAmong(row, kind))]);
  const unit = await named(titlesOfUnits, among('unit'));
  const schedule = await named(titlesOfSchedules, among('schedule'));
  const titled: Partial<Record<AuditSubject, ReadonlyMap<string, string>>> = {
    unit,
    schedule,
    gate: await named(gateTitlesOf, idsOf('gate')),
    colleague: await readColleagueNames(db, organizationId, idsOf('colleague')),
  };
  const people = distinct(rows.map(({ employeeId }) => employeeId));
  const employee = await namesOf(db, organizationId, people);
  const gone = people.filter((id) => !employee.has(id));
  const removed = gone.length ? await selectRemoved(db, organizationId, gone) : [];
  return {
    account: await namesOfAccounts(db, distinct(rows.map(({ byAccountId }) => byAccountId))),
    employee,
    removed: new Map(removed.map(({ id, about }) => [id, about])),
    titles: new Map([...unit, ...schedule]),
    title: ({ subject, subjectId }) => (subjectId === null ? undefined : titled[subject]?.get(subjectId)),
  };
}
