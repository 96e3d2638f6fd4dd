import { CannotReach, isRefused, postToGateway, valueAt } from './gateway.ts';
import type { OtpSender } from './otpMessage.ts';

interface Account {
  url: string;
  login: string;
  password: string;
  originator: string;
}

const RECEIVED = 'Request is received';

/** PlayMobile (send.smsxabar.uz). It receives the message's id, so it recognises a repeat. */
export function playmobileSender({ url, login, password, originator }: Account): OtpSender {
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  return {
    keepsText: false,
    async send({ id, recipient, text }, signal) {
      const message = { recipient, 'message-id': id, sms: { originator, content: { text } } };
      const answer = await postToGateway(url, { messages: [message] }, { authorization }, signal);
      if (isRefused(answer)) {
        const code = valueAt(answer.json, 'error-code');
        throw new CannotReach(`PlayMobile refused a message: ${answer.status}, error ${String(code)}`);
      }
      if (answer.status !== 200 || answer.text.trim().replaceAll('"', '') !== RECEIVED)
        throw new Error(`PlayMobile took no message, it answered ${answer.status}`);
    },
  };
}
