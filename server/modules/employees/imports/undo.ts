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
import { asProblems, nextState, writingOf, type Was } from './commit.ts';
import { keptAtSchedules, restoreSchedules } from './schedules.ts';
import { updateImport, type ImportRecord } from './sql/imports.ts';
import { selectAfter, writeResults, type ImportRow, type Result } from './sql/rows.ts';
import { keptInUnits, restoreUnits } from './units.ts';

const kept = ({ rowNumber }: ImportRow, problems: string[]): Result => ({
  rowNumber,
  state: 'kept',
  problems,
  was: null,
});

interface Restoring {
  row: ImportRow;
  update: Update;
  /** Fields changed by someone since, as problems of the row. */
  problems: string[];
}

/** Field by field: restores what the import wrote; keeps what someone changed since. */
function restoring(
  row: ImportRow,
  person: Person,
  cards: ReadonlyMap<string, string>,
  today: CompanyDate,
): Restoring {
  const {
    cardId,
    status,
    salary,
    salaryFrom = today,
    firstDay,
    unit: _unit,
    schedule: _schedule,
    ...plain
  } = row.was as Was;
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
  // Who was to begin on signing up keeps the day: no record is changed back to none.
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
  const read = await selectAfter(tx, record, record.undoneTo, limit);
  const rows = read.filter(({ rowNumber }) => rowNumber <= doneTo);
  const done = rows.filter(({ state }) => state === 'staged');
  const results: Result[] = [];

  const created = done.filter(({ outcome }) => outcome === 'create');
  const gone = await removeUntouched(
    tx,
    writing,
    created.map(({ employeeId }) => employeeId),
  );
  for (const row of created) if (!gone.has(row.employeeId)) results.push(kept(row, ['person:hasHistory']));
  const removed = created.length - results.length;

  const updated = done.filter(({ was }) => was !== null);
  // Before its people, as whoever moves people locks them: nobody closes what these go back to.
  if (updated.some(({ was }) => (was as Was).unit ?? (was as Was).schedule))
    await lockOrganization(tx, organizationId);
  const people = await lockPeople(
    tx,
    organizationId,
    updated.map(({ employeeId }) => employeeId),
  );
  const cards = await cardNumbersOf(
    services,
    tx,
    organizationId,
    updated.flatMap(({ was }) => (was as Was).cardId ?? []),
  );
  const back = updated.flatMap((row) => {
    const person = people.get(row.employeeId);
    if (person) return [restoring(row, person, cards, companyDate(at.getTime()))];
    results.push(kept(row, ['person:employeeGone']));
    return [];
  });
  const saved = await updateMany(
    { ...services, recordedDaysOf },
    tx,
    writing,
    back.map(({ update }) => update),
  );
  const moved = back.flatMap(({ row: { employeeId, was } }, index) => {
    const { unit } = was as Was;
    return unit && saved[index]!.outcome === 'saved' ? [{ employeeId, unit }] : [];
  });
  const stay = await keptInUnits(tx, organizationId, moved);
  await restoreUnits(
    tx,
    writing,
    moved.filter(({ employeeId }) => !stay.has(employeeId)),
  );
  const followed = back.flatMap(({ row: { employeeId, was } }, index) => {
    const { schedule } = was as Was;
    return schedule && saved[index]!.outcome === 'saved' ? [{ employeeId, schedule }] : [];
  });
  const follow = await keptAtSchedules(tx, organizationId, followed);
  await restoreSchedules(
    tx,
    writing,
    followed.filter(({ employeeId }) => !follow.has(employeeId)),
  );
  let restored = 0;
  for (const [index, { row, problems }] of back.entries()) {
    const one = saved[index]!;
    const [code, other] = [stay.get(row.employeeId), follow.get(row.employeeId)];
    const all = [
      ...problems,
      ...(one.outcome === 'refused' ? asProblems(one.problems) : []),
      ...(code ? [`unit:${code}`] : []),
      ...(other ? [`schedule:${other}`] : []),
    ];
    if (all.length) results.push(kept(row, all));
    else restored += 1;
  }

  await writeResults(tx, record, results);
  const over = read.length < limit || rows.length < read.length;
  const undone = await updateImport(tx, record, {
    undoneTo: rows.at(-1)?.rowNumber ?? record.undoneTo,
    undoneRows: record.undoneRows + rows.length,
    removed: record.removed + removed,
    restored: record.restored + restored,
    kept: record.kept + results.length,
    tries: 0,
    nextTryAt: at,
    touchedAt: at,
    ...(over ? { state: nextState(record, 'finish'), undoneAt: at } : {}),
  });
  if (over)
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
