import { afterEach, expect, test, vi } from 'vitest';
import { answerAhead } from './answersAhead.ts';

const url = 'http://davomat.uz/api/employees?page=1&pageSize=20';
const headers = { Authorization: 'Bearer one', EmployeeId: 'job' };
let answer: Promise<Response>;
const ask = (more: RequestInit = {}) => answerAhead(new Request(url, { headers, ...more }));

const askedBefore = (askedAt = performance.now()) => {
  answer = Promise.resolve(new Response('people'));
  globalThis.answersAhead = { '/api/employees?page=1&pageSize=20': { headers, answer, askedAt } };
};

afterEach(() => {
  globalThis.answersAhead = undefined;
  vi.useRealTimers();
});

test('an answer that was asked for is given to the same call, once', () => {
  askedBefore();
  expect(ask()).toBe(answer);
  expect(ask()).toBeUndefined();
});

test.each([
  ['another token', { headers: { ...headers, Authorization: 'Bearer two' } }],
  ['another job', { headers: { ...headers, EmployeeId: 'other' } }],
  ['a device that is known meanwhile', { headers: { ...headers, 'Device-Id': 'phone' } }],
  ['another method', { method: 'POST' }],
])('not to %s', (_, more) => {
  askedBefore();
  expect(ask(more)).toBeUndefined();
});

test('what does not fit is not left unread', async () => {
  askedBefore();
  void ask({ headers: { ...headers, EmployeeId: 'other' } });
  expect((await answer).bodyUsed).toBe(true);
});

test('not later than 15 seconds after it was asked for', () => {
  askedBefore(performance.now() - 15_001);
  expect(ask()).toBeUndefined();
});
