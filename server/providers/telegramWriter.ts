import { Api, GrammyError } from 'grammy';
import type { TelegramConfig } from '../providerConfig.ts';
import { CannotReach } from './gateway.ts';
import { TryLater } from './pushSender.ts';

export interface TelegramWriter {
  /**
   * To a person's private chat with the bot. Throws CannotReach when they blocked it, TryLater when asked to wait.
   */
  write(userId: string, text: string, signal: AbortSignal): Promise<void>;
}

/** Errors of fetch quote the URL, which contains the token, so they are replaced. */
export function telegramWriter({ botToken, apiRoot }: TelegramConfig): TelegramWriter {
  const api = new Api(botToken, { apiRoot });
  return {
    async write(userId, text, signal) {
      try {
        // Its types know an older AbortSignal.
        await api.sendMessage(Number(userId), text, {}, signal as never);
      } catch (error) {
        if (!(error instanceof GrammyError)) throw new Error('Telegram cannot be reached');
        const said = `Telegram answered ${error.error_code}`;
        const seconds = error.parameters.retry_after;
        if (error.error_code === 429 || error.error_code >= 500)
          throw new TryLater(said, seconds === undefined ? undefined : seconds * 1000);
        throw new CannotReach(said);
      }
    },
  };
}
