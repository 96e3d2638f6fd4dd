import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';
import { createModules } from '../modules/index.ts';
import { localSignals } from '#server/database/signals.ts';
import { notificationStreams } from '#server/modules/notifications/streams.ts';
import { createApp } from './createApp.ts';
import { reply, type Handlers } from './operation.ts';
import { Problem, refusedByRule } from './problem.ts';

/** Something that comes once. */
function moment() {
  let come = () => {};
  const came = new Promise<void>((resolve) => (come = resolve));
  return { came, come };
}

describe('a handler', () => {
  let server: TestServer;
  let company: Company;
  const apps: FastifyInstance[] = [];
  beforeAll(async () => {
    server = await startTestServer({ config: { logLevel: 'silent' } });
    company = await makeCompany(server);
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await server.close();
  });

  /** The app with some handlers replaced by ones that break their word. */
  async function withHandlers(broken: Partial<Handlers>) {
    const modules = createModules(server.services, {
      database: 'embedded',
      messageWaits: () => undefined,
      importWaits: () => undefined,
      closingWaits: () => undefined,
      reportWaits: () => undefined,
      streams: notificationStreams(server.services, localSignals().signals),
    });
    const handlers = { ...modules.handlers, ...broken };
    const app = await createApp(server.services, { ...modules, handlers });
    apps.push(app);
    return async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) => {
      const authorization = `Bearer ${company.employer.accessToken}`;
      const answer = await app.inject({ method, url, headers: { authorization, ...headers } });
      return [answer.statusCode, answer.json<{ code?: string }>().code] as const;
    };
  }
  const internalError = [500, 'internalError'] as const;

  it('whose answer breaks the contract ends in a 500 without details', async () => {
    const account = {
      id: newId(),
      phoneNumber: '998901112233',
      firstName: null,
      lastName: null,
      pinfl: null,
    };
    const extra = { ...account, passportSerialNumber: null, passwordHash: 'leak' };
    for (const body of [extra, account, { ...extra, id: 5 }]) {
      const ask = await withHandlers({ getAccount: async () => reply<'getAccount'>()(200, body as never) });
      expect(await ask('GET', '/api/account')).toEqual(internalError);
    }
    const ask = await withHandlers({ getAccount: async () => ({ status: 201, body: account }) as never });
    expect(await ask('GET', '/api/account')).toEqual(internalError);
  });

  it('may not answer a problem the operation does not declare', async () => {
    const ask = await withHandlers({ getAccount: () => Promise.reject(refusedByRule('codeExpired')) });
    expect(await ask('GET', '/api/account')).toEqual(internalError);
  });

  it('is told when its client has gone before the answer', async () => {
    const [asked, gone] = [moment(), moment()];
    await withHandlers({
      getAccount: async ({ gone: signal }) => {
        signal.addEventListener('abort', gone.come);
        asked.come();
        await gone.came;
        throw new Problem('serviceUnavailable');
      },
    });
    const address = await apps.at(-1)!.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${company.employer.accessToken}` };
    const call = fetch(`${address}/api/account`, { headers, signal: leaving.signal }).catch(() => undefined);
    await asked.came;
    leaving.abort();
    await gone.came;
    await call;
  });

  it('rolls the change back when its answer is outside the contract', async () => {
    const title = 'Never kept';
    const url = `/api/organization/gates/${company.gateId}/pair`;
    const ask = await withHandlers({
      pairGate: ({ inChange, params: { gateId } }) =>
        inChange(async (tx) => {
          await tx.updateTable('gate').set({ title }).where('id', '=', gateId).execute();
          return reply<'pairGate'>()(200, { gateId, gateToken: 5 } as never);
        }),
    });
    expect(await ask('POST', url, { 'idempotency-key': newId() })).toEqual(internalError);
    const rows = await server.db.selectFrom('gate').where('title', '=', title).select('id').execute();
    expect(rows).toEqual([]);
  });

  it('of an operation with a key must answer from its change', async () => {
    const ask = await withHandlers({
      pairGate: ({ params: { gateId } }) =>
        Promise.resolve(reply<'pairGate'>()(200, { gateId, gateToken: 'x' })),
    });
    const url = `/api/organization/gates/${company.gateId}/pair`;
    expect(await ask('POST', url, { 'idempotency-key': newId() })).toEqual(internalError);
  });

  it('that is missing stops the start', async () => {
    await expect(withHandlers({ getAccount: undefined as never })).rejects.toThrow(
      'No handler for getAccount',
    );
  });
});
