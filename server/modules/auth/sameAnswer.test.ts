import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addAccount } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { anyone } from '#tests/support/world.ts';

const deviceId = 'strange-device';
const device = { deviceId };
type Start = 'startRegistration' | 'startPasswordRecovery' | 'startOtpSignIn';

describe('known and unknown phones', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Jobs poll every few seconds: their statements would mix with those of a call.
    const { setInterval: everyNow } = globalThis;
    const looks = vi.spyOn(globalThis, 'setInterval');
    looks.mockImplementation((look) => everyNow(look, 2 ** 31 - 1).unref());
    server = await startTestServer();
    looks.mockRestore();
  });
  afterAll(() => server.close());

  /** One phone with an account and one without. */
  async function twoPhones(): Promise<[string, string]> {
    const phoneNumber = anyone().phoneNumber;
    await addAccount(server, phoneNumber);
    await server.signIn(phoneNumber, 'first-device');
    return [phoneNumber, anyone().phoneNumber];
  }
  const start = (way: Start, phoneNumber: string) => server.call(way, { body: { phoneNumber, device } });

  /** Statements of the work, without those of the delivery, which goes on by itself. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    await server.messages();
    const heard: string[] = [];
    const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const [first] = args;
      const text = typeof first === 'string' ? first : (first as { text?: string }).text;
      if (text && !/^\s*(update "outbox_message"|rollback|discard)/.test(text)) heard.push(text);
      return query.apply(this, args);
    });
    try {
      await work();
    } finally {
      spy.mockRestore();
    }
    return heard;
  }
  const shape = ({ status, body }: { status: number; body: unknown }) => [
    status,
    Object.fromEntries(
      Object.entries(body as object).map(([name, value]) => [
        name,
        /Id$|^phoneNumber$/.test(name) ? name : value,
      ]),
    ),
  ];

  it.each(['startRegistration', 'startPasswordRecovery', 'startOtpSignIn'] as const)(
    '%s: the same answer by the same statements',
    async (way) => {
      const answers: unknown[] = [];
      const statements: string[][] = [];
      for (const phone of await twoPhones())
        statements.push(await statementsOf(async () => answers.push(shape(await start(way, phone)))));
      expect(answers[0]).toEqual(answers[1]);
      expect(statements[0]).toEqual(statements[1]);
      expect(statements[0]?.length).toBeGreaterThan(6);
    },
  );

  it('a wrong password and a wrong code: the same answer by the same statements', async () => {
    const answers: unknown[] = [];
    const statements: string[][] = [];
    for (const phoneNumber of await twoPhones()) {
      const challenge = await start('startPasswordRecovery', phoneNumber);
      if (challenge.status !== 202) throw new Error(JSON.stringify(challenge.body));
      const { otpId } = challenge.body;
      statements.push(
        await statementsOf(async () => {
          const login = await server.call('login', { body: { phoneNumber, password: 'Wrong1234', device } });
          const code = await server.call('verifyOtp', { path: { otpId }, body: { code: '000000', device } });
          answers.push([shape(login), shape(code)]);
        }),
      );
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(statements[0]).toEqual(statements[1]);
  });
});
