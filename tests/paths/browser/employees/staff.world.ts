import type { BrowserContext } from 'playwright-core';
import { FIRST_DAY } from '#domain/dated/versions.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import { countMoves } from '#server/modules/employees/records/counts.ts';
import { deviceDraft } from '#tests/support/browser/deviceDraft.ts';
import { addAccount, addCompany } from '#tests/support/worlds/people.ts';
import type { Session, TestServer } from '#tests/support/server/server.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { firstSalary } from '#tests/support/worlds/salaries.ts';
import { anyone, sampleCard } from '#tests/support/worlds/world.ts';

type Status = 'active' | 'blocked' | 'left' | 'notIdentified';
type Person = Partial<ReturnType<typeof anyone>> & { salary?: number };

/** An employer with an empty company, who hires by the API, and the drafts on their device. */
export class StaffWorld {
  readonly server: TestServer;
  readonly employer: Session;
  readonly phoneNumber: string;
  readonly organizationId: string;
  readonly owner: string;

  private constructor(
    server: TestServer,
    { phoneNumber, ...employer }: Session & { phoneNumber: string },
    organizationId: string,
    owner: string,
  ) {
    this.server = server;
    this.employer = employer;
    this.phoneNumber = phoneNumber;
    this.organizationId = organizationId;
    this.owner = owner;
  }

  static async make(server: TestServer): Promise<StaffWorld> {
    const { phoneNumber, ...identity } = anyone();
    const accountId = await addAccount(server, phoneNumber, identity);
    const { organizationId, jobId } = await addCompany(server, accountId);
    const employer = { ...(await server.signIn(phoneNumber)), phoneNumber };
    return new StaffWorld(server, employer, organizationId, `${accountId}/${jobId}`);
  }

