import type { Services } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { newId } from '../../identifier.ts';
import { mac, sameText, signingKey } from '../../secrets.ts';
import { accessTokens } from './accessToken.ts';
import { isTrustedDevice } from './devices.ts';
import { hasOtherTrustedDevice, touchDevice, trustDevice } from './sql/devices.ts';
import type { DeviceDescriptor } from './sql/deviceDescriptor.ts';
import {
  endSession,
  findGeneration,
  insertGeneration,
  lockSession,
  markGenerationUsed,
  setGeneration,
  startTrustedSession,
} from './sql/sessions.ts';

const REFRESH_TOKEN_LIVES_MS = 60 * 24 * 60 * 60_000;
/** How long the previous refresh token is accepted after the current pair was first used. */
const PARENT_STAYS_GOOD_MS = 30_000;

export interface Tokens {
  accessToken: string;
  expireAt: string;
  refreshToken: string;
}
interface Place {
  accountId: string;
  deviceId: string;
  sessionId: string;
  generation: number;
}

/** Supplied by the module of notifications, which depends on this one. */
export type WarnNewDevice = (
  tx: Tx,
  accountId: string,
  device: { deviceId: string; name: string | null; platform: string | null },
) => Promise<void>;

/** Sessions and the rotation of their refresh tokens (product §5). */
export function sessions({ db, clock, config }: Services, warnNewDevice: WarnNewDevice) {
  const access = accessTokens(config, clock);
  const key = signingKey(config, 'refreshToken');

  /**
   * A refresh token is its session and generation, signed, so the same successor can be issued again and no secret is
   * stored.
   */
  const signature = (sessionId: string, generation: number) => mac(key, sessionId, generation);

  function tokensOf(place: Place): Tokens {
    const { accessToken, expiresAt } = access.issue(place);
    const { sessionId, generation } = place;
    return {
      accessToken,
      expireAt: new Date(expiresAt).toISOString(),
      refreshToken: `${sessionId}.${generation}.${signature(sessionId, generation)}`,
    };
  }

  function read(refreshToken: string): { sessionId: string; generation: number } | undefined {
    const [, sessionId, number, signed] =
      /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(refreshToken) ?? [];
    if (!sessionId || !number || !signed) return undefined;
    const generation = Number(number);
    return sameText(signed, signature(sessionId, generation)) ? { sessionId, generation } : undefined;
  }

  /**
   * Opens a session on a trusted device, which covers most sign-ins; undefined for any other device. The statement
   * implements the device's lifecycle: trusted before and after.
   */
  async function startTrusted(
    tx: Tx,
    accountId: string,
    device: DeviceDescriptor,
  ): Promise<Place | undefined> {
    const sessionId = newId();
    const started = await startTrustedSession(tx, { id: sessionId, accountId, device, at: clock.date() });
    return started ? { accountId, deviceId: device.deviceId, sessionId, generation: 0 } : undefined;
  }

  /** Trusts the device, ends its previous session and opens a new one. */
  async function start(tx: Tx, accountId: string, device: DeviceDescriptor): Promise<Place> {
    await trustDevice(tx, accountId, device.deviceId, clock.date());
    const place = await startTrusted(tx, accountId, device);
    if (!place) throw new Error('a device that was trusted just now is not');
    return place;
  }

  /** Like `start`, for a device that has just proven itself by a code: warns the account's other devices. */
  async function admit(tx: Tx, accountId: string, device: DeviceDescriptor): Promise<Place> {
    const { deviceId, name = null, platform = null } = device;
    const isNew = !(await isTrustedDevice(tx, accountId, deviceId));
    if (isNew && (await hasOtherTrustedDevice(tx, accountId, deviceId)))
      await warnNewDevice(tx, accountId, { deviceId, name, platform });
    return start(tx, accountId, device);
  }

  /**
   * The session's next generation, or undefined when the token is refused. The current token rotates. Its parent gets
   * the same successor again, because the first answer may have got lost. Anything older was copied: it ends the
   * session.
   */
  async function advance(tx: Tx, sessionId: string, generation: number, device: DeviceDescriptor) {
    const { deviceId } = device;
    const at = clock.date();
    const session = await lockSession(tx, sessionId);
    if (session?.deviceId !== deviceId) return undefined;
    const issued = await findGeneration(tx, sessionId, generation);
    if (!issued || issued.issuedAt.getTime() + REFRESH_TOKEN_LIVES_MS <= at.getTime()) return undefined;
    if (!(await touchDevice(tx, session.accountId, device, at))) return undefined;
    const successor = { accountId: session.accountId, deviceId, sessionId, generation: generation + 1 };
    if (generation === session.generation) {
      await markGenerationUsed(tx, sessionId, generation, at);
      await insertGeneration(tx, sessionId, successor.generation, at);
      await setGeneration(tx, sessionId, successor.generation);
      return successor;
    }
    if (generation === session.generation - 1) {
      const used = (await findGeneration(tx, sessionId, session.generation))?.firstUsedAt;
      if (!used || at.getTime() - used.getTime() <= PARENT_STAYS_GOOD_MS) return successor;
    }
    await endSession(tx, sessionId, 'reuse', at);
    return undefined;
  }

  /** The next pair. Throws 400 refreshRefused. */
  async function refresh(refreshToken: string, device: DeviceDescriptor): Promise<Tokens> {
    const held = read(refreshToken);
    const place =
      held && (await inTransaction(db, (tx) => advance(tx, held.sessionId, held.generation, device)));
    if (!place) throw new Problem('refreshRefused');
    return tokensOf(place);
  }

  return { start, startTrusted, admit, tokensOf, refresh };
}
export type Sessions = ReturnType<typeof sessions>;
