import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { DayDecision } from '#domain/attendance/readDay.ts';
import type { HomeFigures } from '#machines/flows/home/employeeHome/employeeHomeMachine.ts';
import type { Tiyin } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import type { State } from '#server/modules/money/requests/sql/requests.ts';
import { addWorkedDays, bodyOf, punchAt } from '#tests/support/worlds/punching.ts';
import type { TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, otherCard, sampleCard, type Company } from '#tests/support/worlds/world.ts';
import { limitPerson } from '#tests/support/worlds/salaries.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';

const days = (['02', '03', '04', '05', '06', '09', '10', '11', '12', '17'] as const).map(
  (day) => `2026-11-${day}` as const,
);

/** A working day before the one of the tests. */
const LATE = '2026-11-17' as const;

/** One on which the employee did not check out. */
const MISSED = '2026-11-16' as const;

/** A company with one employee, who has worked ten of November's days or none, and their requests. */
export class WorkWorld {
  readonly company: Company;
  /** How the cards end, the default one first. */
  readonly lastFours = [sampleCard.slice(-4), otherCard.slice(-4)];
  readonly #server: TestServer;
  #cardId = '';
  #chosen = '';
  hasArrived = false;
  /** Enabled pay after ten days: half of what is earned, in tiyin. */
  enabled = 0;

  private constructor(server: TestServer, company: Company) {
    this.#server = server;
    this.company = company;
  }

  static async make(server: TestServer): Promise<WorkWorld> {
    const company = await makeCompany(server);
    const { phoneNumber: _, ...identity } = anyone();
    await server.db
      .updateTable('account')
      .set(identity)
      .where('id', '=', company.employer.accountId)
      .execute();
    const world = new WorkWorld(server, company);
    await world.earn(true);
    const { card, enabled } = bodyOf(await server.call('getSalary', { as: world.company.employee }));
    world.#cardId = card.id;
    world.enabled = enabled;
    return world;
  }

