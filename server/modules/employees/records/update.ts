import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { EmployeeUpdate } from '#domain/employee.ts';
import { maskCard } from '#domain/format/index.ts';
import { isTooFarAhead } from '#domain/fields/changeDate.ts';
import { tiyin } from '#domain/money.ts';
import { searchKey } from '#domain/text.ts';
import type { LimitVersion } from '#domain/limits.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import type { FieldProblem } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { cardFingerprint, changeDefaultCards } from '../../money/cards/index.ts';
import { lockedEarliestChange } from '../../organization/index.ts';
import { lockPeople, type Person } from './bulk.ts';
import { maskNumber, writeChanges, type Change, type Field } from './changes.ts';
import { firstDayOfRecord, isProblem, judgeFirstDays, type RecordedDaysOf } from './firstDay.ts';
import type { Writing } from './writing.ts';
import { fullName } from './present.ts';
import { limitIn, limitVersionsOf, saveLimits } from './limits.ts';
import { salaryIn, saveSalaries } from './salaries.ts';
import { updateFields } from './sql/changes.ts';
import { setEmployments } from './sql/employment.ts';
import { insertEvents } from './sql/history.ts';
import { selectTaken } from './sql/records.ts';
import { deleteWords, insertWords } from './sql/words.ts';
import { wordRows } from './words.ts';

/**
 * An update of one record. Omitted fields stay as they are, and so does a card of null. A salary holds from
 * `salaryFrom` on, an own limit from `ownBalanceLimitFrom` on, otherwise from today.
 */
export interface Update {
  id: string;
  fields: Omit<Partial<EmployeeUpdate>, 'unitId'>;
  /** Changes that the caller writes itself; they are recorded with the others. */
  otherChanges?: readonly Change[];
}

/** The result for one record. `fields` lists the fields that changed; it is empty if no value differed. */
export type UpdateResult =
  | { outcome: 'saved'; fields: Field[] }
  | { outcome: 'refused'; problems: FieldProblem[] }
  | { outcome: 'notFound' };

const toText = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** A record with all its own limits, ordered by first day. */
type PersonWithLimits = Person & { limits: readonly LimitVersion[] };

/**
 * Compares a record field by field. A card is compared by its fingerprint and recorded masked; a salary and a limit are
 * compared with those of their first day.
 */
function changesOf(
  config: Services['config'],
  record: PersonWithLimits,
  {
    cardNumber,
    firstDay,
    salary,
    salaryFrom,
    ownBalanceLimit,
    ownBalanceLimitFrom,
    ...fields
  }: Update['fields'],
  today: CompanyDate,
) {
  const changes: Change[] = [];
  for (const [field, to] of Object.entries(fields) as [
    Exclude<Field, 'cardNumber' | 'salary' | 'ownBalanceLimit' | 'unitId' | 'firstDay' | 'lastDay'>,
    string | number | null,
  ][])
    if (to !== undefined && record[field] !== to)
      changes.push({ field, from: toText(record[field]), to: toText(to), validFrom: null });
  const currentDay = firstDayOfRecord(record);
  if (firstDay !== undefined && firstDay !== currentDay)
    changes.push({ field: 'firstDay', from: currentDay, to: firstDay, validFrom: null });
  const validFrom = salaryFrom ?? today;
  const currentSalary = salaryIn(record.salaries, validFrom);
  if (salary !== undefined && salary !== currentSalary)
    changes.push({ field: 'salary', from: toText(currentSalary), to: toText(salary), validFrom });
  const limitFrom = ownBalanceLimitFrom ?? today;
  const limit = limitIn(record.limits, limitFrom);
  if (ownBalanceLimit !== undefined && ownBalanceLimit !== limit)
    changes.push({
      field: 'ownBalanceLimit',
      from: toText(limit),
      to: toText(ownBalanceLimit),
      validFrom: limitFrom,
    });
  if (cardNumber && cardFingerprint(config, cardNumber) !== record.fingerprint)
    changes.push({
      field: 'cardNumber',
      from: maskCard(record),
      to: maskNumber(cardNumber),
      validFrom: null,
    });
  return changes;
}

/**
 * Updates records in the given order and records their changes. Refuses a PINFL or phone number of another record,
 * another PINFL for a joined record (the account says who its person is), a salary or a limit from a day before the
 * oldest open period, and a first working day as `judgeFirstDays` does.
 */
