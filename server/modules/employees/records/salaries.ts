import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import { FIRST_DAY, versionOn } from '#domain/dated/versions.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { groupBy } from '../../groupBy.ts';
import { insertSalaries, querySalaries, replaceSalaries } from './sql/salaries.ts';

export interface SalaryVersion {
  validFrom: CompanyDate;
  salary: Tiyin;
}

/** The salary of a person on a date. */
export type SalaryOf = (employeeId: string, date: CompanyDate) => Tiyin;

/** Reads the salary versions by person, in the order of first days. */
export async function salaryVersionsOf(
  db: Executor,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, SalaryVersion[]>> {
  const rows = ids.length ? await querySalaries(db, organizationId, ids).execute() : [];
  return groupBy(rows, ({ employeeId }) => employeeId);
}

export const salaryIn = (versions: readonly SalaryVersion[] | undefined, date: CompanyDate): Tiyin => {
  const version = versionOn(versions ?? [], date);
  if (!version) throw new Error('A person has a salary from the first day on');
  return version.salary;
};

/** Reads the salaries of these people with one query. */
export async function salariesOf(
  db: Executor,
  organizationId: string,
  ids: readonly string[],
): Promise<SalaryOf> {
  return salariesIn(ids.length ? await querySalaries(db, organizationId, ids).execute() : []);
}

/** The salaries of `querySalaries`. */
export function salariesIn(rows: readonly (SalaryVersion & { employeeId: string })[]): SalaryOf {
  const versions = groupBy(rows, ({ employeeId }) => employeeId);
  return (id, date) => salaryIn(versions.get(id), date);
}

const stampOf = ({ organizationId, byAccountId, at }: Author) => ({
  organizationId,
  id: newId(),
  savedAt: at,
  savedByAccountId: byAccountId,
  replacedAt: null,
});

/** Inserts the salaries of new records, which hold on every day; for `insertTogether`. */
export const insertFirstSalaries = (
  author: Author,
  people: readonly { employeeId: string; salary: Tiyin }[],
) => insertSalaries(people.map((person) => ({ ...stampOf(author), ...person, validFrom: FIRST_DAY })));

export interface SalaryChange extends SalaryVersion {
  employeeId: string;
  /** All versions before the change. */
  salaries: readonly SalaryVersion[];
}

/** False if the same salary already holds on the day before: then no version is written. */
const isRealChange = ({ salary, validFrom, salaries }: SalaryChange) =>
  salaryIn(salaries, addDays(validFrom, -1)) !== salary;

/** Saves salaries from their first days on. Each replaces an earlier save for the same day. */
export async function saveSalaries(tx: Tx, author: Author, changes: readonly SalaryChange[]): Promise<void> {
  if (!changes.length) return;
  const { organizationId, at } = author;
  await replaceSalaries(
    tx,
    organizationId,
    changes.map(({ employeeId, validFrom }) => ({ employeeId, validFrom })),
    at,
  );
  const realChanges = changes.filter(isRealChange);
  if (realChanges.length)
    await insertSalaries(
      realChanges.map(({ employeeId, validFrom, salary }) => ({
        ...stampOf(author),
        employeeId,
        validFrom,
        salary,
      })),
    ).execute(tx);
  await writeAudit(
    tx,
    author,
    changes.map(({ employeeId, validFrom, salary, salaries }) => ({
      subject: 'salary' as const,
      subjectId: employeeId,
      employeeId,
      event: 'save' as const,
      validFrom,
      before: { salary: salaryIn(salaries, validFrom) },
      after: { salary },
    })),
  );
}

/** Withdraws a planned version. The caller has checked that it is planned. */
export async function withdrawPlannedSalary(
  tx: Tx,
  author: Author,
  { employeeId, validFrom, salaries }: Omit<SalaryChange, 'salary'>,
): Promise<void> {
  await replaceSalaries(tx, author.organizationId, [{ employeeId, validFrom }], author.at);
  const before = { salary: salaryIn(salaries, validFrom) };
  await writeAudit(tx, author, [
    { subject: 'salary', subjectId: employeeId, employeeId, event: 'withdraw', validFrom, before },
  ]);
}

/**
 * Moves a planned version to another first day and replaces what is planned from that day on. The caller has checked
 * that it is planned.
 */
export async function movePlannedSalary(
  tx: Tx,
  author: Author,
  { employeeId, validFrom, to, salaries }: Omit<SalaryChange, 'salary'> & { to: CompanyDate },
): Promise<void> {
  const salary = salaryIn(salaries, validFrom);
  await withdrawPlannedSalary(tx, author, { employeeId, validFrom, salaries });
  const otherVersions = salaries.filter((version) => version.validFrom !== validFrom);
  await saveSalaries(tx, author, [{ employeeId, validFrom: to, salary, salaries: otherVersions }]);
}

/** The versions that are shown: those since a day. The first of them begins on that day. */
export function shownSalaries(versions: readonly SalaryVersion[], from: CompanyDate): SalaryVersion[] {
  return versions
    .filter((_, index) => (versions[index + 1]?.validFrom ?? '9999') > from)
    .map(({ validFrom, salary }) => ({ salary, validFrom: validFrom < from ? from : validFrom }))
    .slice(-MOST_SHOWN);
}

/** The contract's limit. */
const MOST_SHOWN = 1000;