  /** What the employee's home showed at `serverTime`. */
  async homeAt(serverTime: string): Promise<HomeFigures> {
    const as = this.company.employee;
    const [{ card: _, ...salary }, month] = [
      bodyOf(await this.#server.call('getSalary', { as })),
      bodyOf(await this.#server.call('getMyMonth', { as })),
    ];
    return { salary, month: { ...month, serverTime, nextShift: null }, requests: [] };
  }

  async earn(hasWorked: boolean): Promise<void> {
    const { organizationId, employee } = this.company;
    await this.#server.db.deleteFrom('punch').where('organizationId', '=', organizationId).execute();
    if (hasWorked) await addWorkedDays(this.#server, this.company, employee.jobId, days);
  }

  /** One day more. */
  async earnMore(): Promise<void> {
    await addWorkedDays(this.#server, this.company, this.company.employee.jobId, ['2026-11-13']);
  }

  /** The employee came twenty minutes late on 17 November. */
  async wasLate(): Promise<void> {
    const { db } = this.#server;
    const { employee } = this.company;
    await db
      .deleteFrom('punch')
      .where('employeeId', '=', employee.jobId)
      .where('shiftDate', '=', LATE)
      .execute();
    await addWorkedDays(this.#server, this.company, employee.jobId, [LATE], { arrival: '09:20' });
  }

  tardinessReason() {
    return this.#server.db
      .selectFrom('tardinessReason')
      .select(['id', 'reason', 'state', 'decisionNote'])
      .where('employeeId', '=', this.company.employee.jobId)
      .executeTakeFirst();
  }

  /** The reason of the late day as somebody else left it; null takes it away. */
  async setTardinessReason(state: 'given' | 'accepted' | null): Promise<void> {
    const { db, clock } = this.#server;
    const { organizationId, employee } = this.company;
    await db.deleteFrom('tardinessReason').where('employeeId', '=', employee.jobId).execute();
    if (state === null) return;
    const row = { organizationId, id: newId(), employeeId: employee.jobId, date: LATE } as const;
    const decidedAt = state === 'given' ? null : clock.date();
    await db
      .insertInto('tardinessReason')
      .values({ ...row, reason: 'Qor yogʻdi', state, givenAt: clock.date(), decidedAt })
      .execute();
  }

  /** Two late days, each with a reason that waits; the ids of the reasons. */
  async gaveTwoReasons(): Promise<[string, string]> {
    await this.wasLate();
    const { organizationId, employee } = this.company;
    await addWorkedDays(this.#server, this.company, employee.jobId, ['2026-11-16'], { arrival: '09:30' });
    const { db, clock } = this.#server;
    const given = (date: '2026-11-16' | typeof LATE) => ({
      ...{ organizationId, id: newId(), employeeId: employee.jobId, date, reason: 'Qor yogʻdi' },
      ...{ state: 'given' as const, givenAt: clock.date() },
    });
    const rows = [given('2026-11-16'), given(LATE)] as const;
    await db
      .insertInto('tardinessReason')
      .values([...rows])
      .execute();
    return [rows[0].id, rows[1].id];
  }

  async setReason(id: string, state: 'given' | 'accepted'): Promise<void> {
    const decidedAt = state === 'given' ? null : this.#server.clock.date();
    await this.#server.db
      .updateTable('tardinessReason')
      .set({ state, decidedAt, decisionNote: null })
      .where('id', '=', id)
      .execute();
  }

  reasonOf(id: string) {
    return this.#server.db
      .selectFrom('tardinessReason')
      .select(['state', 'decisionNote'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Decides the same reason, or takes the decision back. */
  async decideTardinessReason(state: 'given' | 'accepted'): Promise<void> {
    await this.#server.db
      .updateTable('tardinessReason')
      .set({ state, decidedAt: state === 'given' ? null : this.#server.clock.date() })
      .where('employeeId', '=', this.company.employee.jobId)
      .execute();
  }

  /** The employee came at nine on 16 November and did not check out. */
  async forgotCheckOut(): Promise<void> {
    const worked = { arrival: '09:00', departure: null };
    await addWorkedDays(this.#server, this.company, this.company.employee.jobId, [MISSED], worked);
  }

  /** The employee worked two hours on 16 November, which the employer counted. */
  async workedTwoHours(): Promise<void> {
    const { employee } = this.company;
    await addWorkedDays(this.#server, this.company, employee.jobId, [MISSED], { departure: '11:00' });
    await this.decideDay('counted');
  }

  /** The decision on that day as the employer left it. */
  async decideDay(decision: DayDecision): Promise<void> {
    const { organizationId, employee, employer } = this.company;
    const { db, clock } = this.#server;
    const row = { organizationId, employeeId: employee.jobId, date: MISSED, decision, note: 'Ruxsat olgan' };
    await db.deleteFrom('dayDecision').where('employeeId', '=', employee.jobId).execute();
    await db
      .insertInto('dayDecision')
      .values({ ...row, decidedAt: clock.date(), decidedByAccountId: employer.accountId })
      .execute();
  }

  dayDecision() {
    return this.#server.db
      .selectFrom('dayDecision')
      .select(['decision', 'note'])
      .where('employeeId', '=', this.company.employee.jobId)
      .executeTakeFirst();
  }

  /** Nobody is away before the day they were hired. */
  async hiredOn(date: CompanyDate): Promise<void> {
    await this.#server.db
      .updateTable('employee')
      .set(hiredOn(date))
      .where('id', '=', this.company.employee.jobId)
      .execute();
  }

  absences() {
    return this.#server.db
      .selectFrom('absence')
      .select(['id', 'kind', 'note', 'state'])
      .where('employeeId', '=', this.company.employee.jobId)
      .execute();
  }

  async forgetAbsences(): Promise<void> {
    await this.#server.db
      .deleteFrom('absence')
      .where('employeeId', '=', this.company.employee.jobId)
      .execute();
  }

  /** What is wanted for that day. */
  correction() {
    return this.#server.db
      .selectFrom('attendanceCorrection')
      .select(['id', 'reason', 'state', 'pairs'])
      .where('employeeId', '=', this.company.employee.jobId)
      .executeTakeFirst();
  }

  /** Decides the correction that is there, or takes the decision back. */
  async decideCorrection(state: 'proposed' | 'accepted'): Promise<void> {
    await this.#server.db
      .updateTable('attendanceCorrection')
      .set({ state, decidedAt: state === 'proposed' ? null : this.#server.clock.date() })
      .where('employeeId', '=', this.company.employee.jobId)
      .execute();
  }

  /** The employee's correction of that day waits; null takes it away. */
  async setCorrection(state: 'proposed' | null): Promise<void> {
    const { db, clock } = this.#server;
    const { organizationId, employee } = this.company;
    await db.deleteFrom('attendanceCorrection').where('employeeId', '=', employee.jobId).execute();
    if (state === null) return;
    const times = { in: '2026-11-16T04:00:00.000Z', out: '2026-11-16T13:00:00.000Z' };
    await db
      .insertInto('attendanceCorrection')
      .values({
        ...{ organizationId, id: newId(), employeeId: employee.jobId, date: MISSED, state },
        pairs: sql`${JSON.stringify([times])}::jsonb`,
        ...{ reason: 'Telefonim oʻchib qoldi', proposedBy: 'employee', proposedAt: clock.date() },
        proposedByAccountId: employee.accountId,
      })
      .execute();
  }

  /** The employee checks in at the gate. */
  async arrive(): Promise<void> {
    bodyOf(await punchAt(this.#server, this.company, this.company.employee, 'in'));
    this.hasArrived = true;
  }

  async setStatus(status: 'active' | 'blocked'): Promise<void> {
    await this.#server.db
      .updateTable('employee')
      .set({ status })
      .where('id', '=', this.company.employee.jobId)
      .execute();
  }

  /** Makes one more request of the employee. */
  async askAgain(): Promise<string> {
    const body = { amount: 10_000_000, cardId: this.#cardId, note: 'Davolanish uchun' };
    return bodyOf(await this.#server.call('createSalaryRequest', { as: this.company.employee, body })).id;
  }

  requests() {
    return this.#server.db
      .selectFrom('paymentRequest')
      .innerJoin('card', 'card.id', 'paymentRequest.cardId')
      .select(['amount', 'note', 'last4'])
      .where('paymentRequest.employeeId', '=', this.company.employee.jobId)
      .execute();
  }

  /** Another card than the default one. */
  async haveTwoCards(): Promise<void> {
    const as = this.company.employee;
    const body = { cardNumber: otherCard, makeDefault: false };
    bodyOf(await this.#server.call('addCard', { as, path: { id: as.jobId }, body }));
  }

  async setLimit(balanceLimit: Tiyin | null): Promise<void> {
    const { organizationId, employee } = this.company;
    const { db, clock } = this.#server;
    await limitPerson(db, { organizationId, employeeId: employee.jobId }, balanceLimit, clock.date());
  }

  get employeeName(): string {
    const { lastName, firstName } = this.company.employee.identity;
    return `${lastName} ${firstName}`;
  }

  /** What the employer sees about the request chosen last. */
  async fundsOfChosen() {
    const call = { as: this.company.employer, path: { id: this.#chosen } };
    return bodyOf(await this.#server.call('getPaymentRequest', call)).funds!;
  }

  /** A pending request. */
  async undecided(): Promise<string> {
    const { id } = await this.#server.db
      .selectFrom('paymentRequest')
      .select('id')
      .where('employeeId', '=', this.company.employee.jobId)
      .where('state', '=', 'inProcess')
      .executeTakeFirstOrThrow();
    this.#chosen = id;
    return id;
  }

  async isUndecidedLeft(): Promise<boolean> {
    const rows = await this.#server.db
      .selectFrom('paymentRequest')
      .select('id')
      .where('employeeId', '=', this.company.employee.jobId)
      .where('state', '=', 'inProcess')
      .execute();
    return rows.length > 0;
  }

  request(id: string) {
    return this.#server.db
      .selectFrom('paymentRequest')
      .select(['state', 'amount', 'reviewReason'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  async setRequest(id: string, state: State): Promise<void> {
    await this.#server.db.updateTable('paymentRequest').set({ state }).where('id', '=', id).execute();
  }
}
