import { companyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { NewEmployee } from '#domain/employee.ts';
import { nothingPrinted } from '#domain/fields/printedFields.ts';
import { searchKey } from '#domain/text.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { insertTogether } from '../../../database/insertMany.ts';
import { conflict, type FieldProblem } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { insertFirstCards } from '../../money/cards/index.ts';
import { changeRows, firstChanges, writeChanges, type Change } from './changes.ts';
import { countMoves } from './counts.ts';
import { refuseFirstDay } from './firstDay.ts';
import { fullName } from './present.ts';
import { insertFirstSalaries } from './salaries.ts';
import { moveToUnit, type AssignUnit } from './unit.ts';
import { wordRows } from './words.ts';
import { insertEmployees } from './sql/changes.ts';
import { employedFrom } from './sql/employment.ts';
import { insertChanges, insertEvents } from './sql/history.ts';
import { selectTaken } from './sql/records.ts';
import { insertWords } from './sql/words.ts';
import type { Writing } from './writing.ts';

/** Supplied by the module of schedules, which stands above this one. Throws 400 scheduleGone. */
export type GiveSchedule = (
  tx: Tx,
  writing: Writing,
  given: { employeeId: string; scheduleId: string; firstDay: CompanyDate },
) => Promise<void>;

/** The result for one person: the ids of the new record and of its event, or the fields that another record has. */
export type HireResult = { id: string; eventId: string } | { taken: FieldProblem[] };

/**
 * Creates records with their cards, in the given order. The records have no account, so their status stays
 * notIdentified whatever was chosen (product §1). The caller may choose the id. Of people in the list with the same
 * PINFL or phone number, only one is created. `otherChanges` are recorded with the initial values. The caller has
 * checked the first working days.
 */
export async function hireMany(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { organizationId, byAccountId, at }: Writing,
  people: readonly (Omit<NewEmployee, 'unitId' | 'scheduleId'> & {
    id?: string;
    otherChanges?: readonly Change[];
  })[],
): Promise<HireResult[]> {
  if (!people.length) return [];
  const rows = people.map(
    ({ cardNumber, salary, status, firstDay, id = newId(), otherChanges = [], ...facts }) => ({
      eventId: newId(),
      changes: [...firstChanges({ cardNumber, salary, chosenStatus: status }), ...otherChanges],
      cardNumber,
      salary,
      employee: {
        ...nothingPrinted,
        ...facts,
        organizationId,
        id,
        version: 1,
        accountId: null,
        searchKey: searchKey(fullName(facts)),
        accountCredit: null,
        status: 'notIdentified' as const,
        chosenStatus: status,
        addedAt: at,
        registeredAt: null,
        employment: employedFrom(firstDay ?? companyDate(at.getTime())),
      },
    }),
  );
  const inserted = await insertEmployees(
    tx,
    rows.map(({ employee }) => employee),
  );
  const insertedRows = rows.filter(({ employee }) => inserted.has(employee.id));
  if (insertedRows.length) {
    await insertTogether([
      insertFirstCards(
        services,
        { organizationId, at },
        insertedRows.map(({ employee, cardNumber }) => ({ employeeId: employee.id, cardNumber })),
      ),
      insertFirstSalaries(
        { organizationId, byAccountId, at },
        insertedRows.map(({ employee, salary }) => ({ employeeId: employee.id, salary })),
      ),
      insertWords(insertedRows.flatMap(({ employee }) => wordRows(employee))),
      insertEvents(
        insertedRows.map(({ eventId, employee }) => ({
          organizationId,
          id: eventId,
          employeeId: employee.id,
          event: 'create',
          fromStatus: null,
          toStatus: 'notIdentified',
          reason: null,
          byAccountId,
          at,
        })),
      ),
      insertChanges(changeRows(organizationId, insertedRows)),
    ]).execute(tx);
    await countMoves(
      tx,
      organizationId,
      insertedRows.map(() => ({ to: { status: 'notIdentified', registered: false } })),
    );
  }
  const refusedRows = rows.filter(({ employee }) => !inserted.has(employee.id));
  const takenFieldsOf = refusedRows.length ? await findTaken(tx, organizationId, refusedRows) : undefined;
  return rows.map(({ employee, eventId }) =>
    inserted.has(employee.id) ? { id: employee.id, eventId } : { taken: takenFieldsOf!(employee) },
  );
}

/**
 * Creates one record. Throws 409 employeeExists, naming each field that is taken; 400 unitGone, scheduleGone and firstDayEarly; 422
 * dateTooFar for the first working day.
 */
export async function hire(
  services: Pick<Services, 'config'> & { assignUnit: AssignUnit; giveSchedule: GiveSchedule },
  tx: Tx,
  writing: Writing,
  { unitId = null, scheduleId = null, ...person }: NewEmployee,
): Promise<string> {
  const [hired] = await hireMany(services, tx, writing, [person]);
  if (!hired || 'taken' in hired) throw conflict('employeeExists', { errors: hired?.taken ?? [] });
  const today = companyDate(writing.at.getTime());
  const { firstDay = today } = person;
  // The person is in the unit from the first working day on, so that those days are on the unit's board.
  const validFrom = firstDay < today ? firstDay : today;
  const changes =
    unitId === null ? [] : await moveToUnit(services, tx, writing, { id: hired.id, unitId, validFrom });
  if (firstDay !== today) await refuseFirstDay(tx, writing, firstDay);
  if (scheduleId !== null)
    await services.giveSchedule(tx, writing, { employeeId: hired.id, scheduleId, firstDay });
  await writeChanges(tx, writing.organizationId, [{ eventId: hired.eventId, changes }]);
  return hired.id;
}

type Identifiers = Record<'pinfl' | 'phoneNumber', string>;

async function findTaken(tx: Tx, organizationId: string, rows: readonly { employee: Identifiers }[]) {
  const found = await selectTaken(
    tx,
    organizationId,
    rows.map(({ employee }) => employee.pinfl),
    rows.map(({ employee }) => employee.phoneNumber),
  );
  const pinfls = new Set(found.map(({ pinfl }) => pinfl));
  const phones = new Set(found.map(({ phoneNumber }) => phoneNumber));
  return ({ pinfl, phoneNumber }: Identifiers): FieldProblem[] => [
    ...(pinfls.has(pinfl) ? [{ pointer: '/pinfl', code: 'pinflTaken' }] : []),
    ...(phones.has(phoneNumber) ? [{ pointer: '/phoneNumber', code: 'phoneTaken' }] : []),
  ];
}
