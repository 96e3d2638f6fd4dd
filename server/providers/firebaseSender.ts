import { importPKCS8, SignJWT } from 'jose';
import type { FirebaseConfig } from '../firebaseConfig.ts';
import { CannotReach, readAnswer, valueAt, type GatewayAnswer } from './gateway.ts';
import { DeadToken, TryLater, type PushMessage, type PushSender } from './pushSender.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const ASSERTION_LIVES_S = 3_600;
/** Renewed before it expires, so that none is refused in flight. */
const RENEW_BEFORE_MS = 5 * 60_000;
/** By FCM's documentation of error details: the token is at fault, permanently. */
const DEAD = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];

type Reached = GatewayAnswer & { retryAfterMs: number | undefined };

const retryAfter = (answer: Response): number | undefined => {
  const seconds = Number(answer.headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
};

const detailsOf = ({ json }: GatewayAnswer): unknown[] => {
  const details = valueAt(json, 'error', 'details');
  return Array.isArray(details) ? details : [];
};

/** INVALID_ARGUMENT can concern any field; the token is at fault only when it is named. */
const namesToken = (answer: GatewayAnswer): boolean =>
  /not a valid FCM registration token/i.test(String(valueAt(answer.json, 'error', 'message'))) ||
  detailsOf(answer).some((detail) => {
    const violations = valueAt(detail, 'fieldViolations');
    return Array.isArray(violations) && violations.some((one) => valueAt(one, 'field') === 'message.token');
  });

function isDead(answer: GatewayAnswer): boolean {
  const codes = detailsOf(answer).map((detail) => String(valueAt(detail, 'errorCode')));
  if (codes.some((code) => DEAD.includes(code))) return true;
  return answer.status === 400 && namesToken(answer);
}

/** FCM's HTTP v1 API, authenticated as the service account by our own assertion; several sends share one sign-in. */
export function firebaseSender({ serviceAccount, fcmUrl }: FirebaseConfig, now = Date.now): PushSender {
  let held: Promise<{ token: string; renewAt: number }> | undefined;

  async function post(url: string, init: RequestInit, signal: AbortSignal): Promise<Reached> {
    const answer = await fetch(url, { ...init, method: 'POST', redirect: 'error', signal });
    return { ...(await readAnswer(answer)), retryAfterMs: retryAfter(answer) };
  }

  async function signIn(signal: AbortSignal) {
    const at = Math.floor(now() / 1000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: serviceAccount.privateKeyId })
      .setIssuer(serviceAccount.clientEmail)
      .setAudience(serviceAccount.tokenUri)
      .setIssuedAt(at)
      .setExpirationTime(at + ASSERTION_LIVES_S)
      .sign(await importPKCS8(serviceAccount.privateKey, 'RS256'));
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    });
    const answer = await post(serviceAccount.tokenUri, { body }, signal);
    const token = valueAt(answer.json, 'access_token');
    const livesS = Number(valueAt(answer.json, 'expires_in'));
    if (answer.status !== 200 || typeof token !== 'string' || !token)
      throw new TryLater(`Google gave no token, it answered ${answer.status}`, answer.retryAfterMs);
    return { token, renewAt: now() + (Number.isFinite(livesS) ? livesS * 1000 : 0) - RENEW_BEFORE_MS };
  }

  async function bearer(signal: AbortSignal): Promise<string> {
    const known = await held?.catch(() => undefined);
    if (known && now() < known.renewAt) return known.token;
    const asked = signIn(signal);
    held = asked;
    asked.catch(() => {
      if (held === asked) held = undefined;
    });
    return (await asked).token;
  }

  return {
    async send({ token, data, ttlSeconds }: PushMessage, signal) {
      const message = {
        token,
        data,
        webpush: { headers: { TTL: String(ttlSeconds), Urgency: 'high' } },
      };
      const answer = await post(
        `${fcmUrl}/v1/projects/${serviceAccount.projectId}/messages:send`,
        {
          headers: { authorization: `Bearer ${await bearer(signal)}`, 'content-type': 'application/json' },
          body: JSON.stringify({ message }),
        },
        signal,
      );
      if (answer.status === 200) return;
      const said = `FCM answered ${answer.status} ${String(valueAt(answer.json, 'error', 'status'))}`;
      if (isDead(answer)) throw new DeadToken(said);
      // The service account's key may have changed, or its access may have been revoked.
      if (answer.status === 401) held = undefined;
      if (answer.status === 401 || answer.status === 429 || answer.status >= 500)
        throw new TryLater(said, answer.retryAfterMs);
      throw new CannotReach(said);
    },
  };
}
