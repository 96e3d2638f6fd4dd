import { expect, test } from 'vitest';
import { toFailure } from '#machines/support/failure.ts';
import { sessionEnded } from './problem.ts';
import { unwrap } from './unwrap.ts';

const answer = (status: number, error: unknown, headers: Record<string, string> = {}) =>
  Promise.resolve({ error, response: new Response(null, { status, headers }) });
const failureOf = (call: Promise<{ response: Response }>) => unwrap(call).catch(toFailure);

test('data of a good answer, nothing of an empty one', async () => {
  expect(await unwrap(Promise.resolve({ data: { a: 1 }, response: new Response() }))).toEqual({ a: 1 });
  expect(await unwrap(Promise.resolve({ response: new Response(null, { status: 204 }) }))).toBeUndefined();
});

test('a problem keeps code, fields by name, legal events and the wait', async () => {
  const body = {
    code: 'validationFailed',
    errors: [
      { pointer: '/phoneNumber', code: 'phoneNumberInvalid' },
      { pointer: '/phoneNumber', code: 'tooLong' },
      { pointer: '/device/deviceId', code: 'deviceIdInvalid' },
    ],
    legalEvents: ['block'],
    retryAfterSeconds: 7,
  };
  expect(await failureOf(answer(400, body))).toEqual({
    kind: 'problem',
    status: 400,
    code: 'validationFailed',
    fields: { phoneNumber: 'phoneNumberInvalid', 'device.deviceId': 'deviceIdInvalid' },
    legalEvents: ['block'],
    retryAfterSeconds: 7,
  });
});

test('an answer that is no problem+json keeps its status and its Retry-After', async () => {
  expect(await failureOf(answer(503, '<html>', { 'Retry-After': '30' }))).toEqual({
    kind: 'problem',
    status: 503,
    code: 'unexpected',
    fields: {},
    retryAfterSeconds: 30,
  });
});

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['the time limit', new DOMException('too long', 'TimeoutError')],
])('%s is no answer', async (_name, error) => {
  expect(await failureOf(Promise.reject(error))).toEqual({ kind: 'network' });
});

test('an aborted call rejects with its own reason, an ended session as what it is', async () => {
  const reason = new DOMException('left', 'AbortError');
  await expect(unwrap(Promise.reject<{ response: Response }>(reason))).rejects.toBe(reason);
  expect(await failureOf(Promise.reject(sessionEnded()))).toMatchObject({ code: 'sessionEnded' });
});
