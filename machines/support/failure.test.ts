import { expect, test } from 'vitest';
import { isRefused, isRepeatable, type Failure } from './failure.ts';

const problem = (status: number, code: string): Failure => ({ kind: 'problem', status, code, fields: {} });

test.each<[string, Failure]>([
  ['no answer', { kind: 'network' }],
  ['an error in the app itself', { kind: 'unexpected' }],
  ['a fault of the server', problem(500, 'internal')],
  ['a database that is away', problem(503, 'unavailable')],
  ['an answer that took too long', problem(408, 'timeout')],
  ['too many requests', problem(429, 'tooManyRequests')],
  ['the first request still running', problem(409, 'requestRunning')],
])('%s is worth the same request again', (_name, failure) => {
  expect(isRepeatable(failure)).toBe(true);
  expect(isRefused(failure)).toBe(false);
});

test.each<[string, Failure]>([
  ['a wrong field', problem(422, 'validationFailed')],
  ['a change that is not allowed now', problem(409, 'illegalTransition')],
  ['a missing permission', problem(403, 'forbidden')],
  ['a session that is over', problem(401, 'sessionEnded')],
])('%s is a refusal', (_name, failure) => {
  expect(isRepeatable(failure)).toBe(false);
  expect(isRefused(failure)).toBe(true);
});
