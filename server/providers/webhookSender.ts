import { postToGateway } from './gateway.ts';
import type { OtpSender } from './otpMessage.ts';

/** Posts {id, recipient, text, code} to a URL of the operator, who sends it by any gateway. */
export const webhookSender = ({ url, token }: { url: string; token: string | undefined }): OtpSender => ({
  keepsText: false,
  async send({ id, recipient, text, code }, signal) {
    const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const { status } = await postToGateway(
      url,
      { id, recipient, text, code },
      { 'idempotency-key': id, ...authorization },
      signal,
    );
    if (status < 200 || status > 299) throw new Error(`The webhook of one-time codes answered ${status}`);
  },
});
