import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStillClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import type { Services } from '#server/context.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import { newId } from '#server/identifier.ts';
import { createLog } from '#server/log.ts';
import { longWork } from '#server/longWork.ts';
import { enqueueMessage } from '#server/modules/auth/sql/messages.ts';
import { CannotReach } from '#server/providers/gateway.ts';
import type { OtpMessage, OtpSender } from '#server/providers/otpMessage.ts';
import { workingMorning } from '#tests/support/server/server.ts';
import { openTestDatabase } from '#tests/support/server/testDatabase.ts';
import { startCodeDelivery } from './codeDelivery.ts';

describe('the outbox', () => {
  // Not a whole server, which delivers by itself every two seconds and would take some of these.
  let database: OpenDatabase;
  let services: Services;
  const clock = createStillClock(Date.parse(workingMorning));
  beforeAll(async () => {
    database = await openTestDatabase();
    const config = readConfig({ LOG_LEVEL: 'silent' });
    services = { db: database.db, clock, config, log: createLog(config), longWork: longWork() };
  });
  beforeEach(async () => {
    await database.db.deleteFrom('outboxMessage').execute();
  });
  afterAll(() => database.close());

  const enqueue = (text: string) =>
    database.db.transaction().execute((tx) =>
      enqueueMessage(tx, {
        recipient: '998901112233',
        text,
        code: '123456',
        codeId: newId(),
        at: clock.date(),
        again: false,
        leaves: true,
      }),
    );
  const rows = () => database.db.selectFrom('outboxMessage').select(['body', 'tries', 'sentAt']).execute();

  /** Rejects the first `failures` sends. */
  function sender(failures = 0, keepsText = true) {
    const sent: OtpMessage[] = [];
    let tried = 0;
    const send: OtpSender['send'] = (message) => {
      tried += 1;
      if (tried <= failures) return Promise.reject(new Error('the gateway is away'));
      sent.push(message);
      return Promise.resolve();
    };
    return { sent, send, keepsText };
  }

  it('sends each message once, however many deliver at the same time', async () => {
    for (let n = 0; n < 20; n += 1) await enqueue(`code ${n}`);
    const one = sender();
    const deliveries = Array.from({ length: 4 }, () => startCodeDelivery(services, one));
    await Promise.all(deliveries.map((delivery) => delivery.run()));
    await Promise.all(deliveries.map((delivery) => delivery.stop()));
    expect(new Set(one.sent.map(({ id }) => id)).size).toBe(20);
    expect(one.sent).toHaveLength(20);
  });

  it('tries again later with the same id, and gives up in the end', async () => {
    await enqueue('code');
    const failing = sender(2);
    const delivery = startCodeDelivery(services, failing);
    await delivery.run();
    expect([failing.sent.length, (await rows())[0]?.tries]).toEqual([0, 1]);
    await delivery.run();
    expect((await rows())[0]?.tries).toBe(1);
    clock.advance(5_000);
    await delivery.run();
    clock.advance(10_000);
    await delivery.run();
    expect(failing.sent).toHaveLength(1);
    const never = sender(Infinity);
    await enqueue('lost');
    const hopeless = startCodeDelivery(services, never);
    for (let n = 0; n < 20; n += 1) {
      await hopeless.run();
      clock.advance(5_000);
    }
    expect((await rows()).map(({ tries }) => tries).sort()).toEqual([3, 5]);
    await delivery.stop();
    await hopeless.stop();
  });

  it('does not ask again a gateway that will never take it', async () => {
    await enqueue('code');
    let asked = 0;
    const delivery = startCodeDelivery(services, {
      keepsText: true,
      send: () => {
        asked += 1;
        return Promise.reject(new CannotReach('no such number'));
      },
    });
    for (let n = 0; n < 3; n += 1) {
      await delivery.run();
      clock.advance(30_000);
    }
    await delivery.stop();
    expect(asked).toBe(1);
  });

  it('keeps a code that is no longer good to itself', async () => {
    await enqueue('late');
    clock.advance(120_000);
    const late = sender();
    const delivery = startCodeDelivery(services, late);
    await delivery.run();
    await delivery.stop();
    expect(late.sent).toEqual([]);
  });

  it('sends the others while one answer is slow', async () => {
    for (const text of ['slow', 'a', 'b', 'c']) await enqueue(text);
    const sent: string[] = [];
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const delivery = startCodeDelivery(services, {
      keepsText: true,
      send: async ({ text }) => {
        if (text === 'slow') await slow;
        sent.push(text);
        if (sent.length === 3) answer();
      },
    });
    await delivery.run();
    await delivery.stop();
    expect(sent.at(-1)).toBe('slow');
    expect(sent.toSorted()).toEqual(['a', 'b', 'c', 'slow']);
  });

  it('forgets the text once a real gateway has it', async () => {
    await enqueue('code 123456');
    const delivery = startCodeDelivery(services, sender(0, false));
    await delivery.run();
    await delivery.stop();
    expect(await rows()).toMatchObject([{ body: '', sentAt: expect.any(Date) as Date }]);
  });
});
