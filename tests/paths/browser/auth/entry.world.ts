import type { Page } from 'playwright-core';
import type { Session, TestServer } from '#tests/support/server/server.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

/** Both companies' records are joined; no name and PINFL given yet; the person has left both companies. */
export type Standing = 'complete' | 'notIdentified' | 'noJob';

/** A person who works in two companies, with one phone that the server trusts. */
export class EntryWorld {
  readonly server: TestServer;
  readonly first: Company;
  readonly second: Company;
  readonly deviceId: string;
  /** The same person's record in the second company. */
  readonly secondJobId: string;

  private constructor(server: TestServer, first: Company, second: Company, secondJobId: string) {
    this.server = server;
    this.secondJobId = secondJobId;
    this.first = first;
    this.second = second;
    this.deviceId = first.employee.deviceId;
  }

  static async make(server: TestServer): Promise<EntryWorld> {
    const first = await makeCompany(server);
    const second = await makeCompany(server);
    const { identity, phoneNumber } = first.employee;
    const body = {
      ...identity,
      phoneNumber,
      cardNumber: sampleCard,
      salary: 400_000_000,
      status: 'active' as const,
    };
    const { id } = bodyOf(await server.call('createEmployee', { as: second.employer, body }));
    const accepted = await server.call('acceptJob', { as: first.employee, path: { employeeId: id } });
    if (accepted.status >= 300) throw new Error(JSON.stringify(accepted));
    return new EntryWorld(server, first, second, id);
  }

  get phoneNumber(): string {
    return this.first.employee.phoneNumber;
  }

  /** Tokens as another client on the same phone would get them. */
  signIn(): Promise<Session> {
    return this.server.signIn(this.phoneNumber, this.deviceId);
  }

  /** Stores a pair where the app reads it at start. */
  async storeTokens(page: Page): Promise<void> {
    const { accessToken, refreshToken } = await this.signIn();
    await page.evaluate(
      (pair) => {
        for (const [key, value] of Object.entries(pair)) localStorage.setItem(key, value);
      },
      { token: accessToken, tokenExpire: new Date(0).toISOString(), refreshToken },
    );
  }

  /** Changes what account info returns. */
  async be(standing: Standing): Promise<void> {
    const { accountId, identity } = this.first.employee;
    const nobody = { firstName: null, lastName: null, passportSerialNumber: null, pinfl: null };
    await this.server.db
      .updateTable('account')
      .set(standing === 'notIdentified' ? nobody : identity)
      .where('id', '=', accountId)
      .execute();
    await this.server.db
      .updateTable('employee')
      .set({ status: standing === 'noJob' ? 'left' : 'active' })
      .where('accountId', '=', accountId)
      .execute();
  }

  /** Another tab of the same browser switches to the person's other job. */
  async chooseOtherJobElsewhere(page: Page): Promise<void> {
    const tab = await page.context().newPage();
    await tab.goto('/mark.svg');
    await tab.evaluate(
      ([one, other]) => {
        localStorage.setItem('employeeId', localStorage.getItem('employeeId') === one ? other : one);
      },
      [this.first.employee.jobId, this.secondJobId] as const,
    );
    await tab.close();
  }

  /** Expires every access token issued so far. */
  outliveTokens(): void {
    this.server.clock.advance(16 * 60_000);
  }

  /** Ends the phone's session: its refresh tokens are refused. */
  async endSessions(): Promise<void> {
    const { db, clock } = this.server;
    const ended = { endedAt: clock.date(), endedBecause: 'terminated' as const };
    await db.updateTable('session').set(ended).where('deviceId', '=', this.deviceId).execute();
  }

  async isGood(accessToken: string): Promise<boolean> {
    const as = { accessToken, deviceId: this.deviceId };
    return (await this.server.call('getAccountInfo', { as })).status === 200;
  }
}
