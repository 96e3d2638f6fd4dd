import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { bodyOf, punchAt, refusal } from '#tests/support/worlds/punching.ts';
import {
  samplePassword,
  startTestServer,
  type Session,
  type TestServer,
} from '#tests/support/server/server.ts';
import { hireSomebody, makeCompany, type Company } from '#tests/support/worlds/world.ts';

const newPassword = 'Yangi2026';

// Both servers have just verified the token: their caches must not outlive the session.
describe('an access token that has not expired is refused by every process at its next call', () => {
  let server: TestServer;
  let other: Awaited<ReturnType<TestServer['startBeside']>>;
  let company: Company;
  let employee: Company['employee'];
  /** Another device of the same person. */
  let second: Session;
  beforeAll(async () => {
    server = await startTestServer();
    other = await server.startBeside();
    company = await makeCompany(server);
  });
  beforeEach(async () => {
    employee = await hireSomebody(server, company.employer);
    second = await server.signIn(employee.phoneNumber, 'their-tablet');
    expect(await answers(second)).toEqual([200, 200]);
    expect(await answers(employee)).toEqual([200, 200]);
  });
  afterAll(async () => {
    await other.close();
    await server.close();
  });

  const answers = async (as: Session) => [
    (await server.call('getAccount', { as })).status,
    (await other.call('getAccount', { as })).status,
  ];

  it('after signing out', async () => {
    expect((await server.call('logout', { as: second })).status).toBe(204);
    expect([await answers(second), await answers(employee)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
  });

  it('after its device was terminated', async () => {
    const path = { id: second.deviceId };
    expect((await server.call('terminateDevice', { as: employee, path })).status).toBe(204);
    expect([await answers(second), await answers(employee)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
  });

  it('after the password was changed on another device', async () => {
    const body = { currentPassword: samplePassword, newPassword };
    expect((await server.call('changePassword', { as: employee, body })).status).toBe(204);
    expect([await answers(second), await answers(employee)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
  });

  it('after the password was recovered on another device, the session before on that device too', async () => {
    const { phoneNumber, deviceId } = employee;
    const device = { deviceId };
    const { otpId } = bodyOf(await server.call('startPasswordRecovery', { body: { phoneNumber, device } }));
    const code = await server.lastCode(phoneNumber);
    const proven = bodyOf(await server.call('verifyOtp', { path: { otpId }, body: { code, device } }));
    if (!('ticket' in proven)) throw new Error('no ticket was given');
    const body = { ticket: proven.ticket, password: newPassword, device };
    const now = bodyOf(await server.call('completePasswordRecovery', { body }));
    expect([await answers(second), await answers(employee), await answers({ ...now, deviceId })]).toEqual([
      [401, 401],
      [401, 401],
      [200, 200],
    ]);
  });

  it('by the job of who was blocked: no check-in, no request; what was earned stays to be seen', async () => {
    const block = { ids: [employee.jobId], event: 'block' as const, reason: 'Tekshiruv' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body: block }));
    for (const { call } of [server, other]) {
      const punch = await punchAt({ call, clock: server.clock }, company, employee, 'in');
      expect(refusal(punch)).toEqual([403, 'employeeBlocked']);
      const request = await call('createSalaryRequest', {
        as: employee,
        body: { amount: 100_000, cardId: newId() },
      });
      expect(refusal(request)).toEqual([403, 'employeeBlocked']);
      expect((await call('getSalary', { as: employee })).status).toBe(200);
    }
    expect(await answers(employee)).toEqual([200, 200]);
  });

  it('by the job of who left', async () => {
    const leave = { ids: [employee.jobId], event: 'leave' as const, reason: 'Tekshiruv' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body: leave }));
    for (const { call } of [server, other])
      expect(refusal(await call('getSalary', { as: employee }))).toEqual([403, 'notYourJob']);
    expect(await answers(employee)).toEqual([200, 200]);
  });
});
