import type { Tiyin } from '#domain/money.ts';
import type { State } from '#server/modules/payments/sql/requests.ts';
import { addWorkedDays, bodyOf, punchAt } from '#tests/support/punching.ts';
import type { TestServer } from '#tests/support/server.ts';
import { anyone, makeCompany, type Company } from '#tests/support/world.ts';

const days = (['02', '03', '04', '05', '06', '09', '10', '11', '12', '17'] as const).map(
  (day) => `2026-11-${day}` as const,
);

/** A company with one employee, who has worked ten of November's days or none, and their requests. */
export class WorkWorld {
  readonly company: Company;
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

  async earn(hasWorked: boolean): Promise<void> {
    const { organizationId, employee } = this.company;
    await this.#server.db.deleteFrom('punch').where('organizationId', '=', organizationId).execute();
    if (hasWorked) await addWorkedDays(this.#server, this.company, employee.jobId, days);
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
      .select(['amount', 'note'])
      .where('employeeId', '=', this.company.employee.jobId)
      .execute();
  }

  async setLimit(balanceLimit: Tiyin | null): Promise<void> {
    await this.#server.db
      .updateTable('employee')
      .set({ balanceLimit })
      .where('id', '=', this.company.employee.jobId)
      .execute();
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
