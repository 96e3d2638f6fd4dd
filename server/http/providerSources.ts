import type { Config } from '../config.ts';

/** Hosts that a provider needs, as sources of a content security policy (`https://host`). */
export interface ProviderSources {
  scripts: readonly string[];
  styles: readonly string[];
  frames: readonly string[];
  pictures: readonly string[];
  connections: readonly string[];
  /** Who may frame our sign-in pages. */
  framedBy: readonly string[];
  /** A popup must be able to answer the page that opened it. */
  popups: boolean;
}

const TELEGRAM = 'https://telegram.org';
/** The login widget's button is a frame of this host. */
const TELEGRAM_LOGIN = 'https://oauth.telegram.org';
/** Mini apps are frames in Telegram's web clients. */
const TELEGRAM_CLIENTS = 'https://*.telegram.org';

const frameOf = (origin: string) => (origin === TELEGRAM ? TELEGRAM_LOGIN : origin);

/**
 * What the configured providers need under /auth; undefined when there are none. A policy belongs to its document:
 * navigating to /auth within the app would keep the strict one, so src/app/authDocument.ts reloads the page.
 */
export function providerSources({
  google,
  telegram,
}: Pick<Config, 'google' | 'telegram'>): ProviderSources | undefined {
  if (!google && !telegram) return undefined;
  const ofGoogle = google ? [new URL(google.scriptUrl).origin] : [];
  const ofTelegram = telegram ? [new URL(telegram.widgetUrl).origin] : [];
  return {
    scripts: [...ofGoogle, ...ofTelegram],
    styles: ofGoogle,
    frames: [...ofGoogle, ...ofTelegram.map(frameOf)],
    pictures: [],
    connections: ofGoogle,
    framedBy: telegram ? [TELEGRAM_CLIENTS] : [],
    popups: google !== undefined,
  };
}
