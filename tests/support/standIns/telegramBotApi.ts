import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Message, Update, User } from 'grammy/types';

type Parameters = Record<string, unknown>;

/** A message of the bot, as `sendMessage` was called. */
export interface SentMessage {
  chatId: number;
  text: string;
  markup: { inline_keyboard?: { callback_data?: string }[][] } | undefined;
}

/** What a user does in the chat; ids and the date are added here. */
export type Act =
  | { message: Omit<Message, 'message_id' | 'date'> }
  | { callback_query: { from: User; data: string; message: Omit<Message, 'message_id' | 'date'> } };

class ApiError extends Error {
  readonly code: number;

  constructor(code: number, description: string) {
    super(description);
    this.code = code;
  }
}

/**
 * The methods of the Bot API that our bot calls, over HTTP, with Telegram's rules: an update is delivered again until a
 * later offset confirms it, `getUpdates` waits for one, and it conflicts with a webhook.
 */
export class TelegramBotApi extends EventEmitter<{ sent: []; update: [] }> {
  readonly sent: SentMessage[] = [];
  webhook: { url: string; secret_token?: string } | undefined;
  #pending: Update[] = [];
  #lastId = 0;
  readonly #token: string;
  readonly #me: User;
  readonly #server;

  constructor(token: string, username: string) {
    super();
    this.#token = token;
    this.#me = { id: Number(token.split(':')[0]), is_bot: true, first_name: 'Davomat', username };
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Answers requests that are not calls of the Bot API; `undefined` is a 404. */
  page: (url: URL) => { type: string; text: string } | undefined = () => undefined;

  async act(act: Act): Promise<void> {
    const ids = { message_id: this.#nextId(), date: 1 };
    const content =
      'message' in act
        ? { message: { ...ids, ...act.message } }
        : { callback_query: { id: String(this.#nextId()), ...act.callback_query } };
    const update = { update_id: this.#nextId(), ...content } as Update;
    if (this.webhook) await postUpdate(this.webhook, update);
    else {
      this.#pending.push(update);
      this.emit('update');
    }
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://telegram');
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(url.pathname) ?? [];
    if (token === undefined) {
      const page = this.page(url);
      response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' }).end(page?.text);
      return;
    }
    const left = new AbortController();
    response.once('close', () => left.abort());
    const answer = await this.#call(token, method, request, left.signal).then(
      (result) => ({ ok: true, result }),
      (error: unknown) => ({
        ok: false,
        error_code: error instanceof ApiError ? error.code : 500,
        description: error instanceof Error ? error.message : String(error),
      }),
    );
    if (left.signal.aborted) return;
    response
      .writeHead('error_code' in answer ? answer.error_code : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  }

  async #call(token: string, method: string, request: IncomingMessage, left: AbortSignal): Promise<unknown> {
    if (token !== this.#token) throw new ApiError(401, 'Unauthorized');
    const hasBody =
      Number(request.headers['content-length'] ?? 0) > 0 || request.headers['transfer-encoding'];
    const parameters = hasBody ? ((await json(request)) as Parameters) : {};
    switch (method) {
      case 'getMe':
        return { ...this.#me, can_join_groups: false, can_read_all_group_messages: false };
      case 'setWebhook':
        this.webhook = parameters as unknown as { url: string; secret_token?: string };
        return true;
      case 'deleteWebhook':
        this.webhook = undefined;
        return true;
      case 'getUpdates':
        return this.#updates(parameters, left);
      case 'sendMessage':
        return this.#send(parameters);
      case 'answerCallbackQuery':
        return true;
      default:
        throw new ApiError(404, 'Not Found');
    }
  }

  async #updates({ offset = 0, timeout = 0 }: { offset?: number; timeout?: number }, left: AbortSignal) {
    if (this.webhook)
      throw new ApiError(409, 'Conflict: can’t use getUpdates method while webhook is active');
    this.#pending = this.#pending.filter(({ update_id }) => update_id >= offset);
    if (this.#pending.length === 0 && timeout > 0) {
      const waited = AbortSignal.any([left, AbortSignal.timeout(timeout * 1000)]);
      await once(this, 'update', { signal: waited }).catch(() => undefined);
    }
    return this.#pending;
  }

  #send({ chat_id, text, reply_markup }: Parameters) {
    if (typeof text !== 'string' || text === '')
      throw new ApiError(400, 'Bad Request: message text is empty');
    const chatId = Number(chat_id);
    this.sent.push({ chatId, text, markup: reply_markup as SentMessage['markup'] });
    this.emit('sent');
    return {
      message_id: this.#nextId(),
      date: 1,
      chat: { id: chatId, type: 'private' },
      from: this.#me,
      text,
    };
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}

/** Calls a webhook as Telegram does, with the secret if one is given. Returns the status. */
export async function postUpdate(
  { url, secret_token: secret }: { url: string; secret_token?: string | undefined },
  update: object,
): Promise<number> {
  const { status } = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret }),
    },
    body: JSON.stringify(update),
  });
  return status;
}
