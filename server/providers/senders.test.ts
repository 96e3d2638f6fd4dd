import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startGateway,
  type Gateway,
  type GatewayReply,
  type GatewayCall,
} from '#tests/support/standIns/gateway.ts';
import { eskizSender } from './eskizSender.ts';
import { CannotReach } from './gateway.ts';
import { firstThatReaches } from './otpSender.ts';
import type { OtpMessage, OtpSender } from './otpMessage.ts';
import { playmobileSender } from './playmobileSender.ts';
import { telegramSender } from './telegramSender.ts';
import { webhookSender } from './webhookSender.ts';

const message: OtpMessage = {
  id: '01890000-0000-7000-8000-000000000001',
  recipient: '998901112233',
  text: 'Davomat: tasdiqlash kodi 123456. Uni hech kimga aytmang.',
  code: '123456',
  again: false,
};
const inTime = () => AbortSignal.timeout(20_000);

let gateway: Gateway;
let answers: GatewayReply[];
const next = (): GatewayReply => answers.shift() ?? { status: 500 };
beforeEach(async () => {
  answers = [];
  gateway = await startGateway(next);
});
afterEach(() => gateway.close());

/** Transient failures of a gateway: each is worth another try. */
const badDays: [string, GatewayReply][] = [
  ['fails', { status: 503, text: '<html>Bad gateway</html>' }],
  ['is in a hurry', { status: 429, json: { message: 'Too Many Attempts.' } }],
  ['breaks off', 'cut'],
  ['never stops talking', 'endless'],
  ['talks nonsense', { status: 200, text: '<html>ok' }],
  ['says nothing', { status: 200, text: '' }],
  ['says another thing', { status: 200, json: [] }],
];

const senders: [string, (url: string) => OtpSender, GatewayReply][] = [
  [
    'PlayMobile',
    (url) => playmobileSender({ url: `${url}/send`, login: 'l', password: 'p', originator: '3700' }),
    { status: 200, text: 'Request is received' },
  ],
  [
    'Telegram',
    (url) => telegramSender({ url, token: 'tg' }),
    { status: 200, json: { ok: true, result: { request_id: 'r1' } } },
  ],
];

