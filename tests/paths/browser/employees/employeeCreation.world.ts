import { sql } from 'kysely';
import type { BrowserContext } from 'playwright-core';
import { companyDate } from '#domain/calendar/index.ts';
import type { EmployeeDraft } from '#machines/flows/employees/employeeCreation/employeeForm.ts';
import {
  scheduleId,
  unitId,
} from '#machines/flows/employees/employeeCreation/employeeCreationMachine.cases.ts';
import { deviceDraft } from '#tests/support/browser/deviceDraft.ts';
import { addAccount, addCompany } from '#tests/support/worlds/people.ts';
import type { Session, TestServer } from '#tests/support/server/server.ts';
import { addSchedule, addUnit } from '#tests/support/worlds/staff.ts';
import { anyone, sampleCard } from '#tests/support/worlds/world.ts';

/** An employer with a company that has a unit, a schedule and no people, and the drafts on their device. */
export class HiringWorld {
  readonly employer: Session;
  readonly #server: TestServer;
  readonly #organizationId: string;
  readonly #owner: string;

  private constructor(server: TestServer, employer: Session, organizationId: string, owner: string) {
    this.#server = server;
    this.employer = employer;
    this.#organizationId = organizationId;
    this.#owner = owner;
  }

  static async make(server: TestServer): Promise<HiringWorld> {
    const { phoneNumber, ...identity } = anyone();
    const accountId = await addAccount(server, phoneNumber, identity);
    const { organizationId, jobId } = await addCompany(server, accountId);
    const employer = await server.signIn(phoneNumber);
    await addUnit(server, { organizationId, id: unitId, title: 'Savdo' });
    await addSchedule(server, { organizationId, id: scheduleId, title: 'Tungi' });
    return new HiringWorld(server, employer, organizationId, `${accountId}/${jobId}`);
  }

  get today() {
    return companyDate(this.#server.clock.now());
  }

  employees() {
    return this.#server.db
      .selectFrom('employee')
      .innerJoin('card', 'card.employeeId', 'employee.id')
      .innerJoin('employeeSalary', 'employeeSalary.employeeId', 'employee.id')
      .leftJoin('employeeUnit', 'employeeUnit.employeeId', 'employee.id')
      .leftJoin('scheduleAssignment', 'scheduleAssignment.employeeId', 'employee.id')
      .select(['pinfl', 'phoneNumber', 'salary', 'status', 'chosenStatus', 'card.last4'])
      .select(['employeeUnit.unitId', 'scheduleId'])
      .select(sql<string>`lower(employment)::text`.as('firstDay'))
      .where('employee.organizationId', '=', this.#organizationId)
      .execute();
  }

  /** Another record of the company has these values while `work` runs. */
  async whileTaken(
    taken: { pinfl?: string; phoneNumber?: string },
    work: () => Promise<void>,
  ): Promise<void> {
    const { call } = this.#server;
    const body = {
      ...anyone(),
      cardNumber: sampleCard,
      salary: 500_000_000,
      status: 'active' as const,
      ...taken,
    };
    const answer = await call('createEmployee', { as: this.employer, body });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer));
    await work();
    const gone = await call('deleteEmployee', { as: this.employer, path: { id: answer.body.id } });
    if (gone.status !== 200 || gone.body.outcome !== 'removed') throw new Error(JSON.stringify(gone));
  }

  /** The draft stored on the device, read by another page; `draft` is stored first when given. */
  async draft(context: BrowserContext, draft?: EmployeeDraft): Promise<EmployeeDraft | null> {
    const kept = await deviceDraft(context, [this.#owner, 'employeeCreation'], draft);
    return kept as EmployeeDraft | null;
  }
}
