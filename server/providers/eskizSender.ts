import { CannotReach, isRefused, postToGateway, valueAt, type GatewayAnswer } from './gateway.ts';
import type { OtpMessage, OtpSender } from './otpMessage.ts';

interface Account {
  url: string;
  email: string;
  password: string;
  from: string;
}

/**
 * Eskiz (notify.eskiz.uz). Its token is valid for about a month and kept until it answers 401; concurrent sends share
 * one sign-in. It has no field for our id: after a crash between its answer and our record of it, the same code is
 * sent twice.
 */
export function eskizSender({ url, email, password, from }: Account): OtpSender {
  let token: Promise<string> | undefined;

  async function signIn(signal: AbortSignal): Promise<string> {
    const { status, json } = await postToGateway(`${url}/auth/login`, { email, password }, {}, signal);
    const given = valueAt(json, 'data', 'token');
    if (status !== 200 || typeof given !== 'string' || !given)
      throw new Error(`Eskiz gave no token, it answered ${status}`);
    return given;
  }

  function currentToken(signal: AbortSignal): Promise<string> {
    token ??= signIn(signal).catch((error: unknown) => {
      token = undefined;
      throw error;
    });
    return token;
  }

  async function post({ recipient, text }: OtpMessage, bearer: string, signal: AbortSignal) {
    const body = { mobile_phone: recipient, message: text, from };
    return postToGateway(`${url}/message/sms/send`, body, { authorization: `Bearer ${bearer}` }, signal);
  }

  async function postSignedIn(message: OtpMessage, signal: AbortSignal): Promise<GatewayAnswer> {
    const held = currentToken(signal);
    const answer = await post(message, await held, signal);
    if (answer.status !== 401) return answer;
    // Another message may have renewed it already.
    if (token === held) token = undefined;
    return post(message, await currentToken(signal), signal);
  }

  return {
    keepsText: false,
    async send(message, signal) {
      const answer = await postSignedIn(message, signal);
      if (isRefused(answer)) throw new CannotReach(`Eskiz refused a message: ${answer.status}`);
      const id = valueAt(answer.json, 'id');
      if (answer.status !== 200 || id === undefined || valueAt(answer.json, 'status') === 'error')
        throw new Error(`Eskiz took no message, it answered ${answer.status}`);
    },
  };
}
