import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { addressOf } from '#tests/support/server/call.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
});
afterAll(() => server.close());

const accountOf = async (as: Company['employer']) => bodyOf(await server.call('getAccount', { as })).id;

/** Ten works of the person that go on until they are ended. */
function manyWorks(person: string): () => void {
  const over = new AbortController();
  for (let n = 0; n < 10; n += 1)
    void server.services.longWork
      .begin(person, over.signal, () => once(over.signal, 'abort'))
      .catch(() => undefined);
  return () => over.abort();
}

const file = { format: 'csv', language: 'ru' } as const;

it('who has ten files and searches under way is told to come again; short calls and others are answered', async () => {
  const { employer: as } = company;
  const end = manyWorks(await accountOf(as));
  const refused = [
    await server.call('exportEmployees', { as, body: file }),
    await server.call('listEmployees', { as, query: { search: 'karim' } }),
  ];
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    refused.map(() => [429, '2']),
  );
  expect((await server.call('listEmployees', { as })).status).toBe(200);
  expect((await server.call('searchEmployees', { as, query: { text: 'karim' } })).status).toBe(200);
  const { employer: other } = await makeCompany(server);
  expect((await server.call('exportEmployees', { as: other, body: file })).status).toBe(200);
  expect(bodyOf(await server.call('getQueuePlace', { as: other }))).toEqual({ ahead: 10 });
  expect(bodyOf(await server.call('getQueuePlace', { as }))).toEqual({ ahead: 0 });
  end();
  expect((await server.call('exportEmployees', { as, body: file })).status).toBe(200);
});

it('a file that was sent, or whose receiver went away, is over', async () => {
  const { employer: as } = company;
  const { longWork } = server.services;
  for (let n = 0; n < 12; n += 1)
    expect((await server.call('exportEmployees', { as, body: file })).status).toBe(200);
  await expect.poll(() => longWork.ahead('stranger')).toBe(0);
  const over = new AbortController();
  const first = longWork.begin(await accountOf(as), over.signal, () => once(over.signal, 'abort'));
  const leaving = new AbortController();
  const left = fetch(addressOf(server.url, 'exportEmployees'), {
    ...{ method: 'POST', body: JSON.stringify(file), signal: leaving.signal },
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as.accessToken}` },
  });
  await expect.poll(() => longWork.ahead('stranger')).toBe(2);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => longWork.ahead('stranger')).toBe(1);
  over.abort();
  await first;
});
