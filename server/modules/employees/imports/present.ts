import { printedFields, type PrintedFacts } from '#domain/fields/printedFields.ts';
import { maskCard } from '#domain/format/index.ts';
import { stagedImportStates } from '#machines/lifecycles/importMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { firstDayOfRecord, salaryIn, type Person } from '../records/index.ts';
import { salaryFromOf } from './findings.ts';
import type { ImportRecord } from './sql/imports.ts';
import type { ImportRow } from './sql/rows.ts';
import type { Progress, ShownState } from './sql/shownRows.ts';

type Schemas = components['schemas'];
type Plan = Schemas['ImportPlan'];

/** A commit can be undone for this long. */
export const KEPT_FOR_MS = 30 * 24 * 3_600_000;
/** A staged import is deleted after this time without a change. */
export const STAGED_FOR_MS = 7 * 24 * 3_600_000;

const emptyPlan: Plan = { create: 0, update: 0, unchanged: 0, skip: 0, decide: 0, problem: 0 };

export const planOf = (counts: readonly { outcome: keyof Plan; rows: number }[]): Plan => ({
  ...emptyPlan,
  ...Object.fromEntries(counts.map(({ outcome, rows }) => [outcome, rows])),
});

const expiryOf = ({ state, touchedAt }: ImportRecord): Date | null => {
  if (state === 'archived') return null;
  const staged = stagedImportStates.includes(state);
  return new Date(touchedAt.getTime() + (staged ? STAGED_FOR_MS : KEPT_FOR_MS));
};

export const presentImport = (
  record: ImportRecord,
  startedBy: string,
  plan: Plan | undefined,
): Schemas['Import'] => ({
  id: record.id,
  fileName: record.fileName,
  rowCount: record.rowCount,
  state: record.state,
  staged: record.staged,
  plan: plan ?? (record.plan as Plan | null) ?? emptyPlan,
  done: {
    rows: record.doneRows,
    created: record.created,
    updated: record.updated,
    unchanged: record.unchanged,
    skipped: record.skipped,
    failed: record.failed,
  },
  undone: {
    rows: record.undoneRows,
    removed: record.removed,
    restored: record.restored,
    kept: record.kept,
  },
  startedAt: record.startedAt.toISOString(),
  startedBy,
  committedAt: record.committedAt?.toISOString() ?? null,
  undoneAt: record.undoneAt?.toISOString() ?? null,
  keptUntil: expiryOf(record)?.toISOString() ?? null,
});

const presentProblems = (problems: readonly string[]) =>
  problems.map((problem) => {
    const [field = 'person', code = 'invalid'] = problem.split(':');
    return { field: field as Schemas['ImportProblem']['field'], code };
  });

export const presentFinding = (row: ImportRow): Schemas['ImportFinding'] => ({
  rowNumber: row.rowNumber,
  outcome: row.outcome,
  problems: presentProblems(row.problems),
  changed: row.changed as Schemas['ImportField'][],
});

type Values = Schemas['ImportValues'];
/** Titles of a person's unit and own schedule; null if the person has none. */
type Placement = Pick<ImportRow, 'unit' | 'schedule'>;
type Facts = Omit<
  Values,
  'cardNumber' | 'status' | keyof Placement | 'salaryFrom' | 'firstDay' | keyof PrintedFacts
> &
  PrintedFacts & { first4: string; last4: string };

const presentValues = (facts: Facts, status: Values['status'], { unit, schedule }: Placement): Values => ({
  lastName: facts.lastName,
  firstName: facts.firstName,
  passportSerialNumber: facts.passportSerialNumber,
  pinfl: facts.pinfl,
  phoneNumber: facts.phoneNumber,
  cardNumber: maskCard(facts),
  salary: facts.salary,
  status,
  ...(unit === null ? {} : { unit }),
  ...(schedule === null ? {} : { schedule }),
  ...Object.fromEntries(
    printedFields.flatMap((field) => (facts[field] === null ? [] : [[field, facts[field]]])),
  ),
});

function presentCurrent(record: Person, salaryDate: CompanyDate, place: Placement): Values {
  const facts = { ...record, salary: salaryIn(record.salaries, salaryDate) };
  const firstDay = firstDayOfRecord(record);
  return {
    ...presentValues(facts, record.chosenStatus, place),
    ...(firstDay === null ? {} : { firstDay }),
  };
}

const stateOf = ({ state, rowNumber }: ImportRow, { doneTo, undoneTo }: Progress): ShownState => {
  if (state !== 'staged') return state;
  if (rowNumber <= undoneTo) return 'undone';
  return rowNumber <= doneTo ? 'done' : 'staged';
};

/**
 * @param record the current record with this PINFL; its salary is that of the day from which the row's salary holds
 * @param place the person's unit and schedule today
 */
export const presentRow = (
  row: ImportRow,
  { record, place }: { record: Person | undefined; place: Placement },
  progress: Progress,
  today: CompanyDate,
): Schemas['ImportRow'] => ({
  ...presentFinding(row),
  state: stateOf(row, progress),
  decision: row.decision,
  person: {
    ...presentValues(row, row.status ?? (row.known ? null : row.newStatus), row),
    ...(row.salaryFrom === null ? {} : { salaryFrom: row.salaryFrom }),
    ...(row.firstDay === null ? {} : { firstDay: row.firstDay }),
  },
  current: record ? presentCurrent(record, salaryFromOf(row, today), place) : null,
  employeeId: record?.id ?? null,
});
