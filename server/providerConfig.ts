import type { VariableName } from './configVariables.ts';

export interface GoogleConfig {
  clientId: string;
  /** Without it the popup gives an access token instead of a code. */
  clientSecret: string | undefined;
  issuer: string;
  /** Google's loader; the page's policy allows scripts of its host. */
  scriptUrl: string;
  tokenInfoUrl: string;
  /** The redirect URI of the popup's code: Google's own popups use `postmessage`. */
  redirectUri: string;
}

export interface TelegramConfig {
  botToken: string;
  botName: string;
  apiRoot: string;
  widgetUrl: string;
  /** Telegram calls this URL; without it the bot polls. */
  webhookUrl: string | undefined;
}

type Read = (name: VariableName) => string | undefined;

/** Undefined: the provider is not offered. `refuse` collects errors. */
export function readGoogle(value: Read, refuse: (line: string) => void): GoogleConfig | undefined {
  const clientId = value('GOOGLE_CLIENT_ID');
  const clientSecret = value('GOOGLE_CLIENT_SECRET');
  if (clientId === undefined) {
    if (clientSecret !== undefined) refuse('GOOGLE_CLIENT_SECRET: means nothing without GOOGLE_CLIENT_ID');
    return undefined;
  }
  return {
    clientId,
    clientSecret,
    issuer: value('GOOGLE_ISSUER') ?? '',
    scriptUrl: value('GOOGLE_SCRIPT_URL') ?? '',
    tokenInfoUrl: value('GOOGLE_TOKENINFO_URL') ?? '',
    redirectUri: value('GOOGLE_REDIRECT_URI') ?? '',
  };
}

export function readTelegram(value: Read, refuse: (line: string) => void): TelegramConfig | undefined {
  const botToken = value('TELEGRAM_BOT_TOKEN');
  const botName = value('TELEGRAM_BOT_NAME');
  if ((botToken === undefined) !== (botName === undefined))
    refuse('TELEGRAM_BOT_TOKEN: goes together with TELEGRAM_BOT_NAME');
  if (botToken === undefined || botName === undefined) return undefined;
  return {
    botToken,
    botName,
    apiRoot: value('TELEGRAM_API_ROOT') ?? '',
    widgetUrl: value('TELEGRAM_WIDGET_URL') ?? '',
    webhookUrl: value('TELEGRAM_WEBHOOK_URL'),
  };
}
