import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Language } from '#domain/language.ts';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { notFound } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { attemptCounter, type DeviceDescriptor } from '../../auth/index.ts';
import { providerOff } from './provider.ts';
import type { identityService } from './service.ts';
import { insertSignIn, lockSignIn, updateSignIn } from './sql/telegramSignIns.ts';

const SIGN_IN_LIVES_MS = 5 * 60_000;
/** How long a confirmed sign-in is answered again after its first answer, which may have got lost. */
const ANSWERS_AGAIN_MS = 30_000;

type Answer = components['schemas']['TelegramBotAnswer'];

export const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The page's side of a sign-in through the bot. */
export function telegramSignIns(services: Services, { signIn }: ReturnType<typeof identityService>) {
  const { db, clock, config } = services;
  const attempts = attemptCounter(services);

  async function start(device: DeviceDescriptor, language: Language, address: string) {
    if (!config.telegram) throw providerOff();
    await attempts.take([['telegramStart', address]]);
    const id = newId();
    const token = randomBytes(24).toString('base64url');
    const number = String(randomInt(10, 100));
    await insertSignIn(db, {
      id,
      tokenHash: tokenHashOf(token),
      number,
      deviceId: device.deviceId,
      deviceName: device.name ?? null,
      devicePlatform: device.platform ?? null,
      language,
      expiresAt: new Date(clock.now() + SIGN_IN_LIVES_MS),
    });
    return {
      signInId: id,
      link: `https://t.me/${config.telegram.botName}?start=${token}`,
      number,
      expiresInSeconds: SIGN_IN_LIVES_MS / 1000,
    };
  }

  /** Reads the sign-in; marks a confirmed one as collected in the same transaction. */
  const look = (id: string, deviceId: string) =>
    inTransaction(db, async (tx) => {
      const found = await lockSignIn(tx, id);
      if (found?.deviceId !== deviceId) throw notFound();
      const now = clock.now();
      if (found.state === 'denied') return 'denied';
      const { collectedAt, telegramUserId, displayName } = found;
      const over = collectedAt
        ? now - collectedAt.getTime() > ANSWERS_AGAIN_MS
        : found.expiresAt.getTime() <= now;
      if (over) return 'expired';
      if (found.state === 'waiting') return 'waiting';
      if (found.state !== 'confirmed' || telegramUserId === null) return 'opened';
      if (!collectedAt) await updateSignIn(tx, id, { collectedAt: clock.date() });
      return { subject: telegramUserId, displayName: displayName ?? '' };
    });

  /** Throws 404 for an unknown one or another device's. */
  async function collect(id: string, device: DeviceDescriptor, address: string): Promise<Answer> {
    if (!config.telegram) throw providerOff();
    const found = await look(id, device.deviceId);
    if (typeof found === 'string') return { status: found };
    const result = await signIn({ provider: 'telegram', ...found }, device, address);
    if ('tokens' in result) return { status: 'signedIn', tokens: result.tokens };
    if ('challenge' in result) return { status: 'codeAsked', challenge: result.challenge };
    return { status: 'unlinked', ticket: result.ticket };
  }

  return { start, collect };
}
