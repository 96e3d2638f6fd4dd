import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { fromSom, tiyin, type Tiyin } from '#domain/money.ts';
import { sampleIdentity } from '#tests/support/worlds/people.ts';
import { addWorkedDays, bodyOf } from '#tests/support/worlds/punching.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, type Company } from '#tests/support/worlds/world.ts';

/** Of October and of November 2026. */
export const WORKING_DAYS = 21;
export const SALARY = fromSom(5_000_000);
/** No whole so'm. */
export const earnedBy = (days: number): Tiyin => tiyin(Math.floor((SALARY * days) / WORKING_DAYS));

const october = (...days: number[]) =>
  days.map((day) => `2026-10-${String(day).padStart(2, '0')}` as CompanyDate);

/** An owner and one employee, both since the first of October, a day off. */
export class WorkCompany {
  readonly #server: TestServer;
  readonly #company: Company;

  private constructor(server: TestServer, company: Company) {
    this.#server = server;
    this.#company = company;
  }

  static async make(server: TestServer): Promise<WorkCompany> {
    const company = await makeCompany(server);
    const named = { ...sampleIdentity, pinfl: anyone().pinfl };
    await server.db.updateTable('account').set(named).where('id', '=', company.employer.accountId).execute();
    return new WorkCompany(server, company);
  }

  get owner() {
    return this.#company.employer;
  }
  readonly ownerName = `${sampleIdentity.lastName} ${sampleIdentity.firstName}`;
  /** Of the employee. */
  get name(): string {
    const { lastName, firstName } = this.employee.identity;
    return `${lastName} ${firstName}`;
  }
  get employee() {
    return this.#company.employee;
  }

  /** A later time; the pages renew their sessions. */
  at(time: string): void {
    this.#server.clock.set(Date.parse(time));
  }

  #work(days: readonly CompanyDate[], times?: Parameters<typeof addWorkedDays>[4]): Promise<void> {
    return addWorkedDays(this.#server, this.#company, this.employee.jobId, days, times);
  }

  /** Until the 15th, when they came late. Not on the 5th and 6th; the 7th and 8th lack when they left; the 11th is a Sunday. */
  async workFirstHalf(): Promise<void> {
    await this.#work(october(2, 9, 12, 13, 14));
    await this.#work(october(7), { departure: null });
    await this.#work(october(8), { departure: '12:00' });
    await this.#work(october(11), { arrival: '10:00', departure: '14:00' });
    await this.#work(october(15), { arrival: '09:40' });
  }

  /** All working days from the 16th on. */
  workSecondHalf(): Promise<void> {
    return this.#work(october(16, 19, 20, 21, 22, 23, 26, 27, 28, 29, 30));
  }

  workInNovember(): Promise<void> {
    return this.#work(['2026-11-03', '2026-11-04']);
  }

  /** To the tiyin, with adjustments for days of closed months. */
  async earnedIn(month: CompanyMonth): Promise<Tiyin> {
    const as = await this.#server.signIn(this.employee.phoneNumber, 'another-device');
    return bodyOf(await this.#server.call('getMyEarnings', { as, query: { month } })).earned;
  }
}
