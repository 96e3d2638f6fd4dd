import { addAccount, addColleague, addCompany } from '#tests/support/worlds/people.ts';
import type { Session, TestServer } from '#tests/support/server/server.ts';
import { anyone } from '#tests/support/worlds/world.ts';

export const invitedPhone = '998901112233';

/** An owner with a colleague, and perhaps somebody invited. */
export class ColleaguesWorld {
  readonly name = 'Karimova Aziza';
  readonly #server: TestServer;
  readonly #organizationId: string;
  readonly #ownerJob: string;
  readonly #colleagueAccount: string;
  readonly phoneNumber: string;

  private constructor(
    server: TestServer,
    ids: { organizationId: string; jobId: string; colleague: string; phoneNumber: string },
  ) {
    this.#server = server;
    this.#organizationId = ids.organizationId;
    this.#ownerJob = ids.jobId;
    this.#colleagueAccount = ids.colleague;
    this.phoneNumber = ids.phoneNumber;
  }

  static async make(server: TestServer): Promise<ColleaguesWorld> {
    const { phoneNumber, ...identity } = anyone();
    const own = await addCompany(server, await addAccount(server, phoneNumber, identity));
    const { phoneNumber: theirs, pinfl, passportSerialNumber } = anyone();
    const names = { firstName: 'Aziza', lastName: 'Karimova' };
    const colleague = await addAccount(server, theirs, { ...names, pinfl, passportSerialNumber });
    return new ColleaguesWorld(server, { ...own, colleague, phoneNumber });
  }

  signIn(): Promise<Session> {
    return this.#server.signIn(this.phoneNumber);
  }

  /** The owner and an accountant, and whether somebody is invited. */
  async reset(isInvited = false): Promise<void> {
    const { db, clock } = this.#server;
    await db.deleteFrom('colleagueInvitation').execute();
    await this.leave();
    const place = { role: 'accountant' as const, unitIds: [] };
    await addColleague(this.#server, this.#organizationId, this.#colleagueAccount, place);
    if (!isInvited) return;
    const owner = await db
      .selectFrom('employer')
      .where('id', '=', this.#ownerJob)
      .selectAll()
      .executeTakeFirstOrThrow();
    const row = { organizationId: this.#organizationId, id: crypto.randomUUID(), phoneNumber: invitedPhone };
    const by = { invitedAt: clock.date(), invitedByAccountId: owner.accountId };
    await db
      .insertInto('colleagueInvitation')
      .values({ ...row, ...place, ...by })
      .execute();
  }

  /** The colleague is gone, and whoever was invited. */
  async leave(): Promise<void> {
    await this.#server.db.deleteFrom('colleagueInvitation').execute();
    await this.#server.db
      .deleteFrom('employer')
      .where('organizationId', '=', this.#organizationId)
      .where('id', '<>', this.#ownerJob)
      .execute();
  }
}
