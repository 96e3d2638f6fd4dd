import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTokenService, type TokenService } from '#tests/support/standIns/fcm.ts';
import { firebaseSender } from './firebaseSender.ts';
import { CannotReach } from './gateway.ts';
import { DeadToken, TryLater } from './pushSender.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const fault = (status: number, name: string, detail: object) => ({
  status,
  json: { error: { code: status, status: name, message: name, details: [detail] } },
});
const fcmError = (errorCode: string) => ({
  '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError',
  errorCode,
});

describe('FCM', () => {
  let service: TokenService;
  let now = Date.now();
  const message = { token: 'a-token', data: { type: 'other', title: 'T' }, ttlSeconds: 60 };
  const sender = () => firebaseSender(service.config(privateKey), () => now);
  const send = (by = sender()) => by.send(message, AbortSignal.timeout(5_000));
  beforeEach(async () => {
    service = await startTokenService();
  });
  afterEach(() => service.close());

  it('is sent data only, signed in by an assertion, once for many messages and again before the hour is over', async () => {
    const one = sender();
    await send(one);
    await send(one);
    now += 56 * 60_000;
    await send(one);
    expect(service.assertions).toHaveLength(2);
    const { payload, protectedHeader } = await jwtVerify(
      service.assertions[0]!,
      createPublicKey(privateKey),
      { audience: service.tokenUri, issuer: 'sender@davomat.iam.gserviceaccount.com' },
    );
    expect(payload.scope).toBe('https://www.googleapis.com/auth/firebase.messaging');
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: 'key-1' });
    expect(service.sent[0]).toEqual({
      path: '/v1/projects/davomat/messages:send',
      authorization: 'Bearer token-1',
      body: {
        message: {
          token: 'a-token',
          data: { type: 'other', title: 'T' },
          webpush: { headers: { TTL: '60', Urgency: 'high' } },
        },
      },
    });
  });

  it.each([
    [fault(404, 'NOT_FOUND', fcmError('UNREGISTERED')), DeadToken],
    [fault(403, 'PERMISSION_DENIED', fcmError('SENDER_ID_MISMATCH')), DeadToken],
    [
      fault(400, 'INVALID_ARGUMENT', {
        '@type': 'type.googleapis.com/google.rpc.BadRequest',
        fieldViolations: [{ field: 'message.token', description: 'Invalid registration token' }],
      }),
      DeadToken,
    ],
    [fault(400, 'INVALID_ARGUMENT', fcmError('INVALID_ARGUMENT')), CannotReach],
    [fault(429, 'RESOURCE_EXHAUSTED', fcmError('QUOTA_EXCEEDED')), TryLater],
    [fault(500, 'INTERNAL', fcmError('INTERNAL')), TryLater],
    [fault(503, 'UNAVAILABLE', fcmError('UNAVAILABLE')), TryLater],
    [{ status: 404, text: '<html>' }, CannotReach],
  ])('that answers %j is understood', async (reply, expected) => {
    service.answer = () => reply;
    await expect(send()).rejects.toBeInstanceOf(expected);
  });

  it('is signed in to anew after a 401', async () => {
    const one = sender();
    service.answer = () => fault(401, 'UNAUTHENTICATED', {});
    await expect(send(one)).rejects.toBeInstanceOf(TryLater);
    service.answer = () => ({ status: 200, json: { name: 'x' } });
    await send(one);
    expect(service.sent.map(({ authorization }) => authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });
});
