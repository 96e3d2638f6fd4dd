import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

let server: TestServer;
let isAway = false;
const away: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (isAway)
      throw Object.assign(new Error('connect ECONNREFUSED db.inside:5432'), { code: 'ECONNREFUSED' });
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

beforeAll(async () => {
  server = await startTestServer({
    onLog: () => undefined,
    openDatabase: async () => {
      const opened = await openTestDatabase();
      return { ...opened, db: opened.db.withPlugin(away) };
    },
  });
});
afterAll(() => server.close());

const ask = (init?: RequestInit) => fetch(`${server.url}/api/health`, init);

it('anybody is told that the server is able to answer and on which database, and nothing else', async () => {
  const database = postgresUrl ? 'postgresql' : 'embedded';
  for (const authorization of [undefined, 'Bearer of-nobody']) {
    const answer = await ask({ headers: authorization ? { authorization } : {} });
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', database }]);
  }
  expect((await ask({ method: 'HEAD' })).status).toBe(200);
});

it('a server whose database is away says so, not where it is, and is able again afterwards', async () => {
  isAway = true;
  const answer = await ask();
  isAway = false;
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    ...[503, '2'],
    {
      ...{ type: 'about:blank', title: 'Service Unavailable', status: 503, code: 'serviceUnavailable' },
      retryAfterSeconds: 2,
      requestId: answer.headers.get('x-request-id'),
    },
  ]);
  expect((await ask()).status).toBe(200);
});
