import { randomUUID } from 'node:crypto';
import type { CodePurpose } from '#machines/flows/auth/otp/askedCode.ts';
import { hashPassword } from '#server/modules/auth/index.ts';
import { mac, signingKey } from '#server/secrets.ts';
import type { startTelegram } from '#tests/support/standIns/telegram.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { samplePassword, type TestServer } from '#tests/support/server/server.ts';

type Telegram = Awaited<ReturnType<typeof startTelegram>>;

/** A visitor: a phone number that may have an account, and a device. */
export class EntranceWorld {
  readonly server: TestServer;
  readonly phoneNumber: string;
  readonly deviceId = 'device-in-hand';
  readonly #telegram: Telegram | undefined;
  #accountId: string | null = null;

  constructor(server: TestServer, phoneNumber: string, telegram?: Telegram) {
    this.server = server;
    this.phoneNumber = phoneNumber;
    this.#telegram = telegram;
  }

  /** A Telegram user, if the server is configured for Telegram. */
  inTelegram(id: number) {
    if (!this.#telegram) throw new Error('the server knows no Telegram here');
    return this.#telegram.person(id);
  }

  /** Resets the attempts, and gives the phone number this account, or none. */
  async begin(account: 'known' | 'unknown'): Promise<void> {
    const { db } = this.server;
    await db
      .updateTable('account')
      .set({ phoneNumber: `gone ${randomUUID()}` })
      .where('phoneNumber', '=', this.phoneNumber)
      .execute();
    await db.deleteFrom('attemptWindow').execute();
    await db.deleteFrom('identity').execute();
    await db.deleteFrom('telegramSignIn').execute();
    this.#accountId = account === 'known' ? await addAccount(this.server, this.phoneNumber) : null;
  }

  /** Sets whether this device signs in without a code; the account's first device was another one. */
  async trust(trusted: boolean): Promise<void> {
    const at = this.server.clock.date();
    const row = { accountId: this.#account, trusted, createdAt: at, lastSeenAt: at };
    for (const device of [
      { ...row, deviceId: 'the-first-device', trusted: true },
      { ...row, deviceId: this.deviceId },
    ])
      await this.server.db
        .insertInto('device')
        .values(device)
        .onConflict((on) => on.columns(['accountId', 'deviceId']).doUpdateSet({ trusted: device.trusted }))
        .execute();
  }

  /** Prepares the outcome of a provider's sign-in for this account. */
  async beAt(provider: 'google' | 'telegram', subject: string, outcome: string): Promise<void> {
    const { db, clock } = this.server;
    await this.trust(outcome === 'signedIn');
    await db.deleteFrom('identity').execute();
    if (outcome === 'unlinked') return;
    const identity = { provider, subject, displayName: 'Ali Valiyev', linkedAt: clock.date() };
    await db
      .insertInto('identity')
      .values({ accountId: this.#account, ...identity })
      .execute();
  }

  async setPassword(password: string): Promise<void> {
    const passwordHash = await hashPassword(password);
    await this.server.db
      .updateTable('account')
      .set({ passwordHash })
      .where('id', '=', this.#account)
      .execute();
  }

  async hasPassword(password: string): Promise<boolean> {
    const { call, db } = this.server;
    await db.deleteFrom('attemptWindow').execute();
    const device = { deviceId: this.deviceId };
    const answer = await call('login', { body: { phoneNumber: this.phoneNumber, password, device } });
    return answer.status === 200;
  }

  /** The answer to a correct code, from the server itself. */
  async ticketFor(purpose: 'registration' | 'passwordRecovery') {
    const { call } = this.server;
    const body = { phoneNumber: this.phoneNumber, device: { deviceId: this.deviceId } };
    const start = purpose === 'registration' ? 'startRegistration' : 'startPasswordRecovery';
    const { otpId } = bodyOf(await call(start, { body }));
    const code = await this.server.lastCode(this.phoneNumber);
    const given = bodyOf(
      await call('verifyOtp', { path: { otpId }, body: { code, device: { deviceId: this.deviceId } } }),
    );
    if (!('next' in given)) throw new Error('the code gave no ticket');
    return { ticket: given.ticket, next: given.next };
  }

  async spendTickets(): Promise<void> {
    await this.server.db.updateTable('passwordTicket').set({ usedAt: this.server.clock.date() }).execute();
  }

  /** A code requested by signing in with the password on this device. */
  async askCode(): Promise<string> {
    await this.trust(false);
    const { phoneNumber, deviceId } = this;
    const body = { phoneNumber, password: samplePassword, device: { deviceId } };
    const answer = await this.server.call('login', { body });
    if (answer.status !== 202) throw new Error('no code was asked for');
    return answer.body.otpId;
  }

  /** Changes the stored code. */
  async changeCode(
    otpId: string,
    change: {
      digits?: string;
      purpose?: CodePurpose;
      phoneNumber?: string;
      age?: number;
      wrongTries?: number;
      used?: boolean;
      expired?: boolean;
    },
  ): Promise<void> {
    const { clock, db, services } = this.server;
    const { age, digits, expired, phoneNumber, purpose, used, wrongTries } = change;
    const now = clock.now();
    await db
      .updateTable('oneTimeCode')
      .set({
        ...(digits === undefined
          ? {}
          : { codeHash: mac(signingKey(services.config, 'oneTimeCode'), otpId, digits) }),
        ...(purpose ? { purpose } : {}),
        ...(phoneNumber ? { phoneNumber } : {}),
        ...(age === undefined ? {} : { sentAt: new Date(now - age) }),
        ...(wrongTries === undefined ? {} : { wrongTries }),
        usedAt: used ? new Date(now) : null,
        expiresAt: new Date(now + (expired ? -1000 : 120_000)),
      })
      .where('id', '=', otpId)
      .execute();
  }

  async loseCode(otpId: string): Promise<void> {
    await this.server.db.deleteFrom('oneTimeCode').where('id', '=', otpId).execute();
  }

  get #account(): string {
    if (this.#accountId === null) throw new Error('nobody has an account here');
    return this.#accountId;
  }
}