  /** Hires a person without an account; returns the record's id. */
  async hire(person: Person = {}): Promise<string> {
    const body = {
      ...anyone(),
      cardNumber: sampleCard,
      salary: 500_000_000,
      status: 'active' as const,
      ...person,
    };
    const answer = await this.server.call('createEmployee', { as: this.employer, body });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer));
    return answer.body.id;
  }

  /** Adds this number of copies of the hired people, with unique values where required; 0 removes them. */
  async crowd(count: number): Promise<void> {
    const { db } = this.server;
    const crowd = db
      .selectFrom('employee')
      .select('id')
      .where('organizationId', '=', this.organizationId)
      .where('lastName', '=', 'Yana');
    await db.deleteFrom('card').where('employeeId', 'in', crowd).execute();
    const gone = await db.deleteFrom('employee').where('id', 'in', crowd).executeTakeFirst();
    const employee = await db
      .selectFrom('employee')
      .where('organizationId', '=', this.organizationId)
      .selectAll()
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { organizationId, status } = employee;
    const change = count - Number(gone.numDeletedRows);
    await db
      .insertInto('employeeCount')
      .values({ organizationId, id: newId(), status, registered: false, change })
      .execute();
    if (count === 0) return;
    const card = await db
      .selectFrom('card')
      .selectAll()
      .where('employeeId', '=', employee.id)
      .executeTakeFirstOrThrow();
    const people = Array.from({ length: count }, () => {
      const { passportSerialNumber, pinfl, phoneNumber } = anyone();
      return { ...employee, id: newId(), lastName: 'Yana', passportSerialNumber, pinfl, phoneNumber };
    });
    await db.insertInto('employee').values(people).execute();
    const salaries = people.map((one) => firstSalary(one, tiyin(600_000_000), one.addedAt));
    await db.insertInto('employeeSalary').values(salaries).execute();
    await db
      .insertInto('card')
      .values(people.map(({ id }) => ({ ...card, id: newId(), employeeId: id })))
      .execute();
  }

  async remove(id: string): Promise<void> {
    const answer = await this.server.call('deleteEmployee', { as: this.employer, path: { id } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
  }

  /** The record as the database has it. */
  record(id: string) {
    return this.server.db
      .selectFrom('employee')
      .selectAll()
      .where('organizationId', '=', this.organizationId)
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** Messages to the person that the history names. */
  async invitations(id: string): Promise<number> {
    const rows = this.server.db.selectFrom('employeeEvent').where('employeeId', '=', id);
    return (await rows.where('event', '=', 'invite').select('id').execute()).length;
  }

  async forgetInvitations(id: string): Promise<void> {
    const { db } = this.server;
    await db.deleteFrom('attemptWindow').execute();
    await db.deleteFrom('employeeEvent').where('employeeId', '=', id).where('event', '=', 'invite').execute();
  }

  /** Another employer sends the message first. */
  async invite(id: string): Promise<void> {
    const { call } = this.server;
    bodyOf(await call('inviteEmployee', { as: this.employer, path: { id }, body: { language: 'ru' } }));
  }

  setStatus = (id: string, status: Status): Promise<void> => this.#move(id, { status });

  /** The lists count people by both. */
  async #move(id: string, to: { status: Status; accountId?: string }): Promise<void> {
    await this.server.db.transaction().execute(async (tx) => {
      const before = await tx
        .selectFrom('employee')
        .select(['status', 'accountId'])
        .where('organizationId', '=', this.organizationId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('employee')
        .set(to)
        .where('organizationId', '=', this.organizationId)
        .where('id', '=', id)
        .execute();
      const standing = ({ status, accountId }: typeof before) => ({
        status,
        registered: accountId !== null,
      });
      await countMoves(tx, this.organizationId, [
        { from: standing(before), to: standing({ ...before, ...to }) },
      ]);
    });
  }

  /** In no unit: null. */
  async unitOf(id: string): Promise<string | null> {
    const { items } = bodyOf(
      await this.server.call('listEmployees', { as: this.employer, query: { pageSize: 100 } }),
    );
    return items.find((one) => one.id === id)?.unit?.id ?? null;
  }

  /** The card that salaries are paid to. */
  card(id: string) {
    return this.server.db
      .selectFrom('card')
      .select('last4')
      .where('organizationId', '=', this.organizationId)
      .where('employeeId', '=', id)
      .where('isDefault', '=', true)
      .executeTakeFirst();
  }

  /** Saves another surname, as another employer would. */
  async renameBehindTheBack(id: string, lastName: string): Promise<void> {
    await this.server.db
      .updateTable('employee')
      .set((column) => ({ lastName, version: column('version', '+', 1) }))
      .where('organizationId', '=', this.organizationId)
      .where('id', '=', id)
      .execute();
  }

  /** Gives the record another phone number and another record this one, while `work` runs. */
  async whilePhoneIsTaken(id: string, phoneNumber: string, work: () => Promise<void>): Promise<void> {
    const change = (to: string) =>
      this.server.db
        .updateTable('employee')
        .set({ phoneNumber: to })
        .where('organizationId', '=', this.organizationId)
        .where('id', '=', id)
        .execute();
    await change(anyone().phoneNumber);
    const other = await this.hire({ phoneNumber });
    await work();
    await this.remove(other);
    await change(phoneNumber);
  }

  /** How many salaries of the record stand. */
  async salaries(id: string): Promise<number> {
    const rows = this.server.db.selectFrom('employeeSalary').where('employeeId', '=', id);
    return (await rows.where('replacedAt', 'is', null).select('id').execute()).length;
  }

  /** Plans another salary from 1 December on, or none. */
  async planSalary(id: string, salary: Tiyin | null): Promise<void> {
    const { db, clock } = this.server;
    const planned = { ...firstSalary({ organizationId: this.organizationId, id }, tiyin(1), clock.date()) };
    await db
      .deleteFrom('employeeSalary')
      .where('organizationId', '=', this.organizationId)
      .where('employeeId', '=', id)
      .where('validFrom', '>', FIRST_DAY)
      .execute();
    if (salary !== null)
      await db
        .insertInto('employeeSalary')
        .values({ ...planned, salary, validFrom: '2026-12-01' })
        .execute();
  }

  /** Adds a row that refers to the record, so that it can no longer be deleted. */
  async giveHistory(id: string): Promise<void> {
    const accountId = await addAccount(this.server, anyone().phoneNumber);
    await this.#move(id, { accountId, status: 'active' });
  }

  /** The draft stored on the device under the form's name; `draft` is stored first when given. */
  draft(context: BrowserContext, form: string, draft?: unknown): Promise<unknown> {
    return deviceDraft(context, [this.owner, form], draft);
  }
}
