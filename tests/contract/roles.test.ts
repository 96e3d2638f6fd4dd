import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#server/http/contract.ts';
import { ask } from '#tests/support/samples/raw.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

describe('the job that speaks', () => {
  let server: TestServer;
  let ours: Company;
  let theirs: Company;
  const phoneOf = async (id: string) =>
    (
      await server.db
        .selectFrom('account')
        .where('id', '=', id)
        .select('phoneNumber')
        .executeTakeFirstOrThrow()
    ).phoneNumber;

  beforeAll(async () => {
    server = await startTestServer();
    ours = await makeCompany(server);
    theirs = await makeCompany(server);
  });
  afterAll(() => server.close());

  it('refuses an EmployeeId that is no id', async () => {
    const list = operations.find(({ id }) => id === 'listGates')!;
    const token = ours.employer.accessToken;
    const malformed = await ask(server.url, list, { token, job: 'x' });
    expect([malformed.status, malformed.pointers]).toEqual([400, ['/headers/EmployeeId']]);
  });

  it('asks which job when there are several, and takes a pairing back with the next', async () => {
    const boss = await phoneOf(ours.employer.accountId);
    await server.db
      .insertInto('employer')
      .values({
        organizationId: theirs.organizationId,
        id: '01890000-0000-7000-8000-000000000001',
        accountId: ours.employer.accountId,
        role: 'owner',
        unitIds: [],
        createdAt: server.clock.date(),
      })
      .execute();
    const { accessToken: token } = await server.signIn(boss);
    const list = operations.find(({ id }) => id === 'listGates')!;
    const unsaid = await ask(server.url, list, { token });
    expect([unsaid.status, unsaid.code]).toEqual([400, 'employeeIdRequired']);
    expect((await ask(server.url, list, { token, job: ours.employer.jobId })).status).toBe(200);
    const pair = operations.find(({ id }) => id === 'pairGate')!;
    const code = operations.find(({ id }) => id === 'getGateCode')!;
    const path = { gateId: ours.gateId };
    expect((await ask(server.url, code, { path, token: ours.gateToken })).status).toBe(200);
    expect((await ask(server.url, pair, { path, token, job: ours.employer.jobId })).status).toBe(200);
    expect((await ask(server.url, code, { path, token: ours.gateToken })).status).toBe(401);
  });
});
