import type { components } from '#openapi/generated/contract.d.ts';
import type { Wire } from './call.ts';
import { bodyOf } from './punching.ts';
import type { TestServer } from './server.ts';
import { anyone, sampleCard, type Company } from './world.ts';

type Schemas = components['schemas'];
type NewEmployee = Wire<Schemas['NewEmployee']>;
type Employer = Company['employer'];

/** Another valid card than `sampleCard`. */
export const otherCard = '9860000000000018';

const someone = (change: Partial<NewEmployee> = {}): NewEmployee => ({
  ...anyone(),
  cardNumber: sampleCard,
  salary: 600_000_000,
  status: 'active',
  ...change,
});

/** What an employer does to records, by the API. */
export const staffOf = (server: Pick<TestServer, 'call' | 'db'>, as: Employer) => {
  const { call } = server;
  const hire = async (change: Partial<NewEmployee> = {}) =>
    bodyOf(await call('createEmployee', { as, body: someone(change) }));
  const read = async (id: string) => bodyOf(await call('getEmployee', { as, path: { id } }));
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
  return { hire, read, formOf, update, historyOf, remove };
};
