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
import { changedFields, salaryFromOf, type Compared } from './findings.ts';
import type { ImportField } from './fields.ts';
import { giveNamed, readSchedules, type ScheduleWas } from './schedules.ts';
import { updateImport, type ImportRecord, type ImportState } from './sql/imports.ts';
import { selectAfter, writeResults, type ImportRow, type Result } from './sql/rows.ts';
import { cardOf } from './stage.ts';
import { isUnitUnknown, movesOf, readUnits, refuseClosedMeanwhile, type UnitWas } from './units.ts';
import { plainFields } from './fields.ts';

/** What a record had before an update of it, in the fields that it changed; a card by its id, a salary, a unit and a schedule with their day. */
export type Was = Partial<
  Record<Exclude<ImportField, 'cardNumber' | 'salary' | 'firstDay' | 'unit' | 'schedule'>, string | null>
> & {
  cardId?: string;
  salary?: Tiyin;
  salaryFrom?: CompanyDate;
  /** null: whoever was to begin on signing up. */
  firstDay?: CompanyDate | null;
  unit?: UnitWas;
  schedule?: ScheduleWas;
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

/** `/phoneNumber` of a record is `phoneNumber` of a row. */
export const asProblems = (problems: readonly FieldProblem[]) =>
  problems.map(({ pointer, code }) => `${pointer.slice(1)}:${code}`);

const failed = ({ rowNumber }: ImportRow, problems: string[]): Result => ({
  rowNumber,
  state: 'failed',
  problems,
  was: null,
});

function updateOf(
  config: Services['config'],
  record: ImportRecord,
  { row, person }: { row: ImportRow; person: Person },
  compared: Compared,
): Update {
  const { today, units } = compared;
  const changed = changedFields(row, person, compared);
  const fields: Update['fields'] = {};
  for (const field of [...plainFields, ...printedFields])
    if (changed.includes(field)) Object.assign(fields, { [field]: row[field] });
  if (changed.includes('salary'))
    Object.assign(fields, { salary: row.salary, salaryFrom: salaryFromOf(row, today) });
  if (changed.includes('firstDay')) fields.firstDay = row.firstDay!;
  if (changed.includes('status') && row.status) fields.chosenStatus = row.status;
  const cardNumber = changed.includes('cardNumber') ? cardOf(config, record, row) : undefined;
  if (cardNumber) fields.cardNumber = cardNumber;
  return { id: row.employeeId, fields, made: movesOf(row, units) };
}

function wasOf(row: ImportRow, person: Person, compared: Compared): Was {
  const { today, units, schedules } = compared;
  const was: Was = {};
  for (const field of changedFields(row, person, compared))
    if (field === 'cardNumber') was.cardId = person.cardId;
    else if (field === 'unit')
      was.unit = { from: today, before: units.of(person.id)?.id ?? null, joined: units.named(row)!.id };
    else if (field === 'schedule')
      was.schedule = {
        from: today,
        before: schedules.of(person.id)?.id ?? null,
        given: schedules.named(row)!.id,
      };
    else if (field === 'salary') {
      was.salaryFrom = salaryFromOf(row, today);
      was.salary = salaryIn(person.salaries, was.salaryFrom);
    } else if (field === 'firstDay') was.firstDay = firstDayOfRecord(person);
    else was[field] = field === 'status' ? person.chosenStatus : person[field];
  return was;
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
  const rows = await selectAfter(tx, record, record.doneTo, limit);
  const results: Result[] = [];
  const ids = rows.map(({ employeeId }) => employeeId);
  const units = await readUnits(tx, record, rows, ids, today);
  const schedules = await readSchedules(tx, record, rows, ids, today);
  const compared = { today, units, schedules };
  const dated = rows.some(({ firstDay }) => firstDay !== null);
  // None of the months into which people are hired closes meanwhile; whoever joins units locks the company too.
  if (dated) await lockOrganization(tx, record.organizationId);
  const against = { earliest: dated ? await readEarliestChange(tx, record.organizationId) : today, today };
  const writable = rows.filter((row) => {
    if (row.outcome !== 'create' && row.outcome !== 'update') return true;
    const wrong =
      row.outcome === 'create' && row.firstDay ? firstDayProblem(row.firstDay, against) : undefined;
    const problems = [
      ...(isUnitUnknown(row, units) ? ['unit:unitUnknown'] : []),
      ...(row.schedule !== null && !schedules.named(row) ? ['schedule:scheduleUnknown'] : []),
      ...(wrong ? asProblems([wrong]) : []),
    ];
    if (problems.length) results.push(failed(row, problems));
    return !problems.length;
  });
  /** Rows whose people are in the unit, or follow the schedule, that the row names from today on, or from their first working day on. */
  const joining: ImportRow[] = [];
  const following: ImportRow[] = [];

  const creates = writable.filter(({ outcome }) => outcome === 'create');
  const hired = await hireMany(
    services,
    tx,
    writing,
    creates.map((row) => ({
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
      made: movesOf(row, units),
    })),
  );
  let created = 0;
  for (const [index, row] of creates.entries()) {
    const one = hired[index]!;
    if ('taken' in one) results.push(failed(row, asProblems(one.taken)));
    else {
      created += 1;
      if (row.unit !== null) joining.push(row);
      if (row.schedule !== null) following.push(row);
    }
  }

  const updates = writable.filter(({ outcome }) => outcome === 'update');
  const people = await lockPeople(
    tx,
    record.organizationId,
    updates.map(({ employeeId }) => employeeId),
  );
  const here = updates.flatMap((row) => {
    const person = people.get(row.employeeId);
    if (person) return [{ row, person }];
    results.push(failed(row, ['person:employeeGone']));
    return [];
  });
  const saved = await updateMany(
    { ...services, recordedDaysOf },
    tx,
    writing,
    here.map((one) => updateOf(config, record, one, compared)),
  );
  let updated = 0;
  let same = rows.filter(({ outcome }) => outcome === 'unchanged').length;
  for (const [index, { row, person }] of here.entries()) {
    const one = saved[index]!;
    if (one.outcome === 'refused') results.push(failed(row, asProblems(one.problems)));
    else {
      const was = wasOf(row, person, compared);
      if (was.unit) joining.push(row);
      if (was.schedule) following.push(row);
      // A schedule is no field of the record.
      if (one.outcome === 'saved' && (one.fields.length || was.schedule)) {
        updated += 1;
        results.push({ rowNumber: row.rowNumber, state: 'staged', problems: [], was });
      } else same += 1;
    }
  }
  if (joining.length) await refuseClosedMeanwhile(tx, record.organizationId, joining, units);
  const joinsOn = ({ outcome, firstDay }: ImportRow) =>
    outcome === 'create' && firstDay !== null && firstDay < today ? firstDay : today;
  for (const [from, together] of groupBy(joining, joinsOn))
    await joinUnits(
      tx,
      writing,
      together.map((row) => ({ employeeId: row.employeeId, unitId: units.named(row)!.id })),
      from,
    );

  await giveNamed(tx, writing, following, { schedules, today, from: joinsOn });

  await writeResults(tx, record, results);
  const over = rows.length < limit;
  const committed = await updateImport(tx, record, {
    doneTo: rows.at(-1)?.rowNumber ?? record.doneTo,
    doneRows: record.doneRows + rows.length,
    created: record.created + created,
    updated: record.updated + updated,
    unchanged: record.unchanged + same,
    skipped: record.skipped + rows.filter(({ outcome }) => outcome === 'skip').length,
    failed: record.failed + results.filter(({ state }) => state === 'failed').length,
    tries: 0,
    nextTryAt: at,
    touchedAt: at,
    ...(over ? { state: nextState(record, 'finish'), committedAt: at } : {}),
  });
  if (over)
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
