import type { Session, TestServer } from '#tests/support/server/server.ts';
import { samplePassword } from '#tests/support/server/server.ts';
import { addAccount, addCompany } from '#tests/support/worlds/people.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { anyone, sampleCard } from '#tests/support/worlds/world.ts';
import { hashPassword } from '#server/modules/auth/index.ts';
import { newId } from '#server/identifier.ts';

/** The record that another company keeps of this person. */
export type Standing = 'offered' | 'held' | 'mismatch' | 'elsewhere';

/** An employer who is also hired by another company, with two more devices. */
export class PersonalWorld {
  readonly session: Session;
  readonly phoneNumber: string;
  readonly identity: Omit<ReturnType<typeof anyone>, 'phoneNumber'>;
  /** That company's title. */
  readonly company = 'Registon Savdo';
  readonly others = ['another-phone', 'an-old-tablet'];
  readonly #server: TestServer;
  readonly accountId: string;
  readonly recordId: string;

  private constructor(
    server: TestServer,
    facts: Pick<PersonalWorld, 'session' | 'phoneNumber' | 'identity'> & {
      accountId: string;
      recordId: string;
    },
  ) {
    this.#server = server;
    this.accountId = facts.accountId;
    this.recordId = facts.recordId;
    this.session = facts.session;
    this.phoneNumber = facts.phoneNumber;
    this.identity = facts.identity;
  }

  static async make(server: TestServer): Promise<PersonalWorld> {
    const owner = anyone().phoneNumber;
    await addCompany(server, await addAccount(server, owner), 'Registon Savdo');
    const employer = await server.signIn(owner);
    const { phoneNumber, ...identity } = anyone();
    const accountId = await addAccount(server, phoneNumber, identity);
    await addCompany(server, accountId);
    const body = {
      ...identity,
      phoneNumber,
      cardNumber: sampleCard,
      salary: 400_000_000,
      status: 'active' as const,
    };
    const { id: recordId } = bodyOf(await server.call('createEmployee', { as: employer, body }));
    const session = await server.signIn(phoneNumber);
    return new PersonalWorld(server, { session, phoneNumber, identity, accountId, recordId });
  }

  async be(standing: Standing): Promise<void> {
    const held = standing === 'held';
    await this.#server.db
      .updateTable('employee')
      .set({
        accountId: held ? this.accountId : null,
        status: held ? 'active' : 'notIdentified',
        pinfl: standing === 'mismatch' ? '30101900000000' : this.identity.pinfl,
        phoneNumber: standing === 'elsewhere' ? '998901000099' : this.phoneNumber,
      })
      .where('id', '=', this.recordId)
      .execute();
  }

  /** Why the person last declined; null when they did not say. */
  async refusal(): Promise<string | null> {
    const { reason } = await this.#server.db
      .selectFrom('employeeEvent')
      .where('employeeId', '=', this.recordId)
      .where('event', '=', 'decline')
      .orderBy('id', 'desc')
      .select('reason')
      .executeTakeFirstOrThrow();
    return reason;
  }

  /** Resets the name, the password and the attempts. */
  async reset(): Promise<void> {
    await this.#setAccount(this.identity);
    await this.setPassword(false);
    await this.#server.db.deleteFrom('attempt').execute();
  }

  /** Another account has that PINFL while `work` runs. */
  async whilePinflTaken(pinfl: string, work: () => Promise<unknown>): Promise<void> {
    await this.#setAccount({ pinfl: null });
    const stranger = await addAccount(this.#server, anyone().phoneNumber, { ...this.identity, pinfl });
    await work();
    await this.#server.db.deleteFrom('account').where('id', '=', stranger).execute();
    await this.#setAccount({ pinfl: this.identity.pinfl });
  }

  /** Links or unlinks the Google account named in the machine's cases. */
  async haveGoogle(has: boolean): Promise<void> {
    const { db, clock } = this.#server;
    const identity = { accountId: this.accountId, provider: 'google', subject: 'g-ali' } as const;
    await db.deleteFrom('identity').execute();
    if (!has) return;
    await db
      .insertInto('identity')
      .values({ ...identity, displayName: 'Ali Valiyev', linkedAt: clock.date() })
      .execute();
  }

  /** Sets the password to one that the form does not contain, or to the sample one. */
  async setPassword(isAnother: boolean): Promise<void> {
    const passwordHash = await hashPassword(isAnother ? 'Boshqa2026' : samplePassword);
    await this.#setAccount({ passwordHash });
  }

  #setAccount(values: { pinfl?: string | null; passwordHash?: string }) {
    return this.#server.db.updateTable('account').set(values).where('id', '=', this.accountId).execute();
  }

  /** Adds the two more devices, signed in, or removes them. */
  async haveOthers(are: boolean): Promise<void> {
    const { db, clock } = this.#server;
    const at = clock.date();
    for (const deviceId of this.others) {
      const terminatedAt = are ? null : at;
      await db
        .insertInto('device')
        .values({
          accountId: this.accountId,
          deviceId,
          name: deviceId,
          platform: null,
          trusted: are,
          createdAt: at,
          lastSeenAt: at,
          terminatedAt,
        })
        .onConflict((on) => on.columns(['accountId', 'deviceId']).doUpdateSet({ terminatedAt, trusted: are }))
        .execute();
      if (are)
        await db
          .insertInto('session')
          .values({ id: newId(), accountId: this.accountId, deviceId, generation: 0, createdAt: at })
          .execute();
    }
  }
}
