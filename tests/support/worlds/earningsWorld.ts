import { companyDate } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import { addWorkedDays, bodyOf } from './punching.ts';
import { limitPerson } from './salaries.ts';
import { samplePassword, type Session, type TestServer } from '../server/server.ts';
import { staffOf } from './staff.ts';
import { anyone, hireSomebody, makeCompany, type Company } from './world.ts';

type Person = Company['employee'];

export const PAID = 20_000_000;
export const ASKED = 5_000_000;
export const TOO_MUCH = 10_000_000;

const days = (['02', '03', '04', '05', '06', '09', '10', '11', '12', '13'] as const).map(
  (day) => `2026-11-${day}` as const,
);

/** A company whose three people have earned, were given and are owed different things in November, all counted. */
export class EarningsWorld {
  /** Ten days: one payment made, and one asked for. */
  readonly ten: Person;
  /** Two days, all of which is on its way. */
  readonly two: Person;
  /** A payment for two days that were removed after it. */
  readonly none: Person;
  readonly employer: Company['employer'];
  readonly #server: TestServer;
  readonly #company: Company;

  private constructor(server: TestServer, company: Company, [two, none]: readonly [Person, Person]) {
    this.#server = server;
    this.#company = company;
    this.employer = company.employer;
    [this.ten, this.two, this.none] = [company.employee, two, none];
  }

  static async make(server: TestServer): Promise<EarningsWorld> {
    const company = await makeCompany(server);
    // An employer without a profile would be led to complete it first.
    const { phoneNumber: _, ...identity } = anyone();
    await server.db
      .updateTable('account')
      .set(identity)
      .where('id', '=', company.employer.accountId)
      .execute();
    const hire = () => hireSomebody(server, company.employer);
    const world = new EarningsWorld(server, company, [await hire(), await hire()]);
    const { ten, two, none } = world;
    const staff = staffOf(server, company.employer);
    bodyOf(await staff.update(ten.jobId, { lastName: 'Aliyeva' }));
    bodyOf(await staff.update(two.jobId, { lastName: 'Boboyev' }));
    bodyOf(await staff.update(none.jobId, { lastName: 'Valiyev' }));
    await addWorkedDays(server, company, ten.jobId, days);
    for (const { jobId } of [two, none]) await addWorkedDays(server, company, jobId, days.slice(0, 2));
    await world.#pay(ten, PAID);
    await world.#pay(none, TOO_MUCH);
    await server.db.deleteFrom('punch').where('employeeId', '=', none.jobId).execute();
    await world.#paySalariesWithout(ten);
    await world.#ask(ten, ASKED);
    await world.count();
    return world;
  }

  /** Anew: the job of the server may have counted before, or may be counting, and then writes nothing. */
  async count(): Promise<void> {
    await this.#server.db
      .updateTable('figuresMonth')
      .set({ countedAt: null, earnedAt: null, leasedUntil: null })
      .where('organizationId', '=', this.#company.organizationId)
      .execute();
    await this.#server.figuresCounted();
  }

  /** A person's own limit, null for none. */
  async limit({ jobId: employeeId }: Person, limit: Tiyin | null): Promise<void> {
    const { db, clock } = this.#server;
    await limitPerson(db, { organizationId: this.#company.organizationId, employeeId }, limit, clock.date());
  }

  /** The employer, some days later. */
  async signInAgain(): Promise<Session> {
    const { phoneNumber } = await this.#server.db
      .selectFrom('account')
      .select('phoneNumber')
      .where('id', '=', this.employer.accountId)
      .executeTakeFirstOrThrow();
    return this.#server.signIn(phoneNumber);
  }

  get #acting() {
    return { as: this.employer, job: this.employer.jobId };
  }

  async #ask(as: Person, amount: number): Promise<string> {
    const { card } = bodyOf(await this.#server.call('getSalary', { as }));
    const body = { amount, cardId: card.id };
    return bodyOf(await this.#server.call('createSalaryRequest', { as, body })).id;
  }

  /** Makes the payment that nobody has decided yet. */
  async payWhatIsAsked(as: Session): Promise<void> {
    const acting = { as, job: this.employer.jobId };
    const query = { state: 'inProcess' } as const;
    const { items } = bodyOf(await this.#server.call('listPaymentRequests', { ...acting, query }));
    await this.#payAsked(items[0]!.id, acting);
  }

  #pay = async (person: Person, amount: number): Promise<void> =>
    this.#payAsked(await this.#ask(person, amount), this.#acting);

  async #payAsked(id: string, acting: { as: Session; job: string }): Promise<void> {
    const { call } = this.#server;
    const approval = { event: 'approve' as const, requests: [{ id }] };
    bodyOf(await call('reviewPaymentRequests', { ...acting, body: approval }));
    const payment = { event: 'markPaid' as const, paidOn: companyDate(this.#server.clock.now()) };
    bodyOf(await call('settlePaymentRequest', { ...acting, path: { id }, body: payment }));
  }

  /** A confirmed run, of which nothing is paid yet. */
  async #paySalariesWithout({ jobId: employeeId }: Person): Promise<void> {
    const { call } = this.#server;
    const salary = { kind: 'salary', period: '2026-11' } as const;
    const { id } = bodyOf(await call('createPayRun', { ...this.#acting, body: salary }));
    const target = { ...this.#acting, path: { id } };
    const exclusion = { event: 'exclude', employeeId, reason: 'Keyinroq' } as const;
    bodyOf(await call('changePayRun', { ...target, body: exclusion }));
    const { included } = bodyOf(await call('getPayRun', target));
    bodyOf(await call('confirmPayRun', { ...target, body: { ...included, password: samplePassword } }));
  }
}
