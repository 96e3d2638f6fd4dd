import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import { pickPrinted, printedFields } from '#domain/fields/printedFields.ts';
import type { Tiyin } from '#domain/money.ts';
import { importMachine } from '#machines/lifecycles/importMachine.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import type { FieldProblem } from '../../../http/problem.ts';
import { recordedDaysOf } from '../../time/attendance/index.ts';
import { writeAudit } from '../../audit/index.ts';
import {
  firstDayOfRecord,
  firstDayProblem,
  hireMany,
  lockPeople,
  salaryIn,
  updateMany,
  type Person,
  type Update,
  type Writing,
} from '../records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { lockOrganization, readEarliestChange } from '../../organization/index.ts';
import { joinUnits } from '../../time/schedules/index.ts';
import { changedFields, salaryFromOf, type RowContext } from './findings.ts';
import type { ImportField } from './fields.ts';
import { giveNamedSchedules, readSchedules, type PreviousSchedule } from './schedules.ts';
import { updateImport, type ImportRecord, type ImportState } from './sql/imports.ts';
import { selectRowsAfter, writeResults, type ImportRow, type Result } from './sql/rows.ts';
import { cardOf } from './stage.ts';
import {
  isUnitUnknown,
  unitChangesOf,
  readUnits,
  refuseClosedMeanwhile,
  type PreviousUnit,
} from './units.ts';
import { plainFields } from './fields.ts';

/**
 * The values of a record before an import updated it, for the fields that changed. A card is stored by its id; a
 * salary, a unit and a schedule are stored with their first day.
 */
export type PreviousValues = Partial<
  Record<Exclude<ImportField, 'cardNumber' | 'salary' | 'firstDay' | 'unit' | 'schedule'>, string | null>
> & {
  cardId?: string;
  salary?: Tiyin;
  salaryFrom?: CompanyDate;
  /** Null for a person whose employment was to begin with the registration. */
  firstDay?: CompanyDate | null;
  unit?: PreviousUnit;
  schedule?: PreviousSchedule;
};

export const writingOf = ({ organizationId, byAccountId }: ImportRecord, at: Date): Writing => ({
  organizationId,
  byAccountId,
  at,
});

export function nextState(record: ImportRecord, verb: 'finish' | 'fail' | 'archive'): ImportState {
  const decision = decide(importMachine, record.state, verb, 'system');
  if (!decision.legal) throw new Error(`An import that is ${record.state} cannot ${verb}`);
  return decision.state as ImportState;
}

/** Turns the pointer `/phoneNumber` of a record into the field `phoneNumber` of a row. */
export const toRowProblems = (problems: readonly FieldProblem[]) =>
  problems.map(({ pointer, code }) => `${pointer.slice(1)}:${code}`);

const failedResult = ({ rowNumber }: ImportRow, problems: string[]): Result => ({
  rowNumber,
  state: 'failed',
  problems,
  was: null,
});

function updateOf(
  config: Services['config'],
  record: ImportRecord,
  { row, person }: { row: ImportRow; person: Person },
  context: RowContext,
): Update {
  const { today, units } = context;
  const changed = changedFields(row, person, context);
  const fields: Update['fields'] = {};
  for (const field of [...plainFields, ...printedFields])
    if (changed.includes(field)) Object.assign(fields, { [field]: row[field] });
  if (changed.includes('salary'))
    Object.assign(fields, { salary: row.salary, salaryFrom: salaryFromOf(row, today) });
  if (changed.includes('firstDay')) fields.firstDay = row.firstDay!;
  if (changed.includes('status') && row.status) fields.chosenStatus = row.status;
  const cardNumber = changed.includes('cardNumber') ? cardOf(config, record, row) : undefined;
  if (cardNumber) fields.cardNumber = cardNumber;
  return { id: row.employeeId, fields, otherChanges: unitChangesOf(row, units) };
}

function previousValuesOf(row: ImportRow, person: Person, context: RowContext): PreviousValues {
  const { today, units, schedules } = context;
  const previous: PreviousValues = {};
  for (const field of changedFields(row, person, context))
    if (field === 'cardNumber') previous.cardId = person.cardId;
    else if (field === 'unit')
      previous.unit = {
        from: today,
        before: units.findCurrent(person.id)?.id ?? null,
        joined: units.findNamed(row)!.id,
      };
    else if (field === 'schedule')
      previous.schedule = {
        from: today,
        before: schedules.findCurrent(person.id)?.id ?? null,
        given: schedules.findNamed(row)!.id,
      };
    else if (field === 'salary') {
      previous.salaryFrom = salaryFromOf(row, today);
      previous.salary = salaryIn(person.salaries, previous.salaryFrom);
    } else if (field === 'firstDay') previous.firstDay = firstDayOfRecord(person);
    else previous[field] = field === 'status' ? person.chosenStatus : person[field];
  return previous;
}

