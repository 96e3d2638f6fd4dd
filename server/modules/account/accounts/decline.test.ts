import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, jobShown } from '#tests/support/worlds/people.ts';
import { bodyOf, refusal } from '#tests/support/worlds/punching.ts';
import { startTestServer, type Session, type TestServer } from '#tests/support/server/server.ts';
import { whole } from '#tests/support/worlds/staff.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
});
afterAll(() => server.close());

/** Somebody registered whom the company has hired, and the record. */
async function hired(change: { pinfl?: string } = {}) {
  const { phoneNumber, ...identity } = anyone();
  await addAccount(server, phoneNumber, identity);
  const body = { ...identity, phoneNumber, cardNumber: sampleCard, salary: 500_000_000, ...change };
  const record = bodyOf(
    await server.call('createEmployee', { as: company.employer, body: { ...body, status: 'active' } }),
  );
  return { as: await server.signIn(phoneNumber), id: record.id, name: record.fullName };
}
const decline = (as: Session, id: string, reason?: string) =>
  server.call('declineJob', { as, path: { employeeId: id }, body: reason === undefined ? {} : { reason } });
const details = async (id: string) =>
  whole(bodyOf(await server.call('getEmployee', { as: company.employer, path: { id } })));
const jobsOf = async (as: Session) => bodyOf(await server.call('listJobs', { as })).items;
const told = async () =>
  bodyOf(await server.call('listNotifications', { as: company.employer })).items.map(({ params }) => params);
const listed = async (status: 'declined' | 'notIdentified') =>
  bodyOf(await server.call('listEmployees', { as: company.employer, query: { status } }));

describe('declining a job', () => {
  it('takes the offer away, and tells the employers who said no and why', async () => {
    const { as, id, name } = await hired();
    const [before, record] = [(await listed('notIdentified')).total, await details(id)];
    expect((await decline(as, id, ' Boshqa ish topdim ')).status).toBe(204);
    expect(await jobsOf(as)).toEqual([]);
    const at = server.clock.date().toISOString();
    const reason = 'Boshqa ish topdim';
    expect(await details(id)).toEqual({
      ...{ ...record, status: 'declined', declined: { at, reason }, firstDay: null },
    });
    const found = await listed('declined');
    expect([found.total, found.items.map((one) => one.id)]).toEqual([1, [id]]);
    expect((await listed('notIdentified')).total).toBe(before - 1);
    expect(await told()).toEqual([{ about: 'jobDeclined', recordId: id, employeeName: name, reason }]);
    const history = await server.call('getEmployeeHistory', { as: company.employer, path: { id } });
    expect(bodyOf(history).items[0]).toEqual({
      ...{ id: expect.any(String) as string, event: 'decline', at, by: name, reason, changes: [] },
      ...{ fromStatus: 'notIdentified', toStatus: 'declined' },
    });
  });

  it('is done once however often it is asked, and the job can no longer be accepted', async () => {
    const { as, id } = await hired();
    const before = (await told()).length;
    const answers = await Promise.all([1, 2, 3].map(() => decline(as, id)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await told()).length).toBe(before + 1);
    expect((await details(id)).declined).toEqual({ at: server.clock.date().toISOString(), reason: null });
    const accepted = await server.call('acceptJob', { as, path: { employeeId: id } });
    expect(refusal(accepted)).toEqual([409, 'illegalTransition']);
  });

  it('can be answered by hiring again: the person is asked once more, and may accept', async () => {
    const { as, id } = await hired();
    await decline(as, id);
    const body = { ids: [id], event: 'rehire' as const };
    const { items } = bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
    expect([items[0]?.outcome, items[0]?.status]).toEqual(['changed', 'notIdentified']);
    expect(await jobsOf(as)).toEqual([jobShown(id)]);
    expect((await server.call('acceptJob', { as, path: { employeeId: id } })).status).toBe(200);
    const { status, declined } = await details(id);
    expect([status, declined]).toEqual(['active', null]);
    expect((await listed('declined')).items.map((one) => one.id)).not.toContain(id);
  });

  it('is possible for a record that has another PINFL, and not for the record of another phone number', async () => {
    const { as, id } = await hired({ pinfl: anyone().pinfl });
    expect(await jobsOf(as)).toEqual([jobShown(id, { standing: 'mismatch' })]);
    const stranger = await hired();
    expect((await decline(stranger.as, id)).status).toBe(404);
    expect((await details(id)).status).toBe('notIdentified');
    expect((await decline(as, id)).status).toBe(204);
    expect((await details(id)).status).toBe('declined');
  });

  it('is refused for a job that is held', async () => {
    const { employee } = company;
    const refused = await decline(employee, employee.jobId);
    expect(refusal(refused)).toEqual([409, 'illegalTransition']);
    expect((await details(employee.jobId)).status).toBe('active');
  });
});
