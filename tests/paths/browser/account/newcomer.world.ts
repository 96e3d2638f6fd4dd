import type { Identity } from '#domain/employee.ts';
import { tiyin } from '#domain/money.ts';
import { addAccount, addCompany } from '#tests/support/worlds/people.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { firstSalary } from '#tests/support/worlds/salaries.ts';
import type { Session, TestServer } from '#tests/support/server/server.ts';
import { anyone, sampleCard } from '#tests/support/worlds/world.ts';

/** The state of the record waiting for the person; `none`: the employer has not added them. */
export type Offer = 'none' | 'offered' | 'mismatch' | 'held';

const phoneNumber = '998901000003';
const otherPinfl = '30101909999992';

/** A new person, and a company with a record that may be theirs. */
export class NewcomerWorld {
  readonly server: TestServer;
  readonly session: Session;
  readonly accountId: string;
  readonly #employeeId: string;
  readonly #identity: Identity;

  private constructor(
    server: TestServer,
    session: Session,
    person: { accountId: string; employeeId: string; identity: Identity },
  ) {
    this.server = server;
    this.session = session;
    this.accountId = person.accountId;
    this.#employeeId = person.employeeId;
    this.#identity = person.identity;
  }

  /** @param employeeId and `identity` as the machine's cases have them */
  static async make(server: TestServer, employeeId: string, identity: Identity): Promise<NewcomerWorld> {
    const { call, db } = server;
    const accountId = await addAccount(server, phoneNumber);
    const { phoneNumber: ownerPhone } = anyone();
    await addCompany(server, await addAccount(server, ownerPhone), 'Registon Savdo');
    const body = { ...anyone(), cardNumber: sampleCard, salary: 500_000_000, status: 'active' as const };
    const { id } = bodyOf(await call('createEmployee', { as: await server.signIn(ownerPhone), body }));
    const hired = await db.selectFrom('employee').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto('employee')
      .values({ ...hired, ...identity, id: employeeId, phoneNumber })
      .execute();
    await db
      .insertInto('employeeSalary')
      .values(firstSalary({ ...hired, id: employeeId }, tiyin(500_000_000), hired.addedAt))
      .execute();
    const session = await server.signIn(phoneNumber);
    return new NewcomerWorld(server, session, { accountId, employeeId, identity });
  }

  /** Resets: no profile, no waiting record, no company founded. */
  async begin(): Promise<void> {
    await this.lose();
    await this.give(null);
    Object.assign(this.session, await this.server.signIn(phoneNumber));
  }

  /** The profile as the server has it; `known` = what the cases say. */
  async give(identity: 'known' | null): Promise<void> {
    const nobody = { firstName: null, lastName: null, passportSerialNumber: null, pinfl: null };
    await this.server.db
      .updateTable('account')
      .set(identity ? this.#identity : nobody)
      .where('id', '=', this.accountId)
      .execute();
  }

  async offer(offer: Offer): Promise<void> {
    const held = offer === 'held';
    await this.server.db
      .updateTable('employee')
      .set({
        accountId: held ? this.accountId : null,
        status: held ? 'active' : 'notIdentified',
        phoneNumber: offer === 'none' ? '998901000099' : phoneNumber,
        pinfl: offer === 'mismatch' ? otherPinfl : this.#identity.pinfl,
      })
      .where('id', '=', this.#employeeId)
      .execute();
  }

  /** Another profile has the person's PINFL while `work` runs. */
  async whilePinflTaken(work: () => Promise<void>): Promise<void> {
    const { db } = this.server;
    await this.give(null);
    const id = await addAccount(this.server, anyone().phoneNumber, this.#identity);
    await work();
    await db.updateTable('account').set({ pinfl: null }).where('id', '=', id).execute();
    await this.give('known');
  }

  /** Removes every job of the person. */
  async lose(): Promise<void> {
    await this.server.db.deleteFrom('employer').where('accountId', '=', this.accountId).execute();
    await this.offer('none');
  }

  /** Titles of the companies the person runs. */
  async companies(): Promise<string[]> {
    const rows = await this.server.db
      .selectFrom('employer')
      .innerJoin('organization', 'organization.id', 'employer.organizationId')
      .where('employer.accountId', '=', this.accountId)
      .select('title')
      .execute();
    return rows.map(({ title }) => title);
  }

  async isJoined(): Promise<boolean> {
    const row = await this.server.db
      .selectFrom('employee')
      .where('id', '=', this.#employeeId)
      .select('accountId')
      .executeTakeFirstOrThrow();
    return row.accountId === this.accountId;
  }
}
