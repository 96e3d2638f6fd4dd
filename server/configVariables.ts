interface Variable {
  default: string | undefined;
  accepts: RegExp;
  /** For the message when it is refused, and for docs/configuration.md. */
  expected: string;
  meaning: string;
}

/** Every environment variable the server reads; docs/configuration.md shows this table and a test compares them. */
export const variables = {
  NODE_ENV: {
    default: 'development',
    accepts: /^(development|production|test)$/,
    expected: 'development or production',
    meaning: 'production turns off sample data, development pages, the settable clock and the built-in keys',
  },
  PORT: {
    default: '3000',
    accepts: /^(0|[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/,
    expected: 'a port from 0 (any free one) to 65535',
    meaning: 'where app and API listen',
  },
  HOST: {
    default: undefined,
    accepts: /^[\w.:-]+$/,
    expected: 'an address or host name',
    meaning: 'where to listen; 127.0.0.1 in development, 0.0.0.0 (every IPv4 address) in production',
  },
  DATA_DIR: {
    default: '.data',
    accepts: /./,
    expected: 'a folder',
    meaning: 'folder of the embedded database; `memory` keeps it in memory only',
  },
  DATABASE_URL: {
    default: undefined,
    accepts: /^postgres(ql)?:\/\//,
    expected: 'postgresql://…',
    meaning: 'a PostgreSQL (15 or later) instead of the embedded database',
  },
  ALLOW_EMBEDDED: {
    default: undefined,
    accepts: /^[01]$/,
    expected: '0 or 1',
    meaning: '1 lets production run on the embedded database',
  },
  SECRET_KEY: {
    default: undefined,
    accepts: /^[0-9a-f]{64,}$/i,
    expected: 'at least 64 hexadecimal digits',
    meaning: 'signs tokens and codes; changing it signs everybody out. Required in production',
  },
  DATA_KEY: {
    default: undefined,
    accepts: /^[0-9a-f]{64,}$/i,
    expected: 'at least 64 hexadecimal digits',
    meaning:
      'encrypts cards and gate secrets at rest; keep it as long as the database. Required in production',
  },
  CLOCK_AT: {
    default: undefined,
    accepts: /./,
    expected: 'a date-time such as 2026-11-18T08:50:00+05:00',
    meaning: 'development: the clock’s time at start; it runs on from there',
  },
  DEMO: {
    default: undefined,
    accepts: /^[01]$/,
    expected: '0 or 1',
    meaning:
      'development: 1 fills an empty database with a company that has months behind it, and shows a bar on every screen that moves its clock. `npm run demo` sets it',
  },
  LOG_LEVEL: {
    default: 'info',
    accepts: /^(fatal|error|warn|info|debug|trace|silent)$/,
    expected: 'fatal, error, warn, info, debug, trace or silent',
    meaning: 'least severe level that is logged',
  },
  TRUST_PROXY: {
    default: undefined,
    accepts: /^[01]$/,
    expected: '0 or 1',
    meaning:
      '1 behind exactly one proxy of your own: limits per address use the entry it appends to X-Forwarded-For',
  },
  OTP_SENDER: {
    default: undefined,
    accepts: /^(outbox|webhook|eskiz|playmobile|telegram)(,(outbox|webhook|eskiz|playmobile|telegram))*$/,
    expected: 'outbox, webhook, eskiz, playmobile, telegram, or several with commas',
    meaning:
      'how one-time codes are sent. With several, the next is tried when one cannot reach a phone, and the last one goes first when a code is requested again. Default: webhook if OTP_WEBHOOK_URL is set, else outbox, which production refuses',
  },
  OTP_DOMAIN: {
    default: undefined,
    accepts: /^[a-z0-9.-]+$/,
    expected: 'a host name',
    meaning:
      'the app’s host, named in the last line of a message so that its page can fill in the code (WebOTP)',
  },
  PUBLIC_URL: {
    default: undefined,
    accepts: /^https?:\/\//,
    expected: 'http(s)://…',
    meaning:
      'where people open the app, for the link in a message to somebody who was hired. Default: https:// and OTP_DOMAIN, in development this server; with neither no such message is sent',
  },
  OTP_WEBHOOK_URL: {
    default: undefined,
    accepts: /^https?:\/\//,
    expected: 'http(s)://…',
    meaning: 'webhook: codes are posted here as {id, recipient, text, code}',
  },
  OTP_WEBHOOK_TOKEN: {
    default: undefined,
    accepts: /./,
    expected: 'any text',
    meaning: 'webhook: its bearer token',
  },
  ESKIZ_EMAIL: {
    default: undefined,
    accepts: /@/,
    expected: 'an e-mail address',
    meaning: 'eskiz: the account',
  },
  ESKIZ_PASSWORD: {
    default: undefined,
    accepts: /./,
    expected: 'any text',
    meaning: 'eskiz: its password',
  },
  ESKIZ_FROM: {
    default: '4546',
    accepts: /^[\w -]{1,20}$/,
    expected: 'a sender’s name or number',
    meaning: 'eskiz: the sender of the message, as agreed with Eskiz',
  },
  ESKIZ_URL: {
    default: 'https://notify.eskiz.uz/api',
    accepts: /^https?:\/\//,
    expected: 'http(s)://…',
    meaning: 'eskiz: its API',
  },
  PLAYMOBILE_LOGIN: {
    default: undefined,
    accepts: /./,
    expected: 'any text',
    meaning: 'playmobile: the account',
  },
  PLAYMOBILE_PASSWORD: {
    default: undefined,
    accepts: /./,
    expected: 'any text',
    meaning: 'playmobile: its password',
  },
  PLAYMOBILE_ORIGINATOR: {
    default: undefined,
    accepts: /^[\w -]{1,20}$/,
    expected: 'a sender’s name or number',
    meaning: 'playmobile: the sender of the message, as agreed with PlayMobile',
  },
  REPORT_MEGABYTES: {
    default: '1000',
    accepts: /^[1-9]\d{0,6}$/,
    expected: 'megabytes from 1 to 9999999',
    meaning:
      'how much of files of reports one company keeps; beyond it the oldest are removed before their 30 days are over, those that were fetched first',
  },
  MULTICARD_URL: {
    default: 'https://mesh.multicard.uz',
    accepts: /^https?:\/\/[^\s]+[^\s/]$/,
    expected: 'http(s)://… without a slash at the end',
    meaning: 'the payout provider Multicard: its API; companies give their own keys in the settings',
  },
  PLAYMOBILE_URL: {
    default: 'https://send.smsxabar.uz/broker-api/send',
    accepts: /^https?:\/\//,
    expected: 'http(s)://…',
    meaning: 'playmobile: its API',
  },
  TELEGRAM_GATEWAY_TOKEN: {
    default: undefined,
    accepts: /./,
    expected: 'any text',
    meaning: 'telegram: the access token of the Telegram Gateway account',
  },
  TELEGRAM_GATEWAY_URL: {
    default: 'https://gatewayapi.telegram.org',
    accepts: /^https?:\/\//,
    expected: 'http(s)://…',
    meaning: 'telegram: its API',
  },
  GOOGLE_CLIENT_ID: {
    default: undefined,
    accepts: /^[\w.:-]+$/,
    expected: 'a client id',
    meaning: 'turns on sign-in with Google',
  },
  GOOGLE_CLIENT_SECRET: {
    default: undefined,
    accepts: /./,
    expected: 'any text',
    meaning:
      'to exchange the authorization code of Google’s popup; without it the popup gives an access token',
  },
  GOOGLE_ISSUER: {
    default: 'https://accounts.google.com',
    accepts: /^https?:\/\//,
    expected: 'http(s)://…',
    meaning: 'the issuer of ID tokens; its discovery document names the other addresses',
  },
  GOOGLE_SCRIPT_URL: {
    default: 'https://accounts.google.com/gsi/client',
    accepts: /^https?:\/\//,
    expected: 'http(s)://…',
    meaning: 'the script that opens the popup; the pages under /auth allow scripts of its host only',
  },
  GOOGLE_TOKENINFO_URL: {
    default: 'https://oauth2.googleapis.com/tokeninfo',
    accepts: /^https?:\/\//,
    expected: 'http(s)://…',
    meaning: 'tells for which client an access token was issued',
  },
  GOOGLE_REDIRECT_URI: {
    default: 'postmessage',
    accepts: /./,
    expected: 'what the popup was opened with',
    meaning: 'sent along when a code is exchanged',
  },
  TELEGRAM_BOT_TOKEN: {
    default: undefined,
    accepts: /^\d+:[\w-]{10,}$/,
    expected: 'what BotFather gave, digits:letters',
    meaning: 'turns on sign-in with Telegram; needs TELEGRAM_BOT_NAME',
  },
  TELEGRAM_BOT_NAME: {
    default: undefined,
    accepts: /^\w{5,32}$/,
    expected: 'a name without @',
    meaning: 'the bot’s name, for links to it',
  },
  TELEGRAM_API_ROOT: {
    default: 'https://api.telegram.org',
    accepts: /^https?:\/\//,
    expected: 'http(s)://…',
    meaning: 'the Bot API',
  },
  TELEGRAM_WIDGET_URL: {
    default: 'https://telegram.org/js/telegram-widget.js?22',
    accepts: /^https?:\/\//,
    expected: 'http(s)://…',
    meaning: 'the login widget; the pages under /auth allow scripts of its host only',
  },
  TELEGRAM_WEBHOOK_URL: {
    default: undefined,
    accepts: /^https:\/\/.+\/hooks\/telegram$/,
    expected: 'https://…/hooks/telegram',
    meaning: 'where Telegram calls the bot; without it one process at a time polls Telegram',
  },
  FIREBASE_SERVICE_ACCOUNT: {
    default: undefined,
    accepts: /./,
    expected: 'the key file of a service account, or its path',
    meaning: 'turns on pushes by Firebase Cloud Messaging; needs the four variables below',
  },
  FIREBASE_API_KEY: {
    default: undefined,
    accepts: /^[\w-]+$/,
    expected: 'apiKey of the web app',
    meaning: 'the app registers for pushes with it; public, like the three below',
  },
  FIREBASE_APP_ID: {
    default: undefined,
    accepts: /^[\w:-]+$/,
    expected: 'appId of the web app',
    meaning: 'of the same app',
  },
  FIREBASE_SENDER_ID: {
    default: undefined,
    accepts: /^\d+$/,
    expected: 'messagingSenderId of the web app',
    meaning: 'of the same app',
  },
  FIREBASE_VAPID_KEY: {
    default: undefined,
    accepts: /^[\w-]+$/,
    expected: 'a public key',
    meaning: 'of the project’s web push certificate',
  },
  FCM_URL: {
    default: 'https://fcm.googleapis.com',
    accepts: /^https?:\/\//,
    expected: 'http(s)://…',
    meaning: 'the sending API',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;
