import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '#server/identifier.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone } from '#tests/support/worlds/world.ts';
import { enqueueMessage } from './sql/messages.ts';

const deviceId = 'strange-device';
const device = { deviceId };
type Start = 'startRegistration' | 'startPasswordRecovery' | 'startOtpSignIn';

describe('known and unknown phones', () => {
  let server: TestServer;
  let onSend = (): void | Promise<void> => undefined;
  beforeAll(async () => {
    // Jobs poll every few seconds: their statements would mix with those of a call.
    const { setInterval: everyNow } = globalThis;
    const looks = vi.spyOn(globalThis, 'setInterval');
    looks.mockImplementation((look) => everyNow(look, 2 ** 31 - 1).unref());
    server = await startTestServer({ onSend: () => onSend() });
    looks.mockRestore();
    // Each job also looks once at the start.
    const { imported, closed, pushed, reminded, settled, runsPrepared, figuresCounted, reportsMade } = server;
    const firstLooks = [
      imported,
      closed,
      pushed,
      reminded,
      settled,
      runsPrepared,
      figuresCounted,
      reportsMade,
    ];
    await Promise.all([...firstLooks, server.paid, server.tidied].map((look) => look()));
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

  /** As many as the delivery sends at once (codeOutbox.ts). */
  const SENT_AT_ONCE = 4;

  /**
   * Holds the delivery with a message in each of its hands: it begins by itself after a commit, and its statements
   * would mix with those of the call, which is answered meanwhile. Returns how to let it go on.
   */
  async function holdDelivery(): Promise<() => Promise<void>> {
    await server.messages();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const allHeld = new Promise<void>((resolve) => {
      let holding = 0;
      onSend = () => {
        holding += 1;
        if (holding === SENT_AT_ONCE) resolve();
        return held;
      };
    });
    const at = server.clock.date();
    const message = { recipient: '998900000000', text: 'held', code: '', again: false, leaves: true, at };
    await server.db.transaction().execute(async (tx) => {
      for (let n = 0; n < SENT_AT_ONCE; n += 1) await enqueueMessage(tx, { ...message, codeId: newId() });
    });
    const sent = server.messages();
    await allHeld;
    return async () => {
      onSend = () => undefined;
      release();
      await sent;
    };
  }

  /** Every statement while the work is done. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const letDeliver = await holdDelivery();
    const heard: string[] = [];
    const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const [first] = args;
      const text = typeof first === 'string' ? first : (first as { text?: string }).text;
      if (text) heard.push(text);
      return query.apply(this, args);
    });
    try {
      await work();
    } finally {
      spy.mockRestore();
      await letDeliver();
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
