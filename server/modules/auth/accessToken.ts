import { createHmac, webcrypto } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { signingKey } from '../../secrets.ts';

const ACCESS_TOKEN_LIVES_MS = 15 * 60_000;

export interface AccessClaims {
  accountId: string;
  sessionId: string;
  generation: number;
  deviceId: string;
}
export interface Verified extends AccessClaims {
  expiresAt: number;
}

/** Verifying costs more than the rest of a small request; a verified token stays cached until it expires. */
const MOST_REMEMBERED = 10_000;
const issuer = 'davomat';
const audience = 'davomat-api';

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const header = encoded({ alg: 'HS256', typ: 'at+jwt' });

export function accessTokens(config: Pick<Config, 'secretKey'>, clock: Clock) {
  const secret = signingKey(config, 'accessToken');
  // Raw bytes would be imported again for every token.
  const verifyingKey = webcrypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const remembered = new Map<string, Verified>();

  /** Not by jose, which signs in the thread pool: there a token would wait behind other people's password hashes. */
  function issue(claims: AccessClaims): { accessToken: string; expiresAt: number } {
    const issuedAt = Math.floor(clock.now() / 1000);
    const expiresAt = issuedAt + ACCESS_TOKEN_LIVES_MS / 1000;
    const signed = `${header}.${encoded({
      sub: claims.accountId,
      sid: claims.sessionId,
      gen: claims.generation,
      did: claims.deviceId,
      iss: issuer,
      aud: audience,
      iat: issuedAt,
      exp: expiresAt,
    })}`;
    const signature = createHmac('sha256', secret).update(signed).digest('base64url');
    return { accessToken: `${signed}.${signature}`, expiresAt: expiresAt * 1000 };
  }

  /** The claims of the token; undefined when it is not ours. */
  async function verify(token: string): Promise<Verified | 'expired' | undefined> {
    const known = remembered.get(token);
    if (known) return clock.now() < known.expiresAt ? known : 'expired';
    try {
      const { payload } = await jwtVerify<{ sid: string; gen: number; did: string }>(
        token,
        await verifyingKey,
        {
          algorithms: ['HS256'],
          typ: 'at+jwt',
          issuer,
          audience,
          requiredClaims: ['sub', 'exp', 'sid', 'gen', 'did'],
          currentDate: clock.date(),
        },
      );
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
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : undefined;
    }
  }

  return { issue, verify };
}
