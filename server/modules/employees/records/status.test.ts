import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStream } from '#tests/support/server/eventStream.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { staffOf } from '#tests/support/worlds/staff.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
let other: Company;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  other = await makeCompany(server);
  staff = staffOf(server, company.employer);
});
afterAll(() => server.close());

describe('statuses', () => {
  const change = (
    ids: string[],
    event: 'block' | 'unblock' | 'leave' | 'rehire',
    reason?: string,
    as = company.employer,
  ) => server.call('changeEmployeeStatus', { as, body: { ids, event, ...(reason ? { reason } : {}) } });
  const why = 'Tekshiruv';
  const statusOf = async (id: string) => (await staff.read(id)).status;

  it('follow the lifecycle and are recorded', async () => {
    const { jobId } = company.employee;
    const seen: string[] = [];
    for (const event of ['block', 'unblock', 'block', 'leave', 'rehire'] as const) {
      const { items } = bodyOf(await change([jobId], event, `because ${event}`));
      seen.push(String(items[0]!.status));
    }
    expect(seen).toEqual(['blocked', 'active', 'blocked', 'left', 'active']);
    const history = await server.db
      .selectFrom('employeeEvent')
      .select(['event', 'fromStatus', 'toStatus', 'reason', 'byAccountId'])
      .where('employeeId', '=', jobId)
      .orderBy('id')
      .execute();
    expect(history.map(({ event, toStatus }) => `${event} ${toStatus}`)).toEqual([
      'create notIdentified',
      'identify active',
      'block blocked',
      'unblock active',
      'block blocked',
      'leave left',
      'rehire active',
    ]);
    expect(history.at(-1)).toMatchObject({
      fromStatus: 'left',
      reason: 'because rehire',
      byAccountId: company.employer.accountId,
    });
  });

  it('notify the open pages of their person at once, and of nobody else', async () => {
    const { employee, employer } = company;
    const pages = await Promise.all([employee, employer].map((as) => openStream(server.url, as)));
    for (const page of pages) await page.next('ready');
    const unjoined = await staff.hire();
    const expectJobsChange = async () =>
      expect((await pages[0]!.next('change')).data).toEqual({ topic: 'jobs' });
    for (const event of ['block', 'unblock', 'leave', 'rehire'] as const) {
      bodyOf(await change([employee.jobId, ...(event === 'unblock' ? [] : [unjoined.id])], event, why));
      await expectJobsChange();
    }
    bodyOf(await server.call('deleteEmployee', { as: employer, path: { id: employee.jobId } }));
    await expectJobsChange();
    bodyOf(await change([employee.jobId], 'rehire'));
    await expectJobsChange();
    expect((await server.call('logout', { as: employer })).status).toBe(204);
    expect((await pages[1]!.rest()).map(({ event }) => event)).toEqual(['end']);
    await pages[0]!.close();
    const phone = await server.db
      .selectFrom('account')
      .where('id', '=', employer.accountId)
      .select('phoneNumber')
      .executeTakeFirstOrThrow();
    Object.assign(employer, await server.signIn(phone.phoneNumber));
  });

  it('stay notIdentified after a rehire of a person without an account', async () => {
    const { id } = await staff.hire();
    bodyOf(await change([id], 'leave', why));
    expect(bodyOf(await change([id], 'rehire')).items[0]!.status).toBe('notIdentified');
  });

  it('change separately, and a refusal names the legal events', async () => {
    const { jobId } = company.employee;
    const waiting = await staff.hire();
    const gone = await staff.hire();
    bodyOf(await change([gone.id], 'leave', why));
    const theirs = other.employee.jobId;
    const { items } = bodyOf(await change([waiting.id, jobId, gone.id, theirs], 'block', why));
    const refused = { outcome: 'refused', code: 'illegalTransition' };
    expect(items).toEqual([
      { id: waiting.id, ...refused, status: 'notIdentified', legalEvents: ['leave'] },
      { id: jobId, outcome: 'changed', status: 'blocked', code: null, legalEvents: [] },
      { id: gone.id, ...refused, status: 'left', legalEvents: ['rehire'] },
      { id: theirs, outcome: 'refused', status: null, code: 'notFound', legalEvents: [] },
    ]);
    expect([await statusOf(jobId), await statusOf(waiting.id), await statusOf(gone.id)]).toEqual([
      'blocked',
      'notIdentified',
      'left',
    ]);
    bodyOf(await change([jobId], 'unblock'));
  });

  it('answer with a conflict that names the legal events when nobody can change', async () => {
    const { jobId } = company.employee;
    const waiting = await staff.hire();
    const answer = await change([jobId], 'rehire');
    expect(refusal(answer)).toEqual([409, 'illegalTransition']);
    expect(answer.body).toMatchObject({
      legalEvents: ['block', 'leave'],
      errors: [{ pointer: '/ids/0', code: 'illegalTransition' }],
    });
    expect((await change([jobId, waiting.id], 'rehire')).body).toMatchObject({ legalEvents: ['leave'] });
    expect([await statusOf(jobId), await statusOf(waiting.id)]).toEqual(['active', 'notIdentified']);
  });

  it.each(['block', 'leave'] as const)('need a reason to %s', async (event) => {
    for (const reason of [undefined, '  ']) {
      const answer = await change([company.employee.jobId], event, reason);
      expect(answer.body).toMatchObject({
        status: 400,
        errors: [{ pointer: '/reason', code: 'reasonRequired' }],
      });
    }
    expect(await statusOf(company.employee.jobId)).toBe('active');
  });

  it('are hidden from another company, which cannot change them', async () => {
    const theirs = other.employee.jobId;
    expect(refusal(await server.call('getEmployee', { as: company.employer, path: { id: theirs } }))).toEqual(
      [404, 'notFound'],
    );
    bodyOf(await change([theirs], 'block', why));
    const seen = bodyOf(await server.call('getEmployee', { as: other.employer, path: { id: theirs } }));
    expect(seen.status).toBe('active');
    expect(bodyOf(await staff.list({ search: other.employee.phoneNumber })).total).toBe(0);
  });

  it('are changed only for ids as the server writes them', async () => {
    const answer = await change([company.employee.jobId.toUpperCase()], 'block', why);
    expect(answer.body).toMatchObject({ status: 400, errors: [{ pointer: '/ids/0' }] });
  });

  it('change once for each person when two changes of the same people meet, and both end', async () => {
    const { employer: as } = await makeCompany(server);
    const { hire } = staffOf(server, as);
    const others = await Promise.all(Array.from({ length: 6 }, async () => (await hire()).id));
    const answers = await Promise.all([
      change(others, 'leave', why, as),
      change([...others].reverse(), 'leave', why, as),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const done = answers.find(({ status }) => status === 200)!;
    expect(bodyOf(done).items.map(({ outcome }) => outcome)).toEqual(others.map(() => 'changed'));
  });
});
