import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mac, signingKey } from '#server/secrets.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { postUpdate, startTelegram } from '#tests/support/standIns/telegram.ts';
import { botWords } from './bot/words.ts';

const words = botWords['uz-Latn'];
const phoneNumber = '998935550101';
const device = { deviceId: 'page-device', name: 'Chrome, Android' };

describe('signing in with the Telegram bot', () => {
  let telegram: Awaited<ReturnType<typeof startTelegram>>;
  let server: TestServer;
  beforeAll(async () => {
    telegram = await startTelegram();
    server = await startTestServer({ config: { telegram: telegram.config } });
    await addAccount(server, phoneNumber);
    await server.signIn(phoneNumber, device.deviceId);
  });
  afterAll(async () => {
    await server.close();
    await telegram.close();
  });

  async function begin(language: 'uz-Latn' | 'ru' = 'uz-Latn') {
    const started = await server.call('startTelegramBotSignIn', { body: { device, language } });
    if (started.status !== 200) throw new Error(JSON.stringify(started.body));
    return started.body;
  }
  async function look(signInId: string, deviceId = device.deviceId) {
    const answer = await server.call('getTelegramBotSignIn', {
      path: { signInId },
      body: { device: { deviceId } },
    });
    return answer.status === 200 ? answer.body : { status: answer.status };
  }
  const wrong = (number: string) => (number === '10' ? '11' : '10');

  it('asks for the number, then for the phone, which links; the next time the number is enough', async () => {
    const ali = telegram.person(501);
    const first = await begin();
    expect(first.link).toMatch(/^https:\/\/t\.me\/davomat_test_bot\?start=[\w-]{32}$/);
    expect(await look(first.signInId)).toEqual({ status: 'waiting' });
    expect(await ali.open(first.link)).toContain('Chrome, Android');
    expect(await look(first.signInId)).toEqual({ status: 'opened' });
    expect(await ali.say(first.number)).toBe(words.askPhone);
    expect(await ali.sharePhone(`+${phoneNumber}`)).toBe(words.confirmed);
    expect(await look(first.signInId)).toMatchObject({
      status: 'signedIn',
      tokens: { accessToken: expect.any(String) as string },
    });
    const second = await begin('ru');
    await ali.open(second.link);
    expect(await ali.say(second.number)).toBe(botWords.ru.confirmed);
    expect(await look(second.signInId)).toMatchObject({ status: 'signedIn' });
  });

  it("takes no phone number from a contact that is not the sender's own", async () => {
    const eve = telegram.person(502, 'Eve');
    const { link, number, signInId } = await begin();
    await eve.open(link);
    await eve.say(number);
    expect(await eve.sharePhone(phoneNumber, 501)).toBe(words.notYours);
    expect(await look(signInId)).toEqual({ status: 'opened' });
    expect(await eve.say(words.skipPhone)).toBe(words.confirmedUnlinked);
    expect(await look(signInId)).toMatchObject({
      status: 'unlinked',
      ticket: { provider: 'telegram', displayName: 'Eve' },
    });
  });

  it('denies after the third wrong number, and at once when asked to', async () => {
    const ali = telegram.person(503);
    const { link, number, signInId } = await begin();
    await ali.open(link);
    expect(await ali.say(wrong(number))).toBe(words.wrongNumber);
    expect(await ali.say('salom')).toBe(words.wrongNumber);
    expect(await ali.say(wrong(number))).toBe(words.denied);
    expect(await look(signInId)).toEqual({ status: 'denied' });
    expect(await ali.say(number)).toBe(words.hello);
    const other = await begin();
    await ali.open(other.link);
    expect(await ali.deny()).toBe(words.denied);
    expect(await look(other.signInId)).toEqual({ status: 'denied' });
  });

  it('lets the first who opens the link have it, for five minutes, and answers its own device alone', async () => {
    const { link, signInId } = await begin();
    await telegram.person(504).open(link);
    expect(await telegram.person(505).open(link)).toBe(words.unknownLink);
    expect(await look(signInId, 'another-device')).toEqual({ status: 404 });
    server.clock.advance(5 * 60_000);
    expect(await look(signInId)).toEqual({ status: 'expired' });
    expect(await telegram.person(504).open(link)).toBe(words.unknownLink);
  });

  it('answers a confirmed one again for 30 seconds, whose first answer was lost', async () => {
    const ali = telegram.person(501);
    const { link, number, signInId } = await begin();
    await ali.open(link);
    await ali.say(number);
    expect(await look(signInId)).toMatchObject({ status: 'signedIn' });
    server.clock.advance(30_000);
    expect(await look(signInId)).toMatchObject({ status: 'signedIn' });
    server.clock.advance(1);
    expect(await look(signInId)).toEqual({ status: 'expired' });
  });

  it('asks a device that is new for the code all the same', async () => {
    const ali = telegram.person(501);
    const fresh = { deviceId: 'fresh-device' };
    const started = await server.call('startTelegramBotSignIn', { body: { device: fresh, language: 'ru' } });
    if (started.status !== 200) throw new Error('not started');
    await ali.open(started.body.link);
    await ali.say(started.body.number);
    expect(await look(started.body.signInId, fresh.deviceId)).toMatchObject({
      status: 'codeAsked',
      challenge: { otpId: expect.any(String) as string },
    });
  });

  it('greets who comes without a link', async () => {
    expect(await telegram.person(506).open()).toBe(words.hello);
  });
});

