import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { fromSom, type Tiyin } from '#domain/money.ts';
import { addAccount, sampleIdentity } from '#tests/support/worlds/people.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import type { Session, TestServer } from '#tests/support/server/server.ts';
import { joinColleague, staffOf } from '#tests/support/worlds/staff.ts';
import { anyone, makeCompany, otherCard, sampleCard, type Company } from '#tests/support/worlds/world.ts';

/** Salaries in so'm. Nobody's is a multiple of the working days, so that each day earns a part of a so'm. */
const hired = {
  bekova: { lastName: 'Bekova', firstName: 'Nodira', salary: 3_333_333 },
  olimova: { lastName: 'Olimova', firstName: 'Dilnoza', salary: 7_100_000 },
  tursunov: { lastName: 'Tursunov', firstName: 'Sardor', salary: 2_750_000 },
};
type Hired = keyof typeof hired;

export interface Person {
  id: string;
  name: string;
  salary: Tiyin;
}

/** Whom the owner hires on the screen. */
export const aziz = {
  ...{ lastName: 'Karimov', firstName: 'Aziz', salary: fromSom(5_300_000), cardNumber: otherCard },
  ...{ phoneNumber: '998901112401', passportSerialNumber: 'AD1112401', pinfl: '30101909999992' },
};

type Accountant = Session & { phoneNumber: string };
type People = Record<Hired | 'rahimov', Person>;

/** An owner and an accountant, and four people who joined on the first day of October. */
export class PayMonthCompany {
  readonly people: People;
  readonly accountant: Accountant;
  readonly #server: TestServer;
  readonly #company: Company;
  readonly #ownerPhone: string;

  private constructor(
    server: TestServer,
    company: Company,
    known: { ownerPhone: string; accountant: Accountant; people: People },
  ) {
    this.#server = server;
    this.#company = company;
    this.#ownerPhone = known.ownerPhone;
    this.accountant = known.accountant;
    this.people = known.people;
  }

  static async make(server: TestServer): Promise<PayMonthCompany> {
    const company = await makeCompany(server);
    const { accountId } = company.employer;
    const { phoneNumber } = await server.db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const named = { ...sampleIdentity, pinfl: anyone().pinfl };
    await server.db.updateTable('account').set(named).where('id', '=', accountId).execute();
    const accountant = await joinColleague(server, company.employer, { role: 'accountant' });
    const { identity, jobId } = company.employee;
    const name = `${identity.lastName} ${identity.firstName}`;
    const people = { rahimov: { id: jobId, name, salary: fromSom(5_000_000) } } as People;
    for (const key of Object.keys(hired) as Hired[])
      people[key] = await join(server, company, { ...anyone(), ...hired[key] });
    return new PayMonthCompany(server, company, { ownerPhone: phoneNumber, accountant, people });
  }

  get organizationId(): string {
    return this.#company.organizationId;
  }
  get owner() {
    return this.#company.employer;
  }
  get colleagues(): readonly Person[] {
    return Object.values(this.people);
  }

  /** The account of somebody whom the owner has hired; they have not accepted the job yet. */
  async register({ phoneNumber, ...person }: typeof aziz): Promise<Session> {
    const { firstName, lastName, passportSerialNumber, pinfl } = person;
    await addAccount(this.#server, phoneNumber, { firstName, lastName, passportSerialNumber, pinfl });
    return this.#server.signIn(phoneNumber);
  }

  /** A later time. Sessions do not live for days: the pages renew theirs, calls of the test get another. */
  async at(time: string): Promise<void> {
    this.#server.clock.set(Date.parse(time));
    Object.assign(this.owner, await this.#server.signIn(this.#ownerPhone, 'another-device'));
  }

  async workingDays(month: CompanyMonth): Promise<CompanyDate[]> {
    const path = { id: this.people.bekova.id };
    const { days } = bodyOf(
      await this.#server.call('getEmployeeMonth', { as: this.owner, path, query: { month } }),
    );
    return days.filter(({ kind }) => kind === 'working').map(({ date }) => date);
  }

  /** Punches of whole shifts. */
  async work(days: readonly CompanyDate[], ...people: readonly Pick<Person, 'id'>[]): Promise<void> {
    for (const { id } of people) await addWorkedDays(this.#server, this.#company, id, days);
  }

  /** They came twenty minutes late, and nobody knows when they left. */
  async forgetCheckOut(date: CompanyDate, { id }: Pick<Person, 'id'>): Promise<void> {
    await addWorkedDays(this.#server, this.#company, id, [date], { arrival: '09:20', departure: null });
  }

  /** The owner takes the times that were proposed for a day, and the reason why they were late. */
  async acceptDay(date: CompanyDate): Promise<void> {
    const as = this.owner;
    const { items } = bodyOf(await this.#server.call('listToSettle', { as, query: {} }));
    const waiting = items.filter((one) => one.date === date).map(({ kind, id }) => ({ kind, id, date }));
    if (waiting.length !== 2) throw new Error(JSON.stringify(waiting));
    bodyOf(await this.#server.call('settle', { as, body: { event: 'accept', items: waiting } }));
  }

  /** As if the salary day had been this from the founding on. */
  async paysOn(salaryDay: number): Promise<void> {
    const { organizationId } = this;
    await this.#server.db
      .updateTable('paySettings')
      .set({ salaryDay })
      .where('organizationId', '=', organizationId)
      .execute();
  }

  /** A leave that nobody pays. */
  async leave({ id: employeeId }: Pick<Person, 'id'>, days: readonly CompanyDate[]): Promise<void> {
    const body = { employeeId, firstDay: days[0]!, lastDay: days.at(-1)!, kind: 16, note: 'Oʻz hisobidan' };
    bodyOf(await this.#server.call('proposeAbsence', { as: this.owner, body }));
  }
}

async function join(
  server: TestServer,
  { employer }: Company,
  { salary, phoneNumber, ...identity }: ReturnType<typeof anyone> & { salary: number },
): Promise<Person> {
  const terms = { phoneNumber, cardNumber: sampleCard, salary: fromSom(salary) };
  const { id } = await staffOf(server, employer).hire({ ...identity, ...terms });
  await addAccount(server, phoneNumber, identity);
  const as = await server.signIn(phoneNumber);
  bodyOf(await server.call('acceptJob', { as, path: { employeeId: id } }));
  return { id, name: `${identity.lastName} ${identity.firstName}`, salary: terms.salary };
}
