import type { OtpSender } from './otpMessage.ts';
import type { Config } from '../config.ts';
import type { OtpSettings } from '../otpConfig.ts';
import { eskizSender } from './eskizSender.ts';
import { CannotReach } from './gateway.ts';
import { outboxSender } from './outboxSender.ts';
import { playmobileSender } from './playmobileSender.ts';
import { telegramSender } from './telegramSender.ts';
import { webhookSender } from './webhookSender.ts';

function senderOf(settings: OtpSettings, printing: boolean): OtpSender {
  switch (settings.sender) {
    case 'outbox':
      return outboxSender(printing);
    case 'webhook':
      return webhookSender(settings);
    case 'eskiz':
      return eskizSender(settings);
    case 'playmobile':
      return playmobileSender(settings);
    case 'telegram':
      return telegramSender(settings);
  }
}

/**
 * Combines several senders: the next is tried when one cannot reach the phone (no Telegram: SMS). A code that is
 * requested again starts with the last sender, because the first one's did not arrive.
 */
export const firstThatReaches = (senders: readonly OtpSender[]): OtpSender => ({
  keepsText: senders.some(({ keepsText }) => keepsText),
  async send(message, signal) {
    let cannot: unknown;
    for (const sender of message.again ? senders.toReversed() : senders) {
      try {
        return await sender.send(message, signal);
      } catch (error) {
        if (!(error instanceof CannotReach)) throw error;
        cannot = error;
      }
    }
    throw cannot;
  },
});

export function createOtpSender({ otp, logLevel }: Pick<Config, 'otp' | 'logLevel'>): OtpSender {
  return firstThatReaches(otp.map((settings) => senderOf(settings, logLevel !== 'silent')));
}