describe('the bot called by Telegram', () => {
  let telegram: Awaited<ReturnType<typeof startTelegram>>;
  let server: TestServer;
  beforeAll(async () => {
    telegram = await startTelegram();
    const webhookUrl = 'https://davomat.example/hooks/telegram';
    server = await startTestServer({ config: { telegram: { ...telegram.config, webhookUrl } } });
    await vi.waitUntil(() => telegram.webhook()?.url === webhookUrl, { timeout: 30_000 });
  });
  afterAll(async () => {
    await server.close();
    await telegram.close();
  });

  const from = { id: 507, first_name: 'Ali', is_bot: false };
  const opens = (link: string) => ({
    from,
    chat: { id: from.id, type: 'private' },
    text: `/start ${new URL(link).searchParams.get('start')}`,
    entities: [{ offset: 0, length: '/start'.length, type: 'bot_command' }],
  });
  async function begin() {
    const started = await server.call('startTelegramBotSignIn', { body: { device, language: 'ru' } });
    if (started.status !== 200) throw new Error('not started');
    return started.body;
  }
  async function status(signInId: string) {
    const answer = await server.call('getTelegramBotSignIn', { path: { signInId }, body: { device } });
    return answer.status === 200 && answer.body.status;
  }

  it.each([
    ['no secret', () => undefined],
    ['a secret of somebody else', () => 'a'.repeat(43)],
    ['an empty one', () => ''],
    ['the beginning of it', () => telegram.webhook()?.secret_token?.slice(0, -1)],
  ])('is refused with %s, and nothing is changed', async (_, secret) => {
    const { link, signInId } = await begin();
    expect(await postUpdate(server.url, opens(link), secret())).toBe(404);
    expect(await status(signInId)).toBe('waiting');
  });

  it('is heard with the secret that Telegram was given', async () => {
    const { link, signInId } = await begin();
    expect(await postUpdate(server.url, opens(link), telegram.webhook()?.secret_token)).toBe(200);
    expect(await status(signInId)).toBe('opened');
  });
});

describe('the bot called before it knows itself', () => {
  it('asks Telegram to come again, so that nothing is lost', async () => {
    const telegram = await startTelegram();
    await telegram.close();
    const webhookUrl = 'https://davomat.example/hooks/telegram';
    const server = await startTestServer({ config: { telegram: { ...telegram.config, webhookUrl } } });
    const secret = mac(signingKey(server.services.config, 'telegramHook'), telegram.config.botToken);
    expect(await postUpdate(server.url, {}, secret)).toBe(503);
    await server.close();
  });
});
