import { webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { signingKey } from '../../secrets.ts';

export const ACCESS_TOKEN_LIVES_MS = 15 * 60_000;

export interface AccessClaims {
  accountId: string;
  sessionId: string;
  generation: number;
  deviceId: string;
}
export interface Verified extends AccessClaims {
  expiresAt: number;
}

/** Verifying costs more than the rest of a small request; a token that proved good stays so until it expires. */
const MOST_REMEMBERED = 10_000;
const issuer = 'davomat';
const audience = 'davomat-api';

export function accessTokens(config: Pick<Config, 'secretKey'>, clock: Clock) {
  // Bytes would be imported anew for every token.
  const key = webcrypto.subtle.importKey(
    'raw',
    signingKey(config, 'accessToken'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const remembered = new Map<string, Verified>();

  async function issue(claims: AccessClaims): Promise<{ accessToken: string; expiresAt: number }> {
    const issuedAt = Math.floor(clock.now() / 1000);
    const expiresAt = issuedAt + ACCESS_TOKEN_LIVES_MS / 1000;
    const accessToken = await new SignJWT({
      sid: claims.sessionId,
      gen: claims.generation,
      did: claims.deviceId,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(claims.accountId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(await key);
    return { accessToken, expiresAt: expiresAt * 1000 };
  }

  /** What the token says, or undefined when it is not ours or no longer good. */
  async function verify(token: string): Promise<Verified | undefined> {
    const known = remembered.get(token);
    if (known) return clock.now() < known.expiresAt ? known : undefined;
    try {
      const { payload } = await jwtVerify<{ sid: string; gen: number; did: string }>(token, await key, {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        issuer,
        audience,
        requiredClaims: ['sub', 'exp', 'sid', 'gen', 'did'],
        currentDate: clock.date(),
      });
      const verified: Verified = {
        accountId: payload.sub ?? '',
        sessionId: payload.sid,
        generation: payload.gen,
        deviceId: payload.did,
        expiresAt: (payload.exp ?? 0) * 1000,
      };
      const oldest = remembered.keys().next();
      if (remembered.size >= MOST_REMEMBERED && !oldest.done) remembered.delete(oldest.value);
      remembered.set(token, verified);
      return verified;
    } catch {
      return undefined;
    }
  }

  return { issue, verify };
}
