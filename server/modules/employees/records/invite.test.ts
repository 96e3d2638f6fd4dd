import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, sampleCard, type Company } from '#tests/support/worlds/world.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
});
afterAll(() => server.close());

async function hire(person = anyone()) {
  const body = { ...person, cardNumber: sampleCard, salary: 500_000_000, status: 'active' as const };
  return bodyOf(await server.call('createEmployee', { as: company.employer, body }));
}
const invite = (id: string, language: 'ru' | 'uz-Latn' = 'ru') =>
  server.call('inviteEmployee', { as: company.employer, path: { id }, body: { language } });
const readMessagesTo = async (phoneNumber: string) =>
  (await server.messages()).filter(({ recipient }) => recipient === phoneNumber).map(({ text }) => text);
/** An access token lives for fifteen minutes. */
async function refresh() {
  const { refreshToken, accessToken, deviceId } = company.employer;
  const body = { refreshToken, accessToken, device: { deviceId } };
  Object.assign(company.employer, bodyOf(await server.call('refreshToken', { body })));
}
const linkTo = (phoneNumber: string) => `http://localhost:0/auth/registration#phone=${phoneNumber}`;

describe('an invitation to a person who was hired', () => {
  it('sends a link in the requested language to a person without an account, and is recorded', async () => {
    const { id, phoneNumber } = await hire();
    expect((await invite(id)).status).toBe(204);
    expect(await readMessagesTo(phoneNumber)).toEqual([
      `Namuna: Вас добавили как сотрудника. Davomat: ${linkTo(phoneNumber)}`,
    ]);
    const history = await server.call('getEmployeeHistory', { as: company.employer, path: { id } });
    const { accountId } = company.employer;
    expect(bodyOf(history).items.map(({ event }) => event)).toEqual(['invite', 'create']);
    const events = server.db.selectFrom('employeeEvent').where('employeeId', '=', id).selectAll();
    expect(await events.where('event', '=', 'invite').executeTakeFirst()).toMatchObject({
      byAccountId: accountId,
      toStatus: 'notIdentified',
    });
    const outbox = (await (await fetch(`${server.url}/dev/outbox`)).json()) as { items: { text: string }[] };
    expect(outbox.items.map(({ text }) => text).join()).toContain(linkTo(phoneNumber));
  });

  it('is in the language of the person’s account', async () => {
    const person = anyone();
    await addAccount(server, person.phoneNumber);
    const { deviceId } = await server.signIn(person.phoneNumber);
    await server.db
      .updateTable('device')
      .set({ language: 'uz-Cyrl' })
      .where('deviceId', '=', deviceId)
      .execute();
    const { id, phoneNumber } = await hire(person);
    expect((await invite(id)).status).toBe(204);
    expect((await readMessagesTo(phoneNumber)).at(-1)).toBe(
      `Namuna Сизни ходим сифатида қўшди. Davomat: ${linkTo(phoneNumber)}`,
    );
  });

  it('is limited for each person to one in five minutes and three a day', async () => {
    const { id, phoneNumber } = await hire();
    const answers: number[] = [];
    for (const minutes of [0, 1, 5, 6, 6, 7]) {
      // What is being sent while the clock jumps would be due again.
      await server.messages();
      server.clock.set(server.clock.now() + minutes * 60_000);
      await refresh();
      const answer = await invite(id);
      answers.push(answer.status);
      if (answer.status === 429) expect(answer.body).toMatchObject({ code: 'tooManyInvitations' });
    }
    expect(answers).toEqual([204, 429, 204, 204, 429, 429]);
    expect(await readMessagesTo(phoneNumber)).toHaveLength(3);
  });

  it('is refused for a person who has joined or declined', async () => {
    const { id } = await hire();
    const set = { status: 'declined' as const };
    await server.db.updateTable('employee').set(set).where('id', '=', id).execute();
    for (const [one, code] of [
      [id, 'employeeDeclined'],
      [company.employee.jobId, 'employeeJoined'],
    ] as const) {
      const refused = await invite(one);
      expect([refused.status, refused.body]).toMatchObject([409, { code }]);
    }
    expect(await readMessagesTo(company.employee.phoneNumber)).toEqual([]);
  });

  it('does not count towards the limit of another company', async () => {
    const person = anyone();
    const other = await makeCompany(server);
    const body = { ...person, cardNumber: sampleCard, salary: 500_000_000, status: 'active' as const };
    const there = bodyOf(await server.call('createEmployee', { as: other.employer, body }));
    const here = await hire(person);
    for (const [as, id] of [
      [company.employer, here.id],
      [other.employer, there.id],
    ] as const) {
      const call = () => server.call('inviteEmployee', { as, path: { id }, body: { language: 'ru' } });
      expect((await call()).status).toBe(204);
      expect((await call()).status).toBe(429);
    }
  });

  it('is refused when the only sender can send nothing but codes', async () => {
    const otp = [{ sender: 'telegram' as const, url: 'http://127.0.0.1:9', token: 'x' }];
    const silent = await startTestServer({ config: { otp } });
    const { employer } = await makeCompany(silent);
    const body = { ...anyone(), cardNumber: sampleCard, salary: 500_000_000, status: 'active' as const };
    const { id } = bodyOf(await silent.call('createEmployee', { as: employer, body }));
    const refused = await silent.call('inviteEmployee', {
      as: employer,
      path: { id },
      body: { language: 'ru' },
    });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'messagesOff' }]);
    await silent.close();
  });
});
