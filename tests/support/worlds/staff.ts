import type { components, operations } from '#openapi/generated/contract.d.ts';
import type { Wire } from '../server/call.ts';
import { addAccount, sampleIdentity } from './people.ts';
import { bodyOf } from './punching.ts';
import type { Session, TestServer } from '../server/server.ts';
import { anyone, sampleCard, type Company } from './world.ts';

type Schemas = components['schemas'];
type NewEmployee = Wire<Schemas['NewEmployee']>;
type ListQuery = NonNullable<operations['listEmployees']['parameters']['query']>;
type Employer = Company['employer'];

/** Another valid card than `sampleCard`. */
export const otherCard = '9860000000000018';

/** The form of a person nobody else has. */
export const someone = (change: Partial<NewEmployee> = {}): NewEmployee => ({
  ...anyone(),
  cardNumber: sampleCard,
  salary: 600_000_000,
  status: 'active',
  ...change,
});

/** Rows of somebody who sees all of them: not a manager's. */
export const whole = <Row extends object>(row: Row): Extract<Row, { salary: unknown }> => {
  if (!('salary' in row)) throw new Error('a manager has only the brief record');
  return row as Extract<Row, { salary: unknown }>;
};

/** What an employer does to records, by the API. */
export const staffOf = (server: Pick<TestServer, 'call' | 'db'>, as: Employer) => {
  const { call } = server;
  const create = (change?: Partial<NewEmployee>) => call('createEmployee', { as, body: someone(change) });
  const hire = async (change?: Partial<NewEmployee>) => bodyOf(await create(change));
  const list = (query: ListQuery) => call('listEmployees', { as, query });
  const read = async (id: string) => whole(bodyOf(await call('getEmployee', { as, path: { id } })));
  /** The current form with a change. */
  const formOf = async (id: string, change: Partial<Wire<Schemas['EmployeeUpdate']>> = {}) => {
    const record = await read(id);
    const { version, firstName, lastName, passportSerialNumber, pinfl, phoneNumber } = record;
    const { salary, chosenStatus, accountCredit, ownBalanceLimit } = record;
    const identity = { firstName, lastName, passportSerialNumber, pinfl, phoneNumber };
    const terms = { cardNumber: null, salary, chosenStatus, accountCredit, ownBalanceLimit };
    return { version, ...identity, ...terms, ...change };
  };
  const update = async (id: string, change: Partial<Wire<Schemas['EmployeeUpdate']>> = {}) =>
    call('updateEmployee', { as, path: { id }, body: await formOf(id, change) });
  const historyOf = async (id: string) =>
    bodyOf(await call('getEmployeeHistory', { as, path: { id } })).items;
  const remove = (id: string) => call('deleteEmployee', { as, path: { id } });
  return { create, hire, list, read, formOf, update, historyOf, remove };
};

/** Somebody with a profile who is invited to the employer's side and accepts. */
export async function joinColleague(
  server: Pick<TestServer, 'call' | 'db' | 'signIn' | 'clock'>,
  as: Employer,
  { role, unitIds = [] }: { role: 'owner' | 'manager' | 'accountant'; unitIds?: string[] },
) {
  const { phoneNumber, pinfl } = anyone();
  await addAccount(server, phoneNumber, { ...sampleIdentity, pinfl });
  const invited = await server.call('inviteColleague', { as, body: { phoneNumber, role, unitIds } });
  const { id } = bodyOf(invited);
  const session = await server.signIn(phoneNumber);
  bodyOf(await server.call('acceptJob', { as: session, path: { employeeId: id } }));
  return { ...session, jobId: id, phoneNumber };
}

/** A unit with a given id. */
export const addUnit = (
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  unit: { organizationId: string; id: string; title: string },
) =>
  db
    .insertInto('unit')
    .values({ ...unit, closedAt: null, createdAt: clock.date() })
    .execute();

/** A schedule with a given id that is never worked by. */
export const addSchedule = (
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  schedule: { organizationId: string; id: string; title: string },
) =>
  db
    .insertInto('schedule')
    .values({
      ...schedule,
      version: 1,
      closedFrom: null,
      companyAfterClosing: false,
      createdAt: clock.date(),
    })
    .execute();

/** A unit, with these people from a day on. */
export async function makeUnit(
  server: Pick<TestServer, 'call'>,
  as: Session,
  title: string,
  {
    people = [],
    validFrom,
  }: { people?: string[]; validFrom?: Wire<Schemas['UnitAssignment']>['validFrom'] } = {},
): Promise<string> {
  const { id: unitId } = bodyOf(await server.call('createUnit', { as, body: { title } }));
  if (people.length && validFrom)
    bodyOf(await server.call('assignUnit', { as, body: { unitId, employeeIds: people, validFrom } }));
  return unitId;
}
