import type { VariableName } from './configVariables.ts';

export type OtpSettings =
  | { sender: 'outbox' }
  | { sender: 'webhook'; url: string; token: string | undefined }
  | { sender: 'eskiz'; url: string; email: string; password: string; from: string }
  | { sender: 'playmobile'; url: string; login: string; password: string; originator: string }
  | { sender: 'telegram'; url: string; token: string };

/** OTP_SENDER and what each of its senders needs; adds a line to `wrong` for each missing variable. */
export function readOtpSettings(
  value: (name: VariableName) => string | undefined,
  production: boolean,
  wrong: string[],
): OtpSettings[] {
  const webhook = value('OTP_WEBHOOK_URL');
  const names = (value('OTP_SENDER') ?? (webhook ? 'webhook' : 'outbox')).split(',');
  if (production && names.includes('outbox'))
    wrong.push('OTP_SENDER: production needs a sender of one-time codes (the outbox shows them to anyone)');

  const settings = (sender: string): OtpSettings => {
    const needed = (name: VariableName) => {
      const given = value(name);
      if (!given) wrong.push(`${name}: the sender ${sender} needs it`);
      return given ?? '';
    };
    if (sender === 'webhook')
      return { sender, url: needed('OTP_WEBHOOK_URL'), token: value('OTP_WEBHOOK_TOKEN') };
    if (sender === 'eskiz')
      return {
        sender,
        url: needed('ESKIZ_URL'),
        email: needed('ESKIZ_EMAIL'),
        password: needed('ESKIZ_PASSWORD'),
        from: needed('ESKIZ_FROM'),
      };
    if (sender === 'playmobile')
      return {
        sender,
        url: needed('PLAYMOBILE_URL'),
        login: needed('PLAYMOBILE_LOGIN'),
        password: needed('PLAYMOBILE_PASSWORD'),
        originator: needed('PLAYMOBILE_ORIGINATOR'),
      };
    if (sender === 'telegram')
      return { sender, url: needed('TELEGRAM_GATEWAY_URL'), token: needed('TELEGRAM_GATEWAY_TOKEN') };
    return { sender: 'outbox' };
  };
  return names.map(settings);
}