export async function updateMany(
  services: Pick<Services, 'config'> & { recordedDaysOf: RecordedDaysOf },
  tx: Tx,
  writing: Writing,
  updates: readonly Update[],
): Promise<UpdateResult[]> {
  if (!updates.length) return [];
  const { organizationId, at } = writing;
  const today = companyDate(at.getTime());
  const records = await lockPeople(
    tx,
    organizationId,
    updates.map(({ id }) => id),
  );
  const limitsOf = await limitVersionsOf(tx, organizationId, [...records.keys()]);
  const wanted = updates.map(({ id, fields, otherChanges = [] }) => {
    const person = records.get(id);
    const record = person && { ...person, limits: limitsOf(id) };
    const changes = record ? [...changesOf(services.config, record, fields, today), ...otherChanges] : [];
    return { fields, record, changes };
  });
  const isDated = wanted.some(({ changes }) =>
    changes.some(({ field, validFrom }) => validFrom || field === 'firstDay'),
  );
  const earliest = isDated ? await lockedEarliestChange(tx, organizationId) : today;
  const employments = await judgeFirstDays(services, tx, organizationId, wanted, { earliest, today });
  const taken = await findTakenValues(tx, organizationId, wanted);
  // PINFLs have 14 digits and phone numbers 12, so one set holds both.
  const isTaken = (value: string) => taken.has(value);
  const judged = wanted.map(({ fields, record, changes }) => {
    const judgedDay = record && employments.get(record.id);
    const problems: FieldProblem[] = judgedDay && isProblem(judgedDay) ? [judgedDay] : [];
    for (const { field, to, validFrom } of changes) {
      const pointer = field === 'salary' ? '/salaryFrom' : '/ownBalanceLimitFrom';
      if (validFrom && validFrom < earliest) problems.push({ pointer, code: 'periodClosed' });
      if (validFrom && isTooFarAhead(validFrom, today)) problems.push({ pointer, code: 'dateTooFar' });
      if (field === 'pinfl' && record?.accountId) problems.push({ pointer: '/pinfl', code: 'pinflJoined' });
      else if (field === 'pinfl' && isTaken(to!)) problems.push({ pointer: '/pinfl', code: 'pinflTaken' });
      if (field === 'phoneNumber' && isTaken(to!))
        problems.push({ pointer: '/phoneNumber', code: 'phoneTaken' });
    }
    if (!problems.length)
      for (const { field, to } of changes) if (field === 'pinfl' || field === 'phoneNumber') taken.add(to!);
    return { fields, record, changes, problems };
  });
  const savedRows = judged.flatMap(({ fields, record, changes, problems }) =>
    record && changes.length && !problems.length ? [{ fields, record, changes }] : [],
  );
  if (savedRows.length) await save(savedRows);
  return judged.map(({ record, changes, problems }) => {
    if (!record) return { outcome: 'notFound' };
    if (problems.length) return { outcome: 'refused', problems };
    return { outcome: 'saved', fields: changes.map(({ field }) => field) };
  });

  async function save(all: { fields: Update['fields']; record: PersonWithLimits; changes: Change[] }[]) {
    const rows = all.map(({ record, fields: { cardNumber: _, salary: __, salaryFrom: ___, ...fields } }) => {
      const next = { ...record, ...fields };
      return { ...next, searchKey: searchKey(fullName(next)) };
    });
    const changedEmployments = all.flatMap(({ record: { id } }) => {
      const employment = employments.get(id);
      return employment && !isProblem(employment) ? [{ id, employment }] : [];
    });
    if (changedEmployments.length) await setEmployments(tx, organizationId, changedEmployments);
    await updateFields(tx, organizationId, rows);
    const renamed = rows.filter(({ id, searchKey: key }) => records.get(id)?.searchKey !== key);
    if (renamed.length) {
      await deleteWords(
        tx,
        organizationId,
        renamed.map(({ id }) => id),
      );
      await insertWords(renamed.flatMap(wordRows)).execute(tx);
    }
    const cards = all.flatMap(({ record, fields: { cardNumber }, changes }) =>
      cardNumber && changes.some(({ field }) => field === 'cardNumber')
        ? [{ employeeId: record.id, cardNumber }]
        : [],
    );
    await changeDefaultCards(services, tx, writing, cards);
    await saveSalaries(
      tx,
      writing,
      all.flatMap(({ record: { id, salaries }, changes }) =>
        changes.flatMap(({ field, to, validFrom }) =>
          field === 'salary' && validFrom
            ? [{ employeeId: id, salary: tiyin(Number(to)), validFrom, salaries }]
            : [],
        ),
      ),
    );
    await saveLimits(
      tx,
      writing,
      all.flatMap(({ record: { id, limits }, changes }) =>
        changes.flatMap(({ field, to, validFrom }) =>
          field === 'ownBalanceLimit' && validFrom
            ? [{ employeeId: id, limit: to === null ? null : tiyin(Number(to)), validFrom, limits }]
            : [],
        ),
      ),
    );
    await writeUpdates(tx, writing, all);
  }
}

/** Records the changes of each record in the history. */
export async function writeUpdates(
  tx: Tx,
  { organizationId, byAccountId, at }: Writing,
  all: readonly { record: Pick<Person, 'id' | 'status'>; changes: readonly Change[] }[],
): Promise<void> {
  const events = all.map(({ record }) => ({
    organizationId,
    id: newId(),
    employeeId: record.id,
    event: 'update',
    fromStatus: record.status,
    toStatus: record.status,
    reason: null,
    byAccountId,
    at,
  }));
  await insertEvents(events).execute(tx);
  await writeChanges(
    tx,
    organizationId,
    all.map(({ changes }, index) => ({ eventId: events[index]!.id, changes })),
  );
}

/** Finds new PINFLs and phone numbers that another record already has; a record's own values are not changes. */
async function findTakenValues(
  tx: Tx,
  organizationId: string,
  wanted: readonly { record: Person | undefined; changes: Change[] }[],
) {
  const allChanges = wanted.flatMap(({ changes }) => changes);
  const valuesOf = (name: Field) => allChanges.flatMap(({ field, to }) => (field === name && to ? [to] : []));
  const [pinfls, phones] = [valuesOf('pinfl'), valuesOf('phoneNumber')];
  if (!pinfls.length && !phones.length) return new Set<string>();
  const found = await selectTaken(tx, organizationId, pinfls, phones);
  return new Set(found.flatMap(({ pinfl, phoneNumber }) => [pinfl, phoneNumber]));
}
