import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { googleProver } from './google.ts';

/** A provider that says whatever a test wants it to. */
describe('an ID token', () => {
  let issuer: string;
  let idToken: string | undefined;
  let status = 200;
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  let others: typeof keys;
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/me`,
    }),
    '/token': () => ({ id_token: idToken }),
  };
  const server = createServer((request, response) => {
    const body = answers[request.url ?? '']?.();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

  beforeAll(async () => {
    [keys, others] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    const jwk = await exportJWK(keys.publicKey);
    answers['/keys'] = () => ({ keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const sign = (claims: JWTPayload, key = keys.privateKey) =>
    new SignJWT({ iss: issuer, aud: 'davomat', sub: 'g-1', name: 'Ali', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime(claims.exp ?? '5 minutes')
      .sign(key);
  const prove = (nonce?: string) =>
    googleProver({
      clientId: 'davomat',
      clientSecret: 'secret',
      issuer,
      scriptUrl: '',
      tokenInfoUrl: '',
      redirectUri: 'postmessage',
    })({ code: 'code', nonce });

  it('of ours is taken for its subject', async () => {
    idToken = await sign({ email: 'a@b.uz' });
    expect(await prove()).toEqual({ provider: 'google', subject: 'g-1', displayName: 'Ali' });
    idToken = await sign({ nonce: 'n1' });
    expect(await prove('n1')).toMatchObject({ subject: 'g-1' });
  });

  it.each<[string, () => Promise<string>, string?]>([
    ['for another audience', () => sign({ aud: 'somebody-else' })],
    ['of another issuer', () => sign({ iss: 'https://elsewhere.example' })],
    ['that is over', () => sign({ exp: Math.floor(Date.now() / 1000) - 3600 })],
    ['signed by other keys', () => sign({}, others.privateKey)],
    ['with another nonce', () => sign({ nonce: 'n1' }), 'n2'],
    ['with a nonce nobody asked for', () => sign({ nonce: 'n1' })],
    ['signed by nobody', () => Promise.resolve('eyJhbGciOiJub25lIn0.eyJzdWIiOiJnLTEifQ.')],
  ])('%s is refused', async (_, make, nonce) => {
    idToken = await make();
    await expect(prove(nonce)).rejects.toMatchObject({ status: 400, code: 'identityRefused' });
  });

  it('that does not come is a 503, not a refusal', async () => {
    status = 502;
    await expect(prove()).rejects.toMatchObject({ status: 503, code: 'providerAway' });
    status = 200;
    idToken = undefined;
    await expect(prove()).rejects.toMatchObject({ status: 503, code: 'providerAway' });
  });
});
