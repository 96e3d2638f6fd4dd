import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { recordedDaysOf } from '../../time/attendance/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { cardNumbersOf } from '../../money/cards/index.ts';
import {
  firstDayOfRecord,
  lockPeople,
  removeUntouched,
  salaryIn,
  updateMany,
  type Person,
  type Update,
} from '../records/index.ts';
import { lockOrganization } from '../../organization/index.ts';
import { toRowProblems, nextState, writingOf, type PreviousValues } from './commit.ts';
import { findScheduleObstacles, restoreSchedules } from './schedules.ts';
import { updateImport, type ImportRecord } from './sql/imports.ts';
import { selectRowsAfter, writeResults, type ImportRow, type Result } from './sql/rows.ts';
import { findUnitObstacles, restoreUnits } from './units.ts';

const keptResult = ({ rowNumber }: ImportRow, problems: string[]): Result => ({
  rowNumber,
  state: 'kept',
  problems,
  was: null,
});

interface Restoration {
  row: ImportRow;
  update: Update;
  /** Fields that someone has changed since the import, as problems of the row. */
  problems: string[];
}

/** Plans the restoration field by field: it restores what the import wrote and keeps what someone has changed since. */
function planRestoration(
  row: ImportRow,
  person: Person,
  cards: ReadonlyMap<string, string>,
  today: CompanyDate,
): Restoration {
  const {
    cardId,
    status,
    salary,
    salaryFrom = today,
    firstDay,
    unit: _unit,
    schedule: _schedule,
    ...plain
  } = row.was as PreviousValues;
  const fields: Update['fields'] = {};
  const problems: string[] = [];
  const restore = (field: string, untouched: boolean, before: object) => {
    if (untouched) Object.assign(fields, before);
    else problems.push(`${field}:changedSince`);
  };
  for (const [field, before] of Object.entries(plain))
    restore(field, person[field as keyof typeof plain] === row[field as keyof typeof plain], {
      [field]: before,
    });
  if (status !== undefined) restore('status', person.chosenStatus === row.status, { chosenStatus: status });
  if (salary !== undefined)
    restore('salary', salaryIn(person.salaries, salaryFrom) === row.salary, { salary, salaryFrom });
  // A person who was to begin with the registration keeps the day: a record cannot lose its first day again.
  if (firstDay !== undefined)
    restore('firstDay', firstDay !== null && firstDayOfRecord(person) === row.firstDay, { firstDay });
  const cardNumber = cardId && cards.get(cardId);
  if (cardNumber) restore('cardNumber', person.fingerprint === row.fingerprint, { cardNumber });
  return { row, update: { id: person.id, fields }, problems };
}

/** Undoes the next `limit` committed rows. A row that cannot be undone is kept, with the reason. */
export async function undoChunk(
  services: Pick<Services, 'config'>,
  tx: Tx,
  record: ImportRecord,
  limit: number,
  at: Date,
): Promise<ImportRecord> {
  const { organizationId, doneTo } = record;
  const writing = writingOf(record, at);
  const nextRows = await selectRowsAfter(tx, record, record.undoneTo, limit);
  const rows = nextRows.filter(({ rowNumber }) => rowNumber <= doneTo);
  const done = rows.filter(({ state }) => state === 'staged');
  const results: Result[] = [];

  const createdRows = done.filter(({ outcome }) => outcome === 'create');
  const removedIds = await removeUntouched(
    tx,
    writing,
    createdRows.map(({ employeeId }) => employeeId),
  );
  for (const row of createdRows)
    if (!removedIds.has(row.employeeId)) results.push(keptResult(row, ['person:hasHistory']));
  const removed = createdRows.length - results.length;

  const updatedRows = done.filter(({ was }) => was !== null);
  // The company is locked before its people, as every move of people does, so that nobody closes the units and
  // schedules to be restored.
  if (updatedRows.some(({ was }) => (was as PreviousValues).unit ?? (was as PreviousValues).schedule))
    await lockOrganization(tx, organizationId);
  const people = await lockPeople(
    tx,
    organizationId,
    updatedRows.map(({ employeeId }) => employeeId),
  );
  const cards = await cardNumbersOf(
    services,
    tx,
    organizationId,
    updatedRows.flatMap(({ was }) => (was as PreviousValues).cardId ?? []),
  );
  const restorations = updatedRows.flatMap((row) => {
    const person = people.get(row.employeeId);
    if (person) return [planRestoration(row, person, cards, companyDate(at.getTime()))];
    results.push(keptResult(row, ['person:employeeGone']));
    return [];
  });
  const saveResults = await updateMany(
    { ...services, recordedDaysOf },
    tx,
    writing,
    restorations.map(({ update }) => update),
  );
  const unitMoves = restorations.flatMap(({ row: { employeeId, was } }, index) => {
    const { unit } = was as PreviousValues;
    return unit && saveResults[index]!.outcome === 'saved' ? [{ employeeId, unit }] : [];
  });
  const unitObstacles = await findUnitObstacles(tx, organizationId, unitMoves);
  await restoreUnits(
    tx,
    writing,
    unitMoves.filter(({ employeeId }) => !unitObstacles.has(employeeId)),
  );
  const scheduleMoves = restorations.flatMap(({ row: { employeeId, was } }, index) => {
    const { schedule } = was as PreviousValues;
    return schedule && saveResults[index]!.outcome === 'saved' ? [{ employeeId, schedule }] : [];
  });
  const scheduleObstacles = await findScheduleObstacles(tx, organizationId, scheduleMoves);
  await restoreSchedules(
    tx,
    writing,
    scheduleMoves.filter(({ employeeId }) => !scheduleObstacles.has(employeeId)),
  );
  let restored = 0;
  for (const [index, { row, problems }] of restorations.entries()) {
    const one = saveResults[index]!;
    const [unitCode, scheduleCode] = [
      unitObstacles.get(row.employeeId),
      scheduleObstacles.get(row.employeeId),
    ];
    const all = [
      ...problems,
      ...(one.outcome === 'refused' ? toRowProblems(one.problems) : []),
      ...(unitCode ? [`unit:${unitCode}`] : []),
      ...(scheduleCode ? [`schedule:${scheduleCode}`] : []),
    ];
    if (all.length) results.push(keptResult(row, all));
    else restored += 1;
  }

  await writeResults(tx, record, results);
  const isLast = nextRows.length < limit || rows.length < nextRows.length;
  const undone = await updateImport(tx, record, {
    undoneTo: rows.at(-1)?.rowNumber ?? record.undoneTo,
    undoneRows: record.undoneRows + rows.length,
    removed: record.removed + removed,
    restored: record.restored + restored,
    kept: record.kept + results.length,
    tries: 0,
    nextTryAt: at,
    touchedAt: at,
    ...(isLast ? { state: nextState(record, 'finish'), undoneAt: at } : {}),
  });
  if (isLast)
    await writeAudit(tx, writing, [
      {
        subject: 'import',
        subjectId: record.id,
        event: 'undo',
        after: { people: undone.removed + undone.restored },
      },
    ]);
  return undone;
}
