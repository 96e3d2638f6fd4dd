import { randomInt } from 'node:crypto';
import { defaultLanguage } from '#domain/language.ts';
import type { Services } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { conflict, notFound, Problem, tooMany } from '../../http/problem.ts';
import { newId } from '../../identifier.ts';
import { mac, sameText, signingKey } from '../../secrets.ts';
import { lockAccountOfPhone } from '../account/accounts/index.ts';
import {
  deletePastCodes,
  findCode,
  insertCode,
  lockCode,
  updateCode,
  type Code,
  type CodePurpose,
} from './sql/codes.ts';
import { codeText } from './codeTexts.ts';
import { dropWaiting, enqueueMessage } from './sql/messages.ts';
import type { DeviceDescriptor } from './sql/deviceDescriptor.ts';

export const CODE_LIVES_MS = 2 * 60_000;
export const RESEND_AFTER_MS = 60_000;
const MOST_WRONG_TRIES = 5;
/** Afterwards the sign-in has to be started again. */
const RESENDABLE_FOR_MS = 15 * 60_000;
const KEPT_FOR_MS = 24 * 60 * 60_000;

export interface WantedCode {
  purpose: CodePurpose;
  phoneNumber: string;
  /** The account it will sign in; null: none yet (registration), or a code that is never sent. */
  accountId: string | null;
  device: DeviceDescriptor;
  at: Date;
}

/** A code without an account behaves like any other, but is never sent, and no guess is correct. */
const reachesSomebody = ({ purpose, accountId }: Pick<Code, 'purpose' | 'accountId'>) =>
  purpose === 'registration' || accountId !== null;

/** Six-digit codes bound to one phone number, purpose and device; only a keyed hash is stored. */
export function oneTimeCodes({ db, clock, config }: Services) {
  const key = signingKey(config, 'oneTimeCode');
  const hashOf = (id: string, code: string) => mac(key, id, code);
  const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');
  const lifeFrom = (sentAt: Date) => ({ sentAt, expiresAt: new Date(sentAt.getTime() + CODE_LIVES_MS) });

  type Sent = Pick<Code, 'id' | 'phoneNumber' | 'language' | 'purpose' | 'accountId'>;
  const post = (tx: Tx, sent: Sent, code: string, at: Date, again: boolean) =>
    enqueueMessage(tx, {
      recipient: sent.phoneNumber,
      text: codeText(code, sent.language, config.otpDomain),
      code,
      codeId: sent.id,
      at,
      again,
      leaves: reachesSomebody(sent),
    });

  async function send(tx: Tx, { at, ...wanted }: WantedCode): Promise<string> {
    const id = newId();
    const code = newCode();
    const sent = { ...wanted, id, language: wanted.device.language ?? defaultLanguage };
    await insertCode(tx, { ...sent, codeHash: hashOf(id, code), ...lifeFrom(at) });
    await post(tx, sent, code, at, false);
    return id;
  }

  function refuseSpent({ usedAt, expiresAt, wrongTries }: Code): void {
    if (usedAt) throw conflict('otpUsed');
    if (wrongTries >= MOST_WRONG_TRIES) throw conflict('otpLocked');
    if (expiresAt.getTime() <= clock.now()) throw conflict('otpExpired');
  }

  /**
   * Uses up the code and runs `work` in the same transaction, with the account of its phone number locked. A wrong
   * code is counted for good: the count commits before the Problem is thrown. Throws 404, 400 wrongCode, 409 otpUsed,
   * otpLocked or otpExpired.
   */
  async function spend<T>(
    { id, phoneNumber }: Pick<Code, 'id' | 'phoneNumber'>,
    deviceId: string,
    given: string,
    work: (tx: Tx, code: Code, accountId: string | undefined) => Promise<T>,
  ) {
    const done = await inTransaction(db, async (tx) => {
      // Lock the account before the code, as everyone who uses up an account's codes does, to avoid a deadlock.
      const account = await lockAccountOfPhone(tx, phoneNumber);
      const code = await lockCode(tx, id);
      if (code?.deviceId !== deviceId) throw notFound();
      refuseSpent(code);
      const same = sameText(code.codeHash, hashOf(id, given));
      if (!same || !reachesSomebody(code)) {
        await updateCode(tx, id, { wrongTries: code.wrongTries + 1 });
        return undefined;
      }
      await updateCode(tx, id, { usedAt: clock.date() });
      return { value: await work(tx, code, account?.id) };
    });
    if (!done) throw new Problem('wrongCode');
    return done.value;
  }

  /** The code, if it may be sent again now. Throws 404, 409 otpUsed or otpLocked, 429 before a minute has passed. */
  function requireResendable(code: Code | undefined): Code {
    if (!code || clock.now() - code.sentAt.getTime() > RESENDABLE_FOR_MS) throw notFound();
    if (code.usedAt) throw conflict('otpUsed');
    if (code.wrongTries >= MOST_WRONG_TRIES) throw conflict('otpLocked');
    const waits = code.sentAt.getTime() + RESEND_AFTER_MS - clock.now();
    if (waits > 0) throw tooMany('tooManyRequests', Math.ceil(waits / 1000));
    return code;
  }

  /** A new code under the same id; the wrong tries stay counted. */
  const resend = (id: string, at: Date) =>
    inTransaction(db, async (tx) => {
      const known = requireResendable(await lockCode(tx, id));
      const code = newCode();
      await updateCode(tx, id, { codeHash: hashOf(id, code), ...lifeFrom(at) });
      await dropWaiting(tx, id);
      await post(tx, known, code, at, true);
    });

  return { send, spend, resend, requireResendable, find: (id: string) => findCode(db, id) };
}
export type OneTimeCodes = ReturnType<typeof oneTimeCodes>;

/** Deletes codes after a day, which is longer than any is valid. */
export const forgetOldCodes = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deletePastCodes(db, new Date(clock.now() - KEPT_FOR_MS));
