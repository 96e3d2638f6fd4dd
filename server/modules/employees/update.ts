import type { EmployeeUpdate } from '#domain/employee.ts';
import { maskCard } from '#domain/format/index.ts';
import { searchKey } from '#domain/text.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import type { FieldProblem } from '../../http/problem.ts';
import { newId } from '../../identifier.ts';
import { cardFingerprint, changeDefaultCards } from '../cards/index.ts';
import type { Writing } from './hire.ts';
import { fullName } from './present.ts';
import { updateFields } from './sql/changes.ts';
import { insertChanges, insertEvents } from './sql/history.ts';
import { lockRecords, selectTaken } from './sql/records.ts';
import { deleteWords, insertWords } from './sql/words.ts';
import { wordRows } from './words.ts';

type Field = components['schemas']['EmployeeField'];
type LockedRecord = Awaited<ReturnType<typeof lockRecords>>[number];

/** Omitted fields stay as they are; so does a card of null. */
export interface Update {
  id: string;
  fields: Partial<EmployeeUpdate>;
}

/** Result for one of many. `fields` lists what really changed, nothing when all was so already. */
export type Updated =
  | { outcome: 'saved'; fields: Field[] }
  | { outcome: 'refused'; problems: FieldProblem[] }
  | { outcome: 'notFound' };

interface Change {
  field: Field;
  from: string | null;
  to: string | null;
}

const text = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

const kept = (record: LockedRecord) => ({ ...record, ownBalanceLimit: record.balanceLimit });

/** Compares a record field by field; a card by its fingerprint, and recorded masked. */
function changesOf(
  config: Services['config'],
  record: LockedRecord,
  { cardNumber, ...fields }: Update['fields'],
) {
  const before = kept(record);
  const changes: Change[] = [];
  for (const [field, to] of Object.entries(fields) as [
    Exclude<Field, 'cardNumber'>,
    string | number | null,
  ][])
    if (to !== undefined && before[field] !== to)
      changes.push({ field, from: text(before[field]), to: text(to) });
  if (cardNumber && cardFingerprint(config, cardNumber) !== record.fingerprint)
    changes.push({
      field: 'cardNumber',
      from: maskCard(record),
      to: maskCard({ first4: cardNumber.slice(0, 4), last4: cardNumber.slice(-4) }),
    });
  return changes;
}

/**
 * Updates records, each with its changes recorded, in the given order. Refused are a PINFL or phone number of another
 * record, and another PINFL for a joined record: its person is who the account says.
 */
export async function updateMany(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { organizationId, byAccountId, at }: Writing,
  updates: readonly Update[],
): Promise<Updated[]> {
  if (!updates.length) return [];
  const locked = await lockRecords(
    tx,
    organizationId,
    updates.map(({ id }) => id),
  );
  const records = new Map(locked.map((record) => [record.id, record]));
  const wanted = updates.map(({ id, fields }) => {
    const record = records.get(id);
    return { fields, record, changes: record ? changesOf(services.config, record, fields) : [] };
  });
  const taken = await othersWith(tx, organizationId, wanted);
  // PINFLs have 14 digits and phone numbers 12, so one set holds both.
  const isTaken = (value: string) => taken.has(value);
  const judged = wanted.map(({ fields, record, changes }) => {
    const problems: FieldProblem[] = [];
    for (const { field, to } of changes) {
      if (field === 'pinfl' && record?.accountId) problems.push({ pointer: '/pinfl', code: 'pinflJoined' });
      else if (field === 'pinfl' && isTaken(to!)) problems.push({ pointer: '/pinfl', code: 'pinflTaken' });
      if (field === 'phoneNumber' && isTaken(to!))
        problems.push({ pointer: '/phoneNumber', code: 'phoneTaken' });
    }
    if (!problems.length)
      for (const { field, to } of changes) if (field === 'pinfl' || field === 'phoneNumber') taken.add(to!);
    return { fields, record, changes, problems };
  });
  const saving = judged.flatMap(({ fields, record, changes, problems }) =>
    record && changes.length && !problems.length ? [{ fields, record, changes }] : [],
  );
  if (saving.length) await save(saving);
  return judged.map(({ record, changes, problems }) => {
    if (!record) return { outcome: 'notFound' };
    if (problems.length) return { outcome: 'refused', problems };
    return { outcome: 'saved', fields: changes.map(({ field }) => field) };
  });

  async function save(all: { fields: Update['fields']; record: LockedRecord; changes: Change[] }[]) {
    const rows = all.map(({ record, fields: { cardNumber: _, ...fields } }) => {
      const { ownBalanceLimit, ...next } = { ...kept(record), ...fields };
      return { ...next, balanceLimit: ownBalanceLimit, searchKey: searchKey(fullName(next)) };
    });
    await updateFields(tx, organizationId, rows.map(writtenFields));
    const renamed = rows.filter(({ id, searchKey: key }) => records.get(id)?.searchKey !== key);
    if (renamed.length) {
      await deleteWords(
        tx,
        organizationId,
        renamed.map(({ id }) => id),
      );
      await insertWords(tx, renamed.flatMap(wordRows));
    }
    const cards = all.flatMap(({ record, fields: { cardNumber }, changes }) =>
      cardNumber && changes.some(({ field }) => field === 'cardNumber')
        ? [{ employeeId: record.id, cardNumber }]
        : [],
    );
    await changeDefaultCards(services, tx, { organizationId, at }, cards);
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
    await insertEvents(tx, events);
    await insertChanges(
      tx,
      all.flatMap(({ changes }, index) =>
        changes.map(({ field, from, to }) => ({
          organizationId,
          eventId: events[index]!.id,
          field,
          fromValue: from,
          toValue: to,
        })),
      ),
    );
  }
}

const writtenFields = (row: Parameters<typeof updateFields>[2][number]) => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  searchKey: row.searchKey,
  passportSerialNumber: row.passportSerialNumber,
  pinfl: row.pinfl,
  phoneNumber: row.phoneNumber,
  salary: row.salary,
  chosenStatus: row.chosenStatus,
  accountCredit: row.accountCredit,
  balanceLimit: row.balanceLimit,
});

/** PINFLs and phone numbers that a record would change to and another record has; its own values are not a change. */
async function othersWith(
  tx: Tx,
  organizationId: string,
  wanted: readonly { record: LockedRecord | undefined; changes: Change[] }[],
) {
  const asked = wanted.flatMap(({ changes }) => changes);
  const valuesOf = (name: Field) => asked.flatMap(({ field, to }) => (field === name && to ? [to] : []));
  const [pinfls, phones] = [valuesOf('pinfl'), valuesOf('phoneNumber')];
  if (!pinfls.length && !phones.length) return new Set<string>();
  const found = await selectTaken(tx, organizationId, pinfls, phones);
  return new Set(found.flatMap(({ pinfl, phoneNumber }) => [pinfl, phoneNumber]));
}
