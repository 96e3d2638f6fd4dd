import { CannotReach, isRefused, postToGateway, valueAt, type GatewayAnswer } from './gateway.ts';
import type { OtpMessage, OtpSender } from './otpSender.ts';

interface Account {
  url: string;
  email: string;
  password: string;
  from: string;
}

/**
 * Eskiz (notify.eskiz.uz). Its token is good for about a month and kept until it answers 401; who needs one at the same
 * moment waits for the same sign-in. It knows no id of ours: when we die between its answer and our mark, the same code
 * goes out twice.
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
    // Another message may have changed it already.
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
