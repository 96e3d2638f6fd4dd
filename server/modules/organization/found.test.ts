import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { addAccount, jobShown } from '#tests/support/worlds/people.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany } from '#tests/support/worlds/world.ts';
import { MOST_COMPANIES } from './found.ts';
import { rulesOfPeople } from '../time/schedules/index.ts';

describe('founding a company', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  async function founder(identified = true) {
    const { phoneNumber, ...identity } = anyone();
    await addAccount(server, phoneNumber, identified ? identity : undefined);
    return server.signIn(phoneNumber);
  }
  const found = (
    as: { accessToken: string },
    body = { title: 'Namuna Savdo', tin: '301234567' },
    key = newId(),
  ) => server.call('createOrganization', { as, body, key });
  const companies = async (tin: string) =>
    server.db.selectFrom('organization').where('tin', '=', tin).selectAll().execute();

  it('makes its founder the employer of a company that can work at once', async () => {
    const as = await founder();
    const founded = await found(as, { title: '“Oʻrik”  MChJ', tin: '301 234 999' });
    expect([founded.status, founded.body]).toMatchObject([400, { errors: [{ pointer: '/tin' }] }]);
    const answer = await found(as, { title: '  "O\'rik"  MChJ', tin: '301234999' });
    const job = {
      organizationTitle: '"Oʻrik" MChJ',
      role: 'employer',
      colleagueRole: 'owner',
      firstDay: null,
    };
    expect([answer.status, answer.body]).toEqual([
      201,
      jobShown(expect.any(String) as string, { ...job, standing: 'held', status: 'active' }),
    ]);
    const { body: info } = await server.call('getAccountInfo', { as });
    expect(info).toEqual({ isIdentificated: true, isAnyJobExists: true });
    const { body: jobs } = await server.call('listJobs', { as });
    expect(jobs).toEqual({ items: [answer.body], isInvited: false });
    expect((await server.call('getDayBoard', { as, query: {} })).status).toBe(200);
    const [company] = await companies('301234999');
    const { items: trail } = bodyOf(await server.call('listAuditTrail', { as, query: {} }));
    expect(
      trail.map(({ subject, event, changes }) => [subject, event, changes.map(({ after }) => after)]),
    ).toEqual([['organization', 'found', [['"Oʻrik" MChJ'], ['301234999']]]]);
    const holidays = await server.db
      .selectFrom('calendarDay')
      .where('organizationId', '=', company!.id)
      .select('date')
      .execute();
    expect(new Set(holidays.map(({ date }) => date.slice(0, 4)))).toEqual(new Set(['2026', '2027']));
    const { monthPlanOf } = await rulesOfPeople(server.db, company!.id);
    const workingDaysOf2026 = (
      ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const
    ).map((of) => monthPlanOf('anyone', `2026-${of}`, '2026-01-01').workingDays);
    expect(workingDaysOf2026.reduce((sum, count) => sum + count, 0)).toBe(248);
    const years = await server.db
      .selectFrom('calendarYear')
      .where('organizationId', '=', company!.id)
      .select(['year', 'decree'])
      .orderBy('year')
      .execute();
    expect(years).toEqual([
      { year: 2026, decree: 'PF-257' },
      { year: 2027, decree: null },
    ]);
  });

  it('asks for the profile first', async () => {
    const answer = await found(await founder(false), { title: 'Namuna', tin: '301234001' });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'profileRequired' }]);
    expect(await companies('301234001')).toEqual([]);
  });

  it('refuses a title and a TIN that are none, by the codes the form shows', async () => {
    const answer = await found(await founder(), { title: '""', tin: '12345678' });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { errors: [{ pointer: '/tin', code: 'tinInvalid' }] },
    ]);
    const signs = await found(await founder(), { title: '""', tin: '1234567' });
    expect([signs.status, signs.body]).toMatchObject([
      400,
      { errors: [{ pointer: '/title', code: 'titleInvalid' }] },
    ]);
  });

  it('founds once when sent many times, without any job to scope the key to', async () => {
    const as = await founder();
    const [body, key] = [{ title: 'Bir marta', tin: '301234002' }, newId()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => found(as, body, key)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect((await found(as, body, key)).status).toBe(201);
    expect(await companies('301234002')).toHaveLength(1);
  });

  it('leaves the companies of others alone, whatever job the header names', async () => {
    const { employer } = await makeCompany(server);
    const as = await founder();
    const answer = await server.call('createOrganization', {
      as,
      job: employer.jobId,
      body: { title: 'Yangi', tin: '301234003' },
    });
    expect(answer.status).toBe(201);
    expect((await server.call('listEmployees', { as })).body).toMatchObject({ total: 0 });
  });

  it('ends somewhere', async () => {
    const as = await founder();
    for (let made = 0; made < MOST_COMPANIES; made += 1)
      expect((await found(as, { title: `Namuna ${made}`, tin: '301234004' })).status).toBe(201);
    const answer = await found(as, { title: 'Yana', tin: '301234004' });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'tooManyCompanies' }]);
  });
});
