import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as v from 'valibot';
import type { GoogleConfig } from '../../../providerConfig.ts';
import { displayNameOf, identityRefused, providerAway, type ProvenIdentity } from './provider.ts';

const TIMEOUT_MS = 10_000;
const DISCOVERED_FOR_MS = 60 * 60_000;
/** Google's ID tokens have its issuer with or without the scheme. */
const GOOGLE = 'https://accounts.google.com';

const discoverySchema = v.object({
  issuer: v.string(),
  token_endpoint: v.string(),
  jwks_uri: v.string(),
  userinfo_endpoint: v.string(),
});
const exchangedSchema = v.object({ id_token: v.string() });
const tokenInfoSchema = v.object({ aud: v.string(), sub: v.string() });
const userSchema = v.object({ sub: v.string(), name: v.optional(v.string()), email: v.optional(v.string()) });

type Discovered = v.InferOutput<typeof discoverySchema> & { keys: ReturnType<typeof createRemoteJWKSet> };

export interface GoogleProof {
  code?: string | undefined;
  accessToken?: string | undefined;
  nonce?: string | undefined;
}

const proven = (subject: string, name: unknown, email: unknown): ProvenIdentity => ({
  provider: 'google',
  subject,
  displayName: displayNameOf(...[name, email].filter((one) => typeof one === 'string').slice(0, 1)),
});

/** The person proved by Google's popup. Uses the real time, not a clock set for development. */
export function googleProver(config: GoogleConfig) {
  let discovered: { at: number; what: Promise<Discovered> } | undefined;

  /** The provider's validated response. Throws 503 when there is none, 400 when it refuses. */
  async function ask<S extends v.GenericSchema>(
    schema: S,
    url: string,
    init?: RequestInit,
  ): Promise<v.InferOutput<S>> {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => undefined,
    );
    if (!answer || answer.status >= 500 || answer.status === 429) throw providerAway('no answer from Google');
    const body: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw identityRefused('Google refused it');
    const read = v.safeParse(schema, body);
    if (!read.success) throw providerAway('Google answered something else');
    return read.output;
  }

  async function discover(): Promise<Discovered> {
    const found = await ask(discoverySchema, `${config.issuer}/.well-known/openid-configuration`);
    if (found.issuer !== config.issuer) throw providerAway('another issuer than configured');
    return { ...found, keys: createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: TIMEOUT_MS }) };
  }

  const provider = (): Promise<Discovered> => {
    if (discovered && Date.now() - discovered.at < DISCOVERED_FOR_MS) return discovered.what;
    const what = discover();
    discovered = { at: Date.now(), what };
    what.catch(() => (discovered = undefined));
    return what;
  };

  /** Signed by the provider, for us, not expired. */
  async function verify(idToken: string, nonce: string | undefined): Promise<JWTPayload & { sub: string }> {
    const { keys } = await provider();
    const issuer = config.issuer === GOOGLE ? [GOOGLE, 'accounts.google.com'] : config.issuer;
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: config.clientId,
      algorithms: ['RS256', 'ES256', 'PS256'],
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: 60,
    }).catch((error: unknown) => {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
        throw providerAway('the keys of Google cannot be fetched');
      throw identityRefused(error.code);
    });
    // Google's own popup passes no nonce on; a provider that does must return ours.
    if (payload.nonce !== undefined && payload.nonce !== nonce) throw identityRefused('another nonce');
    return payload as JWTPayload & { sub: string };
  }

  async function byCode(code: string, nonce: string | undefined): Promise<ProvenIdentity> {
    const { token_endpoint: url } = await provider();
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: config.clientId,
      client_secret: config.clientSecret ?? '',
      redirect_uri: config.redirectUri,
    });
    const { id_token: idToken } = await ask(exchangedSchema, url, { method: 'POST', body });
    const { sub, name, email } = await verify(idToken, nonce);
    return proven(sub, name, email);
  }

  /** Checks the audience, because any site can get an access token for its own client id and send it here. */
  async function byAccessToken(accessToken: string): Promise<ProvenIdentity> {
    const query = new URLSearchParams({ access_token: accessToken });
    const { aud, sub } = await ask(tokenInfoSchema, `${config.tokenInfoUrl}?${query}`);
    if (aud !== config.clientId) throw identityRefused('made for another audience');
    const { userinfo_endpoint: url } = await provider();
    const user = await ask(userSchema, url, { headers: { authorization: `Bearer ${accessToken}` } });
    if (user.sub !== sub) throw identityRefused('two people in one token');
    return proven(sub, user.name, user.email);
  }

  return ({ code, accessToken, nonce }: GoogleProof): Promise<ProvenIdentity> => {
    if (code !== undefined && accessToken === undefined) return byCode(code, nonce);
    if (accessToken !== undefined && code === undefined) return byAccessToken(accessToken);
    return Promise.reject(identityRefused('either a code or an access token'));
  };
}