/** Writes the next `limit` rows as their outcomes say. A row that can no longer be written is marked failed, with the reason. */
export async function commitChunk(
  services: Pick<Services, 'config'>,
  tx: Tx,
  record: ImportRecord,
  limit: number,
  at: Date,
): Promise<ImportRecord> {
  const { config } = services;
  const writing = writingOf(record, at);
  const today = companyDate(at.getTime());
  const rows = await selectRowsAfter(tx, record, record.doneTo, limit);
  const results: Result[] = [];
  const ids = rows.map(({ employeeId }) => employeeId);
  const units = await readUnits(tx, record, rows, ids, today);
  const schedules = await readSchedules(tx, record, rows, ids, today);
  const context = { today, units, schedules };
  const datesFirstDays = rows.some(({ firstDay }) => firstDay !== null);
  // The lock keeps the months of the first working days open until the rows are written. Joining units takes the same
  // lock.
  if (datesFirstDays) await lockOrganization(tx, record.organizationId);
  const bounds = {
    earliest: datesFirstDays ? await readEarliestChange(tx, record.organizationId) : today,
    today,
  };
  const writable = rows.filter((row) => {
    if (row.outcome !== 'create' && row.outcome !== 'update') return true;
    const dayProblem =
      row.outcome === 'create' && row.firstDay ? firstDayProblem(row.firstDay, bounds) : undefined;
    const problems = [
      ...(isUnitUnknown(row, units) ? ['unit:unitUnknown'] : []),
      ...(row.schedule !== null && !schedules.findNamed(row) ? ['schedule:scheduleUnknown'] : []),
      ...(dayProblem ? toRowProblems([dayProblem]) : []),
    ];
    if (problems.length) results.push(failedResult(row, problems));
    return !problems.length;
  });
  /** Rows whose people join a unit or get a schedule, from today or from their first working day on. */
  const joiningRows: ImportRow[] = [];
  const followingRows: ImportRow[] = [];

  const newRows = writable.filter(({ outcome }) => outcome === 'create');
  const hireResults = await hireMany(
    services,
    tx,
    writing,
    newRows.map((row) => ({
      id: row.employeeId,
      lastName: row.lastName,
      firstName: row.firstName,
      passportSerialNumber: row.passportSerialNumber,
      pinfl: row.pinfl,
      phoneNumber: row.phoneNumber,
      cardNumber: cardOf(config, record, row)!,
      salary: row.salary,
      status: (row.status ?? row.newStatus)!,
      ...(row.firstDay === null ? {} : { firstDay: row.firstDay }),
      ...pickPrinted(row),
      otherChanges: unitChangesOf(row, units),
    })),
  );
  let created = 0;
  for (const [index, row] of newRows.entries()) {
    const one = hireResults[index]!;
    if ('taken' in one) results.push(failedResult(row, toRowProblems(one.taken)));
    else {
      created += 1;
      if (row.unit !== null) joiningRows.push(row);
      if (row.schedule !== null) followingRows.push(row);
    }
  }

  const updates = writable.filter(({ outcome }) => outcome === 'update');
  const people = await lockPeople(
    tx,
    record.organizationId,
    updates.map(({ employeeId }) => employeeId),
  );
  const foundRows = updates.flatMap((row) => {
    const person = people.get(row.employeeId);
    if (person) return [{ row, person }];
    results.push(failedResult(row, ['person:employeeGone']));
    return [];
  });
  const saveResults = await updateMany(
    { ...services, recordedDaysOf },
    tx,
    writing,
    foundRows.map((one) => updateOf(config, record, one, context)),
  );
  let updated = 0;
  let unchanged = rows.filter(({ outcome }) => outcome === 'unchanged').length;
  for (const [index, { row, person }] of foundRows.entries()) {
    const one = saveResults[index]!;
    if (one.outcome === 'refused') results.push(failedResult(row, toRowProblems(one.problems)));
    else {
      const was = previousValuesOf(row, person, context);
      if (was.unit) joiningRows.push(row);
      if (was.schedule) followingRows.push(row);
      // A schedule is not a field of the record, so `fields` does not list it.
      if (one.outcome === 'saved' && (one.fields.length || was.schedule)) {
        updated += 1;
        results.push({ rowNumber: row.rowNumber, state: 'staged', problems: [], was });
      } else unchanged += 1;
    }
  }
  if (joiningRows.length) await refuseClosedMeanwhile(tx, record.organizationId, joiningRows, units);
  const joinDayOf = ({ outcome, firstDay }: ImportRow) =>
    outcome === 'create' && firstDay !== null && firstDay < today ? firstDay : today;
  for (const [from, group] of groupBy(joiningRows, joinDayOf))
    await joinUnits(
      tx,
      writing,
      group.map((row) => ({ employeeId: row.employeeId, unitId: units.findNamed(row)!.id })),
      from,
    );

  await giveNamedSchedules(tx, writing, followingRows, { schedules, today, from: joinDayOf });

  await writeResults(tx, record, results);
  const isLast = rows.length < limit;
  const committed = await updateImport(tx, record, {
    doneTo: rows.at(-1)?.rowNumber ?? record.doneTo,
    doneRows: record.doneRows + rows.length,
    created: record.created + created,
    updated: record.updated + updated,
    unchanged: record.unchanged + unchanged,
    skipped: record.skipped + rows.filter(({ outcome }) => outcome === 'skip').length,
    failed: record.failed + results.filter(({ state }) => state === 'failed').length,
    tries: 0,
    nextTryAt: at,
    touchedAt: at,
    ...(isLast ? { state: nextState(record, 'finish'), committedAt: at } : {}),
  });
  if (isLast)
    await writeAudit(tx, writing, [
      {
        subject: 'import',
        subjectId: record.id,
        event: 'finish',
        after: { created: committed.created, updated: committed.updated },
      },
    ]);
  return committed;
}
