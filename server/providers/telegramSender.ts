import { CannotReach, postToGateway, valueAt } from './gateway.ts';
import type { OtpSender } from './otpMessage.ts';

/** Seconds within which Telegram delivers or charges nothing: as long as the code is valid. */
const TTL = 120;

/**
 * Telegram Gateway (gatewayapi.telegram.org), which sends the code from its own verified chat in its own words. It answers
 * 200 with `ok: false` for what it will not do: a number without Telegram, an empty balance.
 */
export function telegramSender({ url, token }: { url: string; token: string }): OtpSender {
  return {
    keepsText: false,
    async send({ id, recipient, code }, signal) {
      if (code === '') throw new CannotReach('Telegram Gateway sends nothing but codes');
      const body = { phone_number: `+${recipient}`, code, ttl: TTL, payload: id };
      const headers = { authorization: `Bearer ${token}` };
      const { status, json } = await postToGateway(`${url}/sendVerificationMessage`, body, headers, signal);
      if (valueAt(json, 'ok') === true && typeof valueAt(json, 'result', 'request_id') === 'string') return;
      const error = valueAt(json, 'error');
      if (valueAt(json, 'ok') === false && !/^FLOOD_WAIT/.test(String(error)))
        throw new CannotReach(`Telegram will not send a code: ${String(error)}`);
      throw new Error(`Telegram took no code, it answered ${status}`);
    },
  };
}
