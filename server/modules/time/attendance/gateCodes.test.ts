import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import {
  startTestServer,
  workingMorning,
  type Session,
  type TestServer,
} from '#tests/support/server/server.ts';
import { bodyOf, punchAt, refusal, shownCode } from '#tests/support/worlds/punching.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

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

const at = (time: string, date = '2026-11-18') => server.clock.set(Date.parse(`${date}T${time}+05:00`));
const signIn = (): Promise<Session> => server.signIn(company.employee.phoneNumber, company.employee.deviceId);
const rows = () =>
  server.db.selectFrom('punch').selectAll().where('organizationId', '=', company.organizationId).execute();

describe('the code', () => {
  const scan = async (code: string) =>
    refusal(await punchAt(server, company, company.employee, 'in', { code }));

  it('is good in its slot and one either side, and no longer', async () => {
    at('08:50:00');
    const { current, next } = await shownCode(server, company);
    at('08:51:00');
    expect(await scan(current.code)).toEqual([422, 'codeExpired']);
    at('08:49:29');
    expect(await scan(next.code)).toEqual([422, 'codeExpired']);
    at('08:49:59');
    bodyOf(await punchAt(server, company, company.employee, 'in', { code: current.code }));
    at('08:50:59');
    bodyOf(await punchAt(server, company, company.employee, 'out', { code: current.code }));
  });

  it('is refused when any part was altered', async () => {
    const { code } = (await shownCode(server, company)).current;
    const [head, gate, slot, mac] = code.split('.') as [string, string, string, string];
    const turned = `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    expect(await scan([head, gate, slot, turned].join('.'))).toEqual([422, 'codeAltered']);
    expect(await scan([head, gate, Number(slot) + 1, mac].join('.'))).toEqual([422, 'codeAltered']);
    expect(await scan([head, other.gateId, slot, mac].join('.'))).toEqual([422, 'codeAltered']);
    expect(await scan(['DVM2', gate, slot, mac].join('.'))).toEqual([422, 'codeAltered']);
    expect(await scan('1234567890')).toEqual([422, 'codeAltered']);
    expect(await scan([head, newId(), slot, mac].join('.'))).toEqual([422, 'gateUnknown']);
    expect(await rows()).toEqual([]);
  });

  it('of another company is refused', async () => {
    expect(await scan((await shownCode(server, other)).current.code)).toEqual([422, 'otherCompany']);
  });
});

describe('typed digits', () => {
  const type = async (code: string, as: Session = company.employee, gateId = company.gateId) =>
    punchAt(server, company, as, 'in', { code, gateId });
  const wrong = async () => {
    const { current } = await shownCode(server, company);
    return current.typedCode.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
  };

  it('count at the chosen gate', async () => {
    const { typedCode } = (await shownCode(server, company)).current;
    bodyOf(await type(typedCode));
    expect(await rows()).toMatchObject([{ gateId: company.gateId, typed: true }]);
  });

  it('are told apart: wrong, too old, of another company’s gate, and not digits at all', async () => {
    const { typedCode } = (await shownCode(server, company)).current;
    expect(refusal(await type(await wrong()))).toEqual([422, 'codeAltered']);
    expect(refusal(await type(typedCode, company.employee, other.gateId))).toEqual([422, 'otherCompany']);
    expect(refusal(await type(typedCode, company.employee, newId()))).toEqual([422, 'gateUnknown']);
    server.clock.advance(60_000);
    expect(refusal(await type(typedCode))).toEqual([422, 'codeExpired']);
    const { body } = await type('12345678x');
    expect(body).toMatchObject({ status: 400, errors: [{ pointer: '/code', code: 'codeInvalid' }] });
  });

  it('may be wrong ten times an hour, at once or one by one; then right ones wait too', async () => {
    at('08:30:00');
    const early = await signIn();
    const guess = await wrong();
    const answers = await Promise.all(Array.from({ length: 14 }, () => type(guess, early)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.map(refusal)).toEqual(Array(4).fill([429, 'tooManyWrongCodes']));
    expect(limited[0]?.headers.get('retry-after')).toBe('3600');

    at('09:10:00');
    const later = await signIn();
    const { typedCode } = (await shownCode(server, company)).current;
    const stillLimited = await type(typedCode, later);
    expect([stillLimited.status, stillLimited.headers.get('retry-after')]).toEqual([429, '1200']);
    bodyOf(await punchAt(server, company, later, 'in'));
    at('09:30:00');
    const { current } = await shownCode(server, company);
    const out = { code: current.typedCode, gateId: company.gateId };
    bodyOf(await punchAt(server, company, await signIn(), 'out', out));
  });
});