describe.each(senders)('%s', (_, make, good) => {
  it.each(badDays)('that %s can be tried again', async (_name, bad) => {
    const sender = make(gateway.url);
    answers = [bad, good];
    const failure: unknown = await sender.send(message, inTime()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(CannotReach);
    await sender.send(message, inTime());
    expect(gateway.received[0]?.body).toEqual(gateway.received[1]?.body);
  });

  it('that does not answer is left in time', async () => {
    answers = ['silence'];
    await expect(make(gateway.url).send(message, AbortSignal.timeout(200))).rejects.toThrow(/timeout/);
  });

  it('that is not there can be tried again', async () => {
    await gateway.close();
    const failure: unknown = await make(gateway.url)
      .send(message, inTime())
      .catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(CannotReach);
  });
});

describe('PlayMobile', () => {
  const make = () =>
    playmobileSender({ url: `${gateway.url}/send`, login: 'login', password: 'pass', originator: '3700' });

  it('gets the message under its id', async () => {
    answers = [{ status: 200, text: 'Request is received' }];
    await make().send(message, inTime());
    const [heard] = gateway.received;
    expect(heard?.headers.authorization).toBe(`Basic ${btoa('login:pass')}`);
    expect(heard?.body).toEqual({
      messages: [
        {
          recipient: message.recipient,
          'message-id': message.id,
          sms: { originator: '3700', content: { text: message.text } },
        },
      ],
    });
  });

  it('is not asked again for what it refuses', async () => {
    answers = [{ status: 400, json: { 'error-code': 202, 'error-description': 'Empty recipient' } }];
    await expect(make().send(message, inTime())).rejects.toThrow(CannotReach);
  });
});

describe('Eskiz', () => {
  const make = () => eskizSender({ url: gateway.url, email: 'a@b.uz', password: 'pw', from: '4546' });
  /** A gateway whose tokens are good until they are revoked. */
  function tokens() {
    let made = 0;
    const good = new Set<string>();
    gateway.answer = ({ path, headers }: GatewayCall) => {
      if (path === '/auth/login') {
        good.add(`Bearer token ${(made += 1)}`);
        return { status: 200, json: { message: 'token_generated', data: { token: `token ${made}` } } };
      }
      return good.has(headers.authorization ?? '')
        ? { status: 200, json: { id: 'e1', status: 'waiting', message: 'Waiting for SMS provider' } }
        : { status: 401, json: { status: 'token-invalid', message: 'Expired' } };
    };
    return { revoke: () => good.clear(), made: () => made };
  }
  const paths = () => gateway.received.map(({ path }) => path);

  it('gets the message with a token that is asked for once', async () => {
    const { made } = tokens();
    const sender = make();
    await Promise.all([1, 2, 3].map(() => sender.send(message, inTime())));
    expect(made()).toBe(1);
    expect(gateway.received[0]?.body).toEqual({ email: 'a@b.uz', password: 'pw' });
    expect(gateway.received[1]?.body).toEqual({
      mobile_phone: message.recipient,
      message: message.text,
      from: '4546',
    });
  });

  it('is signed in to again, once for all, when the token has expired', async () => {
    const { revoke, made } = tokens();
    const sender = make();
    await sender.send(message, inTime());
    revoke();
    await Promise.all([1, 2, 3].map(() => sender.send(message, inTime())));
    expect(made()).toBe(2);
  });

  it('that takes no fresh token either is tried again later, from the start', async () => {
    gateway.answer = ({ path }) =>
      path === '/auth/login' ? { status: 200, json: { data: { token: 'bad' } } } : { status: 401 };
    const sender = make();
    await expect(sender.send(message, inTime())).rejects.toThrow('answered 401');
    expect(paths()).toEqual(['/auth/login', '/message/sms/send', '/auth/login', '/message/sms/send']);
    tokens();
    await sender.send(message, inTime());
  });

  it.each([
    ['refuses to sign in', { status: 401, json: { message: 'Invalid credentials' } }],
    ['gives no token', { status: 200, json: { data: {} } }],
    ...badDays,
  ] as [string, GatewayReply][])('that %s at sign-in can be tried again', async (_name, bad) => {
    const sender = make();
    answers = [bad];
    const failure: unknown = await sender.send(message, inTime()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(CannotReach);
    tokens();
    await sender.send(message, inTime());
  });

  it.each(badDays)('that %s can be tried again', async (_name, bad) => {
    const { made } = tokens();
    const answer = gateway.answer;
    const sender = make();
    await sender.send(message, inTime());
    gateway.answer = () => bad;
    const failure: unknown = await sender.send(message, inTime()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(CannotReach);
    gateway.answer = answer;
    await sender.send(message, inTime());
    expect(made()).toBe(1);
  });

  it('is not asked again for a text it has not approved', async () => {
    answers = [
      { status: 200, json: { data: { token: 't' } } },
      { status: 400, json: { status: 'error', message: 'Template is not moderated' } },
    ];
    await expect(make().send(message, inTime())).rejects.toThrow(CannotReach);
  });
});

describe('Telegram Gateway', () => {
  const make = () => telegramSender({ url: gateway.url, token: 'tg' });

  it('gets the code, not the text', async () => {
    answers = [{ status: 200, json: { ok: true, result: { request_id: 'r1' } } }];
    await make().send(message, inTime());
    expect(gateway.received).toMatchObject([
      {
        path: '/sendVerificationMessage',
        headers: { authorization: 'Bearer tg' },
        body: { phone_number: '+998901112233', code: '123456', ttl: 120, payload: message.id },
      },
    ]);
  });

  it.each([
    ['PHONE_NUMBER_INVALID', true],
    ['BALANCE_NOT_ENOUGH', true],
    ['FLOOD_WAIT_5', false],
  ])('that answers %s: cannot reach %s', async (error, cannot) => {
    answers = [{ status: 200, json: { ok: false, error } }];
    const failure: unknown = await make()
      .send(message, inTime())
      .catch((thrown: unknown) => thrown);
    expect(failure instanceof CannotReach).toBe(cannot);
  });
});

it('a webhook gets the message with its token and the id as idempotency key', async () => {
  const webhook = webhookSender({ url: `${gateway.url}/hook`, token: 'secret' });
  answers = [{ status: 204 }, { status: 500 }];
  await webhook.send(message, inTime());
  const { again: _, ...told } = message;
  expect(gateway.received).toMatchObject([
    { headers: { authorization: 'Bearer secret', 'idempotency-key': message.id }, body: told },
  ]);
  await expect(webhook.send(message, inTime())).rejects.toThrow('answered 500');
});

describe('several senders', () => {
  const both = () =>
    firstThatReaches([
      telegramSender({ url: `${gateway.url}/telegram`, token: 'tg' }),
      webhookSender({ url: `${gateway.url}/sms`, token: undefined }),
    ]);
  const noTelegram = { status: 200, json: { ok: false, error: 'PHONE_NUMBER_INVALID' } };
  const telegram = { status: 200, json: { ok: true, result: { request_id: 'r' } } };
  const reached = () => gateway.received.map(({ path }) => path.split('/')[1]);

  it('the next is asked where the first cannot reach the phone', async () => {
    answers = [noTelegram, { status: 200 }];
    await both().send(message, inTime());
    expect(reached()).toEqual(['telegram', 'sms']);
  });

  it('the first alone where it can, or where it only fails today', async () => {
    answers = [telegram, { status: 502 }];
    await both().send(message, inTime());
    await expect(both().send(message, inTime())).rejects.toThrow('502');
    expect(reached()).toEqual(['telegram', 'telegram']);
  });

  it('the last first, when the code is asked for again', async () => {
    answers = [{ status: 200 }];
    await both().send({ ...message, again: true }, inTime());
    expect(reached()).toEqual(['sms']);
  });
});
