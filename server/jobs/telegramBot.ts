import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import type { Services } from '../context.ts';
import { describeFailure } from '../http/errors.ts';
import { Problem } from '../http/problem.ts';
import { createBot, receivedUpdates } from '../modules/account/identity/index.ts';
import { mac, sameText, signingKey } from '../secrets.ts';
import { leaseOf } from './lease.ts';

const LONG_POLL_S = 25;
/** Longer than a poll and handling its updates take. */
const LEASE_MS = 90_000;
const OTHERS_LOOK_EVERY_MS = 10_000;
const AFTER_FAILURE_MS = 5_000;
/** Telegram's long poll waits by itself; a stand-in for it may answer at once. */
const AFTER_NOTHING_MS = 150;

export interface TelegramBot {
  /** Adds the webhook route; call it before the server listens. */
  register(app: FastifyInstance): void;
  stop(): Promise<void>;
}

const silent: TelegramBot = { register: () => undefined, stop: () => Promise.resolve() };

/** Receives updates for the bot: by webhook if configured, otherwise one process at a time polls Telegram. */
export function startTelegramBot(services: Services): TelegramBot {
  const { config, log } = services;
  const { telegram } = config;
  if (!telegram) return silent;
  const bot = createBot(services, telegram);
  const stopping = new AbortController();
  const { signal } = stopping;

  /** A failing update does not affect the others. */
  const handle = (update: Update) =>
    bot
      .handleUpdate(update)
      .catch((error: unknown) => log.warn({ failure: describeFailure(error) }, 'a Telegram update failed'));
  const failed = (error: unknown) => {
    if (!signal.aborted)
      log.warn({ failure: describeFailure(withoutToken(error)) }, 'Telegram cannot be reached');
  };

  if (telegram.webhookUrl !== undefined) {
    const secret = mac(signingKey(config, 'telegramHook'), telegram.botToken);
    const ready = announce(bot, telegram.webhookUrl, secret, signal, failed);
    return {
      register: (app) => receiveUpdates(app, secret, bot, handle),
      stop: async () => {
        stopping.abort();
        await ready;
      },
    };
  }
  const polling = poll(services, bot, handle, signal, failed);
  return {
    register: () => undefined,
    stop: async () => {
      stopping.abort();
      await polling;
    },
  };
}

/** URLs of the Bot API contain the token, and errors of fetch quote URLs. */
const withoutToken = (error: unknown): Error =>
  new Error(error instanceof Error ? error.message.replaceAll(/\/bot[^/\s]+/g, '/bot…') : typeof error);

const rest = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => undefined);

async function announce(
  bot: Bot,
  url: string,
  secret: string,
  signal: AbortSignal,
  failed: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await bot.init(signal as never);
      await bot.api.setWebhook(
        url,
        { secret_token: secret, allowed_updates: receivedUpdates },
        signal as never,
      );
      return;
    } catch (error) {
      failed(error);
      await rest(AFTER_FAILURE_MS, signal);
    }
  }
}

function receiveUpdates(
  app: FastifyInstance,
  secret: string,
  bot: Bot,
  handle: (update: Update) => Promise<unknown>,
): void {
  app.post('/hooks/telegram', async (request, reply) => {
    const given = request.headers['x-telegram-bot-api-secret-token'];
    if (typeof given !== 'string' || !sameText(given, secret)) throw new Problem('notFound');
    // Telegram repeats updates that were not answered.
    if (!bot.isInited()) throw new Problem('serviceUnavailable', { retryAfterSeconds: 5 });
    await handle(JSON.parse((request.body as Buffer).toString()) as Update);
    return reply.code(200).send();
  });
}

async function poll(
  services: Services,
  bot: Bot,
  handle: (update: Update) => Promise<unknown>,
  signal: AbortSignal,
  failed: (error: unknown) => void,
): Promise<void> {
  const lease = leaseOf(services, 'telegramBot');
  let offset = 0;
  let begun = false;
  while (!signal.aborted) {
    try {
      if (!(await lease.hold(LEASE_MS))) {
        await rest(OTHERS_LOOK_EVERY_MS, signal);
        continue;
      }
      if (!begun) {
        await bot.init(signal as never);
        await bot.api.deleteWebhook({}, signal as never);
        begun = true;
      }
      const updates = await bot.api.getUpdates(
        { offset, timeout: LONG_POLL_S, allowed_updates: receivedUpdates },
        signal as never,
      );
      for (const update of updates) {
        await handle(update);
        offset = update.update_id + 1;
      }
      if (!updates.length) await rest(AFTER_NOTHING_MS, signal);
    } catch (error) {
      failed(error);
      await rest(AFTER_FAILURE_MS, signal);
    }
  }
  await lease.release().catch(() => undefined);
}
