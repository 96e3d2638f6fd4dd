import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openStream } from '#tests/support/server/eventStream.ts';
import { addAccount, jobShown, sampleIdentity } from '#tests/support/worlds/people.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { joinColleague } from '#tests/support/worlds/staff.ts';
import { anyone, hireSomebody, makeCompany, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
beforeEach(async () => {
  server ??= await startTestServer({ now: '2026-11-18T12:00:00+05:00' });
  company = await makeCompany(server);
});
afterAll(() => server.close());

type Role = 'owner' | 'manager' | 'accountant';
const invite = (phoneNumber: string, role: Role = 'accountant', unitIds: string[] = []) =>
  server.call('inviteColleague', { as: company.employer, body: { phoneNumber, role, unitIds } });
const list = async () => bodyOf(await server.call('listColleagues', { as: company.employer })).items;
const change = (id: string, role: Role, unitIds: string[] = []) =>
  server.call('changeColleague', { as: company.employer, path: { id }, body: { role, unitIds } });
const remove = (id: string, as = company.employer) => server.call('removeColleague', { as, path: { id } });

const join = (role: Role, unitIds: string[] = []) =>
  joinColleague(server, company.employer, { role, unitIds });
async function unitOf(...employeeIds: string[]) {
  const as = company.employer;
  const { id: unitId } = bodyOf(await server.call('createUnit', { as, body: { title: 'Savdo' } }));
  if (employeeIds.length)
    bodyOf(await server.call('assignUnit', { as, body: { unitId, employeeIds, validFrom: '2026-11-18' } }));
  return unitId;
}

describe('an invitation', () => {
  it('waits among the jobs of whoever has the phone number, and accepted opens the company', async () => {
    const { phoneNumber, pinfl } = anyone();
    await addAccount(server, phoneNumber, { ...sampleIdentity, pinfl });
    const as = await server.signIn(phoneNumber);
    const { id } = bodyOf(await invite(`+998 ${phoneNumber.slice(3)}`));
    const since = server.clock.date().toISOString();
    const invited = { ...{ id, state: 'invited', fullName: null, phoneNumber }, role: 'accountant' };
    const rest = { unitIds: [], since, you: false };
    expect(await list()).toEqual([
      expect.objectContaining({ role: 'owner', you: true }),
      { ...invited, ...rest },
    ]);
    const jobs = async () => bodyOf(await server.call('listJobs', { as })).items;
    const job = jobShown(id, { role: 'employer', colleagueRole: 'accountant', firstDay: null });
    expect(await jobs()).toEqual([job]);
    const board = () => server.call('getDayBoard', { as });
    expect(refusal(await board())).toEqual([403, 'notYourJob']);
    const accept = () => server.call('acceptJob', { as, path: { employeeId: id } });
    for (const answer of [await accept(), await accept()])
      expect(bodyOf(answer)).toEqual({ ...job, standing: 'held', status: 'active' });
    expect((await board()).status).toBe(200);
    expect((await list())[1]).toEqual({ ...invited, ...rest, state: 'joined', fullName: 'Karimova Aziza' });
    const audit = await server.db
      .selectFrom('auditEntry')
      .where('organizationId', '=', company.organizationId)
      .where('subjectId', '=', id)
      .select(['event', 'byAccountId'])
      .orderBy('id')
      .execute();
    expect(audit.map(({ event }) => event)).toEqual(['invite', 'accept']);
    expect(audit[0]?.byAccountId).toBe(company.employer.accountId);
  });

  it('may be declined or taken back, and is nobody else’s', async () => {
    const { phoneNumber, pinfl } = anyone();
    await addAccount(server, phoneNumber, { ...sampleIdentity, pinfl });
    const as = await server.signIn(phoneNumber);
    const first = bodyOf(await invite(phoneNumber));
    const stranger = await server.call('acceptJob', { as: company.employee, path: { employeeId: first.id } });
    expect(refusal(stranger)).toEqual([404, 'notFound']);
    expect((await server.call('declineJob', { as, path: { employeeId: first.id }, body: {} })).status).toBe(
      204,
    );
    expect(await list()).toHaveLength(1);
    const second = bodyOf(await invite(phoneNumber));
    expect((await remove(second.id)).status).toBe(204);
    const late = await server.call('acceptJob', { as, path: { employeeId: second.id } });
    expect(refusal(late)).toEqual([404, 'notFound']);
  });

  it('is refused to a colleague, to somebody invited, and to a manager without a unit', async () => {
    const joined = await join('accountant');
    const at = (answer: Awaited<ReturnType<typeof invite>>) => [
      ...refusal(answer),
      (answer.body as { errors?: object[] }).errors,
    ];
    expect(at(await invite(joined.phoneNumber))).toEqual([
      409,
      'alreadyColleague',
      [{ pointer: '/phoneNumber', code: 'alreadyColleague' }],
    ]);
    const { phoneNumber } = anyone();
    bodyOf(await invite(phoneNumber));
    expect(at(await invite(phoneNumber))).toEqual([
      409,
      'alreadyInvited',
      [{ pointer: '/phoneNumber', code: 'alreadyInvited' }],
    ]);
    expect(at(await invite(anyone().phoneNumber, 'manager'))).toEqual([
      400,
      'validationFailed',
      [{ pointer: '/unitIds', code: 'required' }],
    ]);
    const other = await makeCompany(server);
    const foreign = bodyOf(
      await server.call('createUnit', { as: other.employer, body: { title: 'Begona' } }),
    );
    expect(at(await invite(anyone().phoneNumber, 'manager', [foreign.id]))).toEqual([
      400,
      'validationFailed',
      [{ pointer: '/unitIds/0', code: 'unitGone' }],
    ]);
    expect(at(await invite('12345'))).toEqual([
      400,
      'validationFailed',
      [{ pointer: '/phoneNumber', code: 'phoneNumberInvalid' }],
    ]);
    expect(await list()).toHaveLength(3);
  });
});

describe('a colleague', () => {
  it('loses access with the next call when removed, and gets another role with the next call', async () => {
    const colleague = await join('owner');
    expect((await server.call('getSettings', { as: colleague })).status).toBe(200);
    bodyOf(await change(colleague.jobId, 'accountant'));
    expect(refusal(await server.call('getSettings', { as: colleague }))).toEqual([403, 'forbidden']);
    expect((await server.call('listEmployees', { as: colleague })).status).toBe(200);
    expect((await remove(colleague.jobId)).status).toBe(204);
    expect(refusal(await server.call('listEmployees', { as: colleague }))).toEqual([403, 'notYourJob']);
    expect(refusal(await remove(colleague.jobId))).toEqual([404, 'notFound']);
  });

  it('is told on their open pages of another role and of the removal, and nobody else is', async () => {
    const [colleague, bystander] = [await join('owner'), await join('accountant')];
    const others = [bystander, company.employer];
    const pages = await Promise.all([colleague, ...others].map((as) => openStream(server.url, as)));
    for (const page of pages) await page.next('ready');
    const told = async () => expect((await pages[0]!.next('change')).data).toEqual({ topic: 'jobs' });
    bodyOf(await change(colleague.jobId, 'accountant'));
    await told();
    expect((await remove(colleague.jobId)).status).toBe(204);
    await told();
    for (const as of others) expect((await server.call('logout', { as })).status).toBe(204);
    for (const page of pages.slice(1)) expect((await page.rest()).map(({ event }) => event)).toEqual(['end']);
    await pages[0]!.close();
  });

  it('who is the last owner can neither go nor step down; a second owner lets them', async () => {
    const own = company.employer.jobId;
    expect(refusal(await remove(own))).toEqual([409, 'lastOwner']);
    expect(refusal(await change(own, 'accountant'))).toEqual([409, 'lastOwner']);
    const second = await join('owner');
    const both = await Promise.all([remove(own), remove(second.jobId, { ...company.employer, ...second })]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([204, 204]);
    const owners = await server.db
      .selectFrom('employer')
      .where('organizationId', '=', company.organizationId)
      .selectAll()
      .execute();
    expect(owners.length).toBeGreaterThanOrEqual(1);
  });

  it('who is a manager sees the people of their units alone, and no card', async () => {
    const other = await hireSomebody(server, company.employer);
    const unitId = await unitOf(company.employee.jobId);
    const manager = await join('manager', [unitId]);
    const whole = bodyOf(await server.call('getDayBoard', { as: company.employer }));
    const board = bodyOf(await server.call('getDayBoard', { as: manager }));
    expect([whole.total, board.total]).toEqual([2, 1]);
    expect(Object.values(board.counts).reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(board.items.map(({ employeeId }) => employeeId)).toEqual([company.employee.jobId]);
    // Yesterday nobody was in the unit yet: days belong to the unit of that day.
    const yesterday = bodyOf(
      await server.call('getDayBoard', { as: manager, query: { date: '2026-11-17' } }),
    );
    expect(yesterday.total).toBe(0);
    const cards = await server.db
      .selectFrom('card')
      .where('organizationId', '=', company.organizationId)
      .select(['id', 'employeeId'])
      .execute();
    const requests = cards.map(({ id: cardId, employeeId }, order) => ({
      ...{ organizationId: company.organizationId, id: crypto.randomUUID(), employeeId, cardId },
      ...{ amount: 10_000_000, askedAmount: 10_000_000, period: '2026-11', state: 'inProcess' },
      kind: 'asked',
      requestedAt: new Date(server.clock.now() + order),
    }));
    await server.db
      .insertInto('paymentRequest')
      .values(requests as never)
      .execute();
    const seen = bodyOf(await server.call('listPaymentRequests', { as: manager }));
    expect([seen.total, seen.items.map(({ employeeId, card }) => [employeeId, card])]).toEqual([
      1,
      [[company.employee.jobId, null]],
    ]);
    expect(bodyOf(await server.call('countWaitingRequests', { as: manager })).count).toBe(1);
    expect(bodyOf(await server.call('countWaitingRequests', { as: company.employer })).count).toBe(2);
    const foreign = requests.find(({ employeeId }) => employeeId === other.jobId)!;
    expect(
      refusal(await server.call('getPaymentRequest', { as: manager, path: { id: foreign.id } })),
    ).toEqual([404, 'notFound']);
    const review = bodyOf(
      await server.call('reviewPaymentRequests', {
        as: manager,
        body: { event: 'cancel', reason: 'Yoʻq', requests: requests.map(({ id }) => ({ id })) },
      }),
    ).items;
    expect(review.map(({ id, outcome }) => [id === foreign.id, outcome]).sort()).toEqual([
      [false, 'reviewed'],
      [true, 'refused'],
    ]);
    expect(bodyOf(await server.call('listUnits', { as: manager })).items).toHaveLength(1);
    for (const operation of ['getSettings', 'listColleagues', 'listImports'] as const)
      expect(refusal(await server.call(operation, { as: manager }))).toEqual([403, 'forbidden']);
  });
});
