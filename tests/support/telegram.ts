import { createServer, type RequestListener } from 'node:http';
import { createHash, createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { TelegramConfig } from '#server/providerConfig.ts';

/** The package is CommonJS and its types are of an older grammar: only what is used here is named. */
interface StandIn {
  webServer: RequestListener;
  webhooks: Record<string, { url: string; secret_token?: string } | undefined>;
  storage: { botMessages: { message: { chat_id: string | number; text: string } }[] };
  addUserMessage(message: object): Promise<void>;
  addUserCommand(message: object): Promise<void>;
  addUserCallback(query: object): Promise<void>;
  on(event: 'AddedBotMessage', heard: () => void): void;
  off(event: 'AddedBotMessage', heard: () => void): void;
}
const load = createRequire(import.meta.url);
const TelegramServer = load('telegram-test-api') as new (config: object) => StandIn;

export const botToken = '700700:test-bot-token-of-nobody';
/** What the person's widget signs with the next press; its page is a frame in ours, as Telegram's is. */
let signedNext = '';
const pages: Record<string, (back: string) => { type: string; text: string }> = {
  '/widget.js': () => ({
    type: 'text/javascript',
    text: `(function () {
  var script = document.currentScript;
  var frame = document.createElement('iframe');
  var back = encodeURIComponent(script.dataset.authUrl);
  frame.width = 219;
  frame.height = 40;
  frame.src = new URL(script.src).origin + '/widget?back=' + back;
  script.after(frame);
})();`,
  }),
  '/widget': (back) => {
    const url = new URL(back);
    for (const [name, value] of new URLSearchParams(signedNext)) url.searchParams.set(name, value);
    const href = url.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return {
      type: 'text/html',
      text: `<!doctype html><title>t</title><style>body { margin: 0; font: 16px/40px sans-serif; text-align: center }
a { display: block; border-radius: 20px; background: #2a6ea0; color: #fff; text-decoration: none }</style>
<a target="_top" href="${href}">Log in with Telegram</a>`,
    };
  },
};
const REPLY_WITHIN_MS = 10_000;

/** A real Bot API on a free port of the loopback address, without Telegram behind it. */
export async function startTelegram() {
  const standIn = new TelegramServer({ storage: 'RAM' });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://telegram');
    const page = pages[pathname]?.(searchParams.get('back') ?? '');
    if (!page) return standIn.webServer(request, response);
    response.writeHead(200, { 'content-type': page.type }).end(page.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiRoot = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config: TelegramConfig = {
    botToken,
    botName: 'davomat_test_bot',
    apiRoot,
    widgetUrl: `${apiRoot}/widget.js`,
    webhookUrl: undefined,
  };
  return {
    config,
    /** Somebody with Telegram, in a private chat with the bot. */
    person: (id: number, firstName = 'Ali') => personOf(standIn, id, firstName),
    /** What the widget in the page answers when it is pressed. */
    willSign: (signed: string) => void (signedNext = signed),
    /** Everything the bot has written to anybody. */
    written: () => standIn.storage.botMessages.map(({ message }) => message.text),
    /** What the bot was told to be called by; undefined until it has said. */
    webhook: () => standIn.webhooks[botToken],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Calls the bot's webhook at that server as Telegram does, with the secret if one is given. Gives the status. */
export async function postUpdate(serverUrl: string, message: object, secret?: string): Promise<number> {
  const answered = await fetch(`${serverUrl}/hooks/telegram`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret }),
    },
    body: JSON.stringify({ update_id: 1, message: { message_id: 1, date: 1, ...message } }),
  });
  return answered.status;
}

function personOf(standIn: StandIn, id: number, firstName: string) {
  const from = { id, first_name: firstName, username: `user${id}`, is_bot: false };
  const chat = { id, first_name: firstName, type: 'private' };
  const meta = () => ({ from, chat, botToken, date: 1 });
  const heard = () =>
    standIn.storage.botMessages.filter(({ message }) => String(message.chat_id) === String(id));

  /** Does it and gives the bot's next words to this person. */
  async function answerTo(act: () => Promise<void>): Promise<string> {
    const before = heard().length;
    const answered = new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the bot said nothing')), REPLY_WITHIN_MS);
      const look = () => {
        const message = heard()[before];
        if (!message) return;
        clearTimeout(timer);
        standIn.off('AddedBotMessage', look);
        resolve(message.message.text);
      };
      standIn.on('AddedBotMessage', look);
    });
    await act();
    return answered;
  }
  const command = (text: string) => ({
    ...meta(),
    text,
    entities: [{ offset: 0, length: text.split(' ')[0]?.length, type: 'bot_command' }],
  });
  return {
    /** What the bot has written to this person. */
    heard: () => heard().map(({ message }) => message.text),
    /** Taps a link like https://t.me/bot?start=token, or starts the bot without one. */
    open: (link?: string) =>
      answerTo(() =>
        standIn.addUserCommand(
          command(['/start', link && new URL(link).searchParams.get('start')].filter(Boolean).join(' ')),
        ),
      ),
    say: (text: string) => answerTo(() => standIn.addUserMessage({ ...meta(), text })),
    sharePhone: (phone: string, ownerId = id) =>
      answerTo(() =>
        standIn.addUserMessage({
          ...meta(),
          contact: { phone_number: phone, first_name: firstName, user_id: ownerId },
        }),
      ),
    /** Presses "that was not me". */
    deny: () =>
      answerTo(() =>
        standIn.addUserCallback({ botToken, date: 1, from, message: { ...meta(), text: '' }, data: 'deny' }),
      ),
  };
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** Signs as Telegram documents it; `fields` without `hash`. */
export function signedByTelegram(
  from: 'widget' | 'miniApp',
  fields: Record<string, string>,
  token = botToken,
): string {
  const key =
    from === 'widget' ? createHash('sha256').update(token).digest() : hmac('WebAppData', token).digest();
  const checked = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  return new URLSearchParams({ ...fields, hash: hmac(key, checked).digest('hex') }).toString();
}

/** Signed fields of a person as the login widget puts them into an address. */
export const widgetAnswer = (id: string, atSeconds: number, username = 'ali') =>
  signedByTelegram('widget', { id, first_name: 'Ali', username, auth_date: String(atSeconds) });
