import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { openStream } from '#tests/support/server/eventStream.ts';
import { addAccount, addColleague } from '#tests/support/worlds/people.ts';
import { addWorkedDays, bodyOf, faults, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, workingMorning, type TestServer } from '#tests/support/server/server.ts';
import { boardRow, dayWith } from '#tests/support/worlds/wholeDays.ts';
import { anyone, hireSomebody, makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
let other: Company;
beforeAll(async () => {
  server = await startTestServer();
  other = await makeCompany(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(Date.parse(workingMorning));
  company = await makeCompany(server);
});

/** A Tuesday; the next working day is 18 November. */
const LATE: CompanyDate = '2026-11-17';
/** Moves the clock; tokens of the morning may have expired by then. */
async function at(text: string) {
  server.clock.set(Date.parse(`${text}:00+05:00`));
  const { phoneNumber } = await ownerAccount();
  company.employee = { ...company.employee, ...(await server.signIn(company.employee.phoneNumber)) };
  company.employer = { ...company.employer, ...(await server.signIn(phoneNumber)) };
}
const ownerAccount = () =>
  server.db
    .selectFrom('account')
    .select('phoneNumber')
    .where('id', '=', company.employer.accountId)
    .executeTakeFirstOrThrow();
const comesLate = (employeeId = company.employee.jobId, date = LATE, arrival = '09:20') =>
  addWorkedDays(server, company, employeeId, [date], { arrival });
const give = (reason: string, date = LATE, as: Pick<Company['employee'], 'accessToken'> = company.employee) =>
  server.call('giveTardinessReason', { as, path: { date }, body: { reason } });
const mine = async (as: Pick<Company['employee'], 'accessToken'> = company.employee) =>
  bodyOf(await server.call('listMyTardiness', { as })).items;
const acting = () => ({ as: company.employer, job: company.employer.jobId });
const list = async (as: { accessToken: string } = company.employer, query = {}) =>
  bodyOf(await server.call('listTardinessReasons', { as, query }));
const review = (
  ids: string[],
  event: 'accept' | 'refuse',
  note?: string,
  as: { as: { accessToken: string }; job?: string } = acting(),
) =>
  server.call('reviewTardinessReasons', {
    ...as,
    body: { ids, event, ...(note === undefined ? {} : { note }) },
  });
const given = async (reason = 'Avtobus kechikdi') => {
  bodyOf(await give(reason));
  return (await list()).items[0]!.id;
};

const MORNING = '2026-11-18T03:50:00.000Z';
/** All that the employee reads of their late day. */
const due = (more: object = {}) => ({
  ...{ date: LATE, tardinessMinutes: 20, state: 'due', deadline: '2026-11-18T13:00:00.000Z' },
  ...{ reason: null, givenAt: null, decidedAt: null, note: null, ...more },
});
/** All that an employer reads of a reason that waits. */
const reasonOf = (id: string, more: object = {}) => ({
  ...{ id, employeeId: company.employee.jobId, employeeName: 'Rahimov Dilshod', date: LATE },
  ...{ tardinessMinutes: 20, state: 'given', reason: 'Avtobus kechikdi', givenAt: MORNING },
  ...{ decidedAt: null, note: null, own: false, ...more },
});
const LATE_DAY = dayWith(LATE, [['09:20', '18:05']]);
const nothing = { items: [], page: 1, pageSize: 20, total: 0, counts: { given: 0, accepted: 0, refused: 0 } };
const notFound = { outcome: 'refused', code: 'notFound', legalEvents: [], reason: null };

describe('the employee', () => {
  it('reads what is due, until the end of their next working day', async () => {
    await comesLate();
    await comesLate(company.employee.jobId, '2026-11-16', '09:00');
    expect(await mine()).toEqual([due()]);
    await at('2026-11-18T17:59');
    expect(await mine()).toEqual([due()]);
    await at('2026-11-18T18:00');
    expect(await mine()).toEqual([due({ state: 'expired' })]);
  });

  it('gives a reason and may write it anew until it is decided', async () => {
    await comesLate();
    const first = { state: 'given', reason: 'Avtobus kechikdi', givenAt: MORNING };
    expect(bodyOf(await give('  Avtobus kechikdi '))).toEqual(due(first));
    bodyOf(await give('Bolam kasal'));
    const [reason] = (await list()).items;
    expect(reason).toEqual(reasonOf(reason!.id, { reason: 'Bolam kasal' }));
    bodyOf(await review([reason!.id], 'accept'));
    const late = await give('Boshqa sabab');
    expect(refusal(late)).toEqual([409, 'illegalTransition']);
    const decided = { state: 'accepted', reason: 'Bolam kasal', givenAt: MORNING, decidedAt: MORNING };
    expect(await mine()).toEqual([due(decided)]);
  });

  it('is too late after the deadline, also to write it anew', async () => {
    await comesLate();
    await comesLate(company.employee.jobId, '2026-11-16', '09:40');
    bodyOf(await give('Avtobus kechikdi'));
    expect(refusal(await give('Kech', '2026-11-16'))).toEqual([409, 'reasonExpired']);
    await at('2026-11-18T18:00');
    expect(refusal(await give('Boshqa sabab'))).toEqual([409, 'reasonExpired']);
    const monday = { date: '2026-11-16', tardinessMinutes: 40, deadline: '2026-11-17T13:00:00.000Z' };
    expect(await mine()).toEqual([
      due({ state: 'given', reason: 'Avtobus kechikdi', givenAt: MORNING }),
      due({ ...monday, state: 'expired' }),
    ]);
  });

  it.each([
    ['', 'reasonRequired'],
    ['   ', 'reasonRequired'],
    ['x'.repeat(301), 'tooLong'],
  ])('writes some text: %j is %s', async (reason, code) => {
    await comesLate();
    const answer = await give(reason);
    expect(refusal(answer)).toEqual([400, 'validationFailed']);
    expect(faults(answer)).toEqual([`/reason ${code}`]);
    expect(await mine()).toEqual([due()]);
  });

  it('gives none for a day on which they were not late', async () => {
    await comesLate(company.employee.jobId, LATE, '09:00');
    for (const date of [LATE, '2026-11-14', '2026-11-19'] as const)
      expect(refusal(await give('Sabab', date))).toEqual([404, 'notFound']);
    expect(await mine()).toEqual([]);
  });

  it('earns the same with a refused reason as with none', async () => {
    await comesLate();
    const salary = async () => {
      const { ahead: _asks, ...earned } = bodyOf(await server.call('getSalary', { as: company.employee }));
      return earned;
    };
    const before = await salary();
    expect(before.daysWorked).toBe(1);
    bodyOf(await review([await given()], 'refuse', 'Sabab yetarli emas'));
    expect(await salary()).toEqual(before);
  });
});

describe('the employer', () => {
  it('accepts, or refuses with a word, and the employee reads it', async () => {
    await comesLate();
    const id = await given();
    for (const note of [undefined, '', '  ']) {
      const answer = await review([id], 'refuse', note);
      expect([answer.status, faults(answer)]).toEqual([400, ['/note reasonRequired']]);
    }
    const { items } = bodyOf(await review([id], 'refuse', ' Avtobus har kuni qatnaydi '));
    const refused = { state: 'refused', note: 'Avtobus har kuni qatnaydi', decidedAt: MORNING };
    expect(items).toEqual([
      { id, outcome: 'reviewed', code: null, legalEvents: [], reason: reasonOf(id, refused) },
    ]);
    expect(await mine()).toEqual([due({ ...refused, reason: 'Avtobus kechikdi', givenAt: MORNING })]);
    expect(refusal(await review([id], 'accept'))).toEqual([409, 'illegalTransition']);
  });

  it('decides many, each with its own result, and filters by state', async () => {
    const colleague = await hireSomebody(server, company.employer);
    const third = await hireSomebody(server, company.employer);
    for (const { jobId } of [company.employee, colleague, third]) await comesLate(jobId);
    for (const as of [company.employee, colleague, third]) bodyOf(await give('Qor yogʻdi', LATE, as));
    const idOf = async ({ jobId }: { jobId: string }) =>
      (await list()).items.find(({ employeeId }) => employeeId === jobId)!.id;
    const [a, b, c] = [await idOf(company.employee), await idOf(colleague), await idOf(third)];
    bodyOf(await review([a], 'accept'));
    const stranger = other.employee.jobId;
    const of = (id: string, { jobId }: { jobId: string }, more: object = {}) =>
      reasonOf(id, { employeeId: jobId, reason: 'Qor yogʻdi', ...more });
    const accepted = of(a, company.employee, { state: 'accepted', decidedAt: MORNING });
    const refused = of(b, colleague, { state: 'refused', decidedAt: MORNING, note: 'Yoʻq' });
    expect(bodyOf(await review([a, b, stranger], 'refuse', 'Yoʻq')).items).toEqual([
      { id: a, outcome: 'refused', code: 'illegalTransition', legalEvents: [], reason: accepted },
      { id: b, outcome: 'reviewed', code: null, legalEvents: [], reason: refused },
      { id: stranger, ...notFound },
    ]);
    expect(faults(await review([c, c], 'accept'))).toEqual(['/ids/1 duplicateInList']);
    expect(await list(company.employer, { state: 'given' })).toEqual({
      ...{ page: 1, pageSize: 20, total: 1, counts: { given: 1, accepted: 1, refused: 1 } },
      items: [of(c, third)],
    });
    expect((await list()).total).toBe(3);
    expect(await list(other.employer)).toEqual(nothing);
  });

  it('does not decide on their own, by account or phone number', async () => {
    await comesLate();
    const id = await given();
    const { employee, employer } = company;
    const owner = await ownerAccount();
    for (const same of [{ accountId: employer.accountId }, { phoneNumber: owner.phoneNumber }]) {
      const before = { accountId: employee.accountId, phoneNumber: employee.phoneNumber };
      const set = (values: object) =>
        server.db.updateTable('employee').set(values).where('id', '=', employee.jobId).execute();
      await set(same);
      expect(refusal(await review([id], 'accept'))).toEqual([403, 'ownReason']);
      const { items } = bodyOf(await server.call('listTardinessReasons', acting()));
      expect(items).toEqual([reasonOf(id, { own: true })]);
      await set(before);
    }
  });

  it('is the manager of the person’s unit, and never the accountant', async () => {
    await comesLate();
    const id = await given();
    const unit = async (title: string) =>
      bodyOf(await server.call('createUnit', { as: company.employer, body: { title } })).id;
    const [theirs, another] = [await unit('Ombor'), await unit('Savdo')];
    const body = { unitId: theirs, employeeIds: [company.employee.jobId], validFrom: LATE };
    bodyOf(await server.call('assignUnit', { as: company.employer, body }));
    const enter = async (place: Parameters<typeof addColleague>[3]) => {
      const { phoneNumber } = anyone();
      await addColleague(server, company.organizationId, await addAccount(server, phoneNumber), place);
      return server.signIn(phoneNumber);
    };
    const stranger = await enter({ role: 'manager', unitIds: [another] });
    expect(await list(stranger)).toEqual(nothing);
    expect(bodyOf(await review([id], 'accept', undefined, { as: stranger })).items).toEqual([
      { id, ...notFound },
    ]);
    const accountant = await enter({ role: 'accountant' });
    expect((await review([id], 'accept', undefined, { as: accountant })).status).toBe(403);
    const query = { date: LATE };
    const seen = bodyOf(await server.call('getDayBoard', { as: accountant, query })).items;
    const row = boardRow(company.employee.jobId, LATE_DAY, { reasonState: 'given' });
    expect(seen).toEqual([{ ...row, unit: { id: theirs, title: 'Ombor' } }]);
    const manager = await enter({ role: 'manager', unitIds: [theirs] });
    expect(bodyOf(await review([id], 'accept', undefined, { as: manager })).items[0]?.outcome).toBe(
      'reviewed',
    );
    expect((await list(company.employer, { unit: another })).items).toEqual([]);
    expect((await list(company.employer, { unit: theirs })).items).toEqual([
      reasonOf(id, { state: 'accepted', decidedAt: MORNING }),
    ]);
  });

  it('sees the state of the reason beside who came late on the day board', async () => {
    await comesLate();
    const row = async () =>
      bodyOf(await server.call('getDayBoard', { as: company.employer, query: { date: LATE } })).items[0];
    const shown = (more: object) => boardRow(company.employee.jobId, LATE_DAY, more);
    expect(await row()).toEqual(shown({ reasonState: 'due' }));
    const id = await given('Bolam kasal');
    const reason = reasonOf(id, { reason: 'Bolam kasal' });
    expect(await row()).toEqual(shown({ reasonState: 'given', reason }));
    await at('2026-11-19T09:00');
    expect(await row()).toEqual(shown({ reasonState: 'given', reason }));
    bodyOf(await review([id], 'accept'));
    const accepted = { ...reason, state: 'accepted', decidedAt: '2026-11-19T04:00:00.000Z' };
    expect(await row()).toEqual(shown({ reasonState: 'accepted', reason: accepted }));
  });
});

describe('a decision', () => {
  it('reaches the employee’s open page and their list, and both pages hear of every change', async () => {
    const { employer, employee } = company;
    await comesLate();
    const [board, home] = [await openStream(server.url, employer), await openStream(server.url, employee)];
    for (const page of [board, home]) await page.next('ready');
    const id = await given();
    for (const page of [board, home])
      expect((await page.next('change')).data).toEqual({ topic: 'tardiness' });
    bodyOf(await review([id], 'refuse', 'Sabab yetarli emas'));
    for (const page of [board, home]) await page.next('change');
    const news = {
      ...{ id: expect.any(String) as string, type: 'other', employeeId: employee.jobId, createdAt: MORNING },
      params: { about: 'reasonRefused', date: LATE, reason: 'Sabab yetarli emas' },
      ...{ organizationTitle: 'Namuna', sequence: 1, readAt: null },
    };
    expect((await home.next('notification')).data).toEqual(news);
    await Promise.all([board.close(), home.close()]);
    const { items } = bodyOf(await server.call('listNotifications', { as: employee }));
    expect(items).toEqual([news]);
  });

  it('leaves an audit row for each change, without a word of the reason', async () => {
    await comesLate();
    const id = await given();
    bodyOf(await review([id], 'refuse', 'Sabab yetarli emas'));
    const rows = await server.db
      .selectFrom('auditEntry')
      .select(['event', 'byAccountId', 'before', 'after'])
      .where('organizationId', '=', company.organizationId)
      .where('subject', '=', 'tardinessReason')
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      {
        ...{ event: 'give', byAccountId: company.employee.accountId, before: null },
        after: { state: 'given', date: LATE },
      },
      {
        ...{ event: 'refuse', byAccountId: company.employer.accountId, before: { state: 'given' } },
        after: { state: 'refused', date: LATE },
      },
    ]);
  });

  it('of one reason by two at once is made once', async () => {
    await comesLate();
    const id = await given();
    const answers = await Promise.all([review([id], 'accept'), review([id], 'refuse', 'Yoʻq')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
