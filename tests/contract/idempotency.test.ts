import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLAIM_LAPSES_AFTER_MS, KEPT_FOR_MS } from '#server/http/idempotency.ts';
import { removeCards } from '#server/modules/money/cards/index.ts';
import { deleteRecords } from '#server/modules/employees/records/sql/changes.ts';
import { newId } from '#server/identifier.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

describe('an Idempotency-Key', () => {
  let server: TestServer;
  let company: Company;
  beforeAll(async () => {
    server = await startTestServer();
    company = await makeCompany(server);
  });
  beforeEach(async () => {
    const phone = await server.db
      .selectFrom('account')
      .where('id', '=', company.employer.accountId)
      .select('phoneNumber')
      .executeTakeFirstOrThrow();
    Object.assign(company.employer, await server.signIn(phone.phoneNumber));
  });
  afterAll(() => server.close());

  const form = () => ({
    ...anyone(),
    cardNumber: sampleCard,
    salary: 300_000_000,
    status: 'active' as const,
  });
  const hire = (body: ReturnType<typeof form>, key: string, as = company.employer) =>
    server.call('createEmployee', { as, body, key });
  const hired = async (phoneNumber: string) =>
    (await server.db.selectFrom('employee').where('phoneNumber', '=', phoneNumber).select('id').execute())
      .length;
  const told = ({ status, body }: Awaited<ReturnType<typeof hire>>) =>
    'code' in body ? [status, body.code] : [status];

  it('gives the stored answer to the same form again, whatever the order of its fields', async () => {
    const [body, key] = [form(), newId()];
    const first = await hire(body, key);
    expect(first.status).toBe(201);
    const turned = Object.fromEntries(Object.entries(body).reverse()) as typeof body;
    const second = await hire(turned, key);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await hired(body.phoneNumber)).toBe(1);
  });

  it('keeps the answer sealed, as a gate token is nowhere else', async () => {
    const { employer, gateId } = company;
    const key = newId();
    const pair = () => server.call('pairGate', { as: employer, path: { gateId }, key });
    const [first, second] = [await pair(), await pair()];
    if (first.status !== 200) throw new Error(JSON.stringify(first.body));
    expect([second.status, second.body]).toEqual([200, first.body]);
    for (const table of ['idempotencyKey', 'gate'] as const) {
      const rows = await server.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(first.body.gateToken);
    }
  });

  it('refuses another form under the same key', async () => {
    const key = newId();
    await hire(form(), key);
    expect(told(await hire(form(), key))).toEqual([422, 'idempotencyKeyReused']);
  });

  it('does the work once when sent many times at the same moment', async () => {
    const [body, key] = [form(), newId()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => hire(body, key)));
    expect(await hired(body.phoneNumber)).toBe(1);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  });

  it('is free again after a refusal: nothing but committed outcomes is stored', async () => {
    const [body, key] = [form(), newId()];
    expect(told(await hire({ ...body, pinfl: company.employee.identity.pinfl }, key))[0]).toBe(409);
    expect((await hire(body, key)).status).toBe(201);
  });

  it('belongs to one account, job and operation', async () => {
    const other = await makeCompany(server);
    const [body, key] = [form(), newId()];
    const ours = await hire(body, key);
    const theirs = await hire(body, key, other.employer);
    expect([ours.status, theirs.status]).toEqual([201, 201]);
    const status = await server.call('changeEmployeeStatus', {
      as: company.employer,
      key,
      body: { ids: [company.employee.jobId], event: 'block', reason: 'Tekshiruv' },
    });
    expect(status.status).toBe(200);
  });

  it('says so while the first is running, and lapses after 60 s when it never ended', async () => {
    const [body, key] = [form(), newId()];
    const { accountId, jobId } = company.employer;
    await hire(body, key);
    await server.db
      .updateTable('idempotencyKey')
      .set({ answerStatus: null, answerBody: null })
      .where('key', '=', key)
      .execute();
    await removeHired(body.phoneNumber);
    expect(told(await hire(body, key))).toEqual([409, 'requestRunning']);
    server.clock.advance(CLAIM_LAPSES_AFTER_MS + 1);
    expect((await hire(body, key)).status).toBe(201);
    const kept = await server.db
      .selectFrom('idempotencyKey')
      .where('key', '=', key)
      .select(['accountId', 'jobId', 'answerStatus'])
      .execute();
    expect(kept).toEqual([{ accountId, jobId, answerStatus: 201 }]);
  });
  const removeHired = (phone: string) =>
    server.db.transaction().execute(async (tx) => {
      const { id, organizationId } = await tx
        .selectFrom('employee')
        .where('phoneNumber', '=', phone)
        .select(['id', 'organizationId'])
        .executeTakeFirstOrThrow();
      await removeCards(tx, organizationId, [id]);
      await deleteRecords(tx, organizationId, [id]);
    });

  it('is remembered for eight days', async () => {
    const [body, key] = [form(), newId()];
    const first = await hire(body, key);
    server.clock.advance(KEPT_FOR_MS);
    Object.assign(company.employer, await again());
    const late = await hire(body, key);
    expect([late.status, late.body]).toEqual([201, first.body]);
    server.clock.advance(1);
    expect(told(await hire(body, key))[0]).toBe(409);
  });
  const again = async () => {
    const { phoneNumber } = await server.db
      .selectFrom('account')
      .where('id', '=', company.employer.accountId)
      .select('phoneNumber')
      .executeTakeFirstOrThrow();
    return server.signIn(phoneNumber);
  };
});
