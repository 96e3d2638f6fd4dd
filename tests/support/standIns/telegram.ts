import { createHash, createHmac } from 'node:crypto';
import type { TelegramConfig } from '#server/providerConfig.ts';
import { postUpdate as postToWebhook, TelegramBotApi } from './telegramBotApi.ts';

export const botToken = '700700:test-bot-token-of-nobody';
const botName = 'davomat_test_bot';

/** The login widget: a frame in our page, whose link returns with the fields of `signed`. */
const widgetPages = (
  signed: () => string,
): Record<string, (back: string) => { type: string; text: string }> => ({
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
    for (const [name, value] of new URLSearchParams(signed())) url.searchParams.set(name, value);
    const href = url.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return {
      type: 'text/html',
      text: `<!doctype html><title>t</title><style>body { margin: 0; font: 16px/40px sans-serif; text-align: center }
a { display: block; border-radius: 20px; background: #2a6ea0; color: #fff; text-decoration: none }</style>
<a target="_top" href="${href}">Log in with Telegram</a>`,
    };
  },
});

const REPLY_WITHIN_MS = 10_000;

/** The Bot API and the login widget on a free loopback port, without Telegram. */
export async function startTelegram() {
  let signedNext = '';
  const api = new TelegramBotApi(botToken, botName);
  const pages = widgetPages(() => signedNext);
  api.page = ({ pathname, searchParams }) => pages[pathname]?.(searchParams.get('back') ?? '');
  const apiRoot = await api.listen();
  const config: TelegramConfig = {
    botToken,
    botName,
    apiRoot,
    widgetUrl: `${apiRoot}/widget.js`,
    webhookUrl: undefined,
  };
  return {
    config,
    /** A Telegram user in a private chat with the bot. */
    person: (id: number, firstName = 'Ali') => personOf(api, id, firstName),
    /** The fields that the widget signs with the next press. */
    willSign: (signed: string) => void (signedNext = signed),
    /** Everything the bot has sent to anybody. */
    written: () => api.sent.map(({ text }) => text),
    /** The webhook URL that the bot has set; undefined before. */
    webhook: () => api.webhook,
    close: () => api.close(),
  };
}

/** Calls the bot's webhook on that server as Telegram does. Returns the status. */
export const postUpdate = (serverUrl: string, message: object, secret?: string): Promise<number> =>
  postToWebhook(
    { url: `${serverUrl}/hooks/telegram`, secret_token: secret },
    { update_id: 1, message: { message_id: 1, date: 1, ...message } },
  );

function personOf(api: TelegramBotApi, id: number, firstName: string) {
  const from = { id, first_name: firstName, username: `user${id}`, is_bot: false };
  const chat = { id, first_name: firstName, type: 'private' } as const;
  const messagesToUser = () => api.sent.filter(({ chatId }) => chatId === id);

  /** Does it and returns the bot's next message to this user. */
  async function answerTo(act: () => Promise<void>): Promise<string> {
    const before = messagesToUser().length;
    const answered = new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the bot did not answer')), REPLY_WITHIN_MS);
      const checkForReply = () => {
        const message = messagesToUser()[before];
        if (!message) return;
        clearTimeout(timer);
        api.off('sent', checkForReply);
        resolve(message.text);
      };
      api.on('sent', checkForReply);
    });
    await act();
    return answered;
  }
  const write = (content: object) => answerTo(() => api.act({ message: { from, chat, ...content } }));
  const command = (text: string) =>
    write({ text, entities: [{ offset: 0, length: text.split(' ')[0]?.length, type: 'bot_command' }] });

  return {
    /** What the bot has sent to this user. */
    texts: () => messagesToUser().map(({ text }) => text),
    /** Taps a link like https://t.me/bot?start=token, or starts the bot without one. */
    open: (link?: string) =>
      command(['/start', link && new URL(link).searchParams.get('start')].filter(Boolean).join(' ')),
    say: (text: string) => write({ text }),
    sharePhone: (phone: string, ownerId = id) =>
      write({ contact: { phone_number: phone, first_name: firstName, user_id: ownerId } }),
    /** Presses "that was not me" under the bot's last message. */
    deny: () => {
      const { text, markup } = messagesToUser().at(-1) ?? {};
      const data = markup?.inline_keyboard?.flat()[0]?.callback_data;
      if (data === undefined) throw new Error(`no button under "${text}"`);
      return answerTo(() => api.act({ callback_query: { from, data, message: { from, chat } } }));
    },
  };
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

/** Signs as documented by Telegram; `fields` without `hash`. */
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

/** Signed fields of a person as the login widget puts them into a URL. */
export const widgetAnswer = (id: string, atSeconds: number, username = 'ali') =>
  signedByTelegram('widget', { id, first_name: 'Ali', username, auth_date: String(atSeconds) });
