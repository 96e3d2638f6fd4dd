import { fromPromise } from 'xstate';
import type { TelegramData } from '#machines/flows/auth/telegramLogin/telegramLoginMachine.ts';
import type {
  BotAnswer,
  BotSignIn,
} from '#machines/flows/auth/telegramBotSignIn/telegramBotSignInMachine.ts';
import type { ProviderOutcome } from '#machines/support/providerOutcome.ts';
import { publicApi } from '#src/api/publicClient.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { describeDevice } from '#src/runtime/device.ts';
import { signInOptions } from '#src/runtime/signInOptions.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { loadScript } from './loadScript.ts';
import { acceptAnswer } from './signInByProvider.ts';

/** Where the widget places its button. */
export const widgetPlace = 'telegram-widget';

const widgetFields = ['id', 'first_name', 'last_name', 'username', 'photo_url', 'auth_date', 'hash'];

/** Data that Telegram signed and put into the URL: after `#` for a mini app, after `?` for the widget. */
export function telegramDataIn({ search, hash }: { search: string; hash: string }): TelegramData | null {
  const miniApp = new URLSearchParams(hash.slice(1)).get('tgWebAppData');
  if (miniApp) return { from: 'miniApp', data: miniApp };
  const given = new URLSearchParams(search);
  if (!given.has('hash')) return null;
  const signed = [...given].filter(([name]) => widgetFields.includes(name));
  return { from: 'widget', data: new URLSearchParams(signed).toString() };
}

/** The URL of this page without earlier signed data. */
function buildReturnUrl(): string {
  const next = new URLSearchParams(location.search).get('next');
  return `${location.origin}${location.pathname}${next === null ? '' : `?${new URLSearchParams({ next })}`}`;
}

/**
 * The widget redirects to a URL (`data-auth-url`): its other mode evaluates text, which our content security policy
 * forbids.
 */
export const loadWidget = fromPromise<void, void>(async ({ signal }) => {
  const place = document.getElementById(widgetPlace);
  const { telegram } = signInOptions ?? {};
  if (!place || !telegram) throw new Error('nowhere to put the widget');
  place.replaceChildren();
  await loadScript(telegram.widgetUrl, signal, place, (script) => {
    script.dataset['telegramLogin'] = telegram.botName;
    script.dataset['size'] = 'large';
    script.dataset['authUrl'] = buildReturnUrl();
  });
  // Telegram does not give its frame an accessible name.
  for (const frame of place.getElementsByTagName('iframe')) frame.title = 'Telegram';
});

export const signInWithTelegram = fromPromise<ProviderOutcome, TelegramData>(async ({ input, signal }) => {
  const body = { ...input, device: describeDevice() };
  return acceptAnswer(await unwrap(publicApi.POST('/auth/telegram', { body, signal })));
});

export const startSignIn = fromPromise<BotSignIn, void>(({ signal }) =>
  unwrap(
    publicApi.POST('/auth/telegram-bot', {
      body: { device: describeDevice(), language: currentLanguage() },
      signal,
    }),
  ),
);

export const askSignIn = fromPromise<BotAnswer, { signInId: string }>(async ({ input, signal }) => {
  const { status, tokens, challenge, ticket } = await unwrap(
    publicApi.POST('/auth/telegram-bot/{signInId}', {
      params: { path: { signInId: input.signInId } },
      body: { device: describeDevice() },
      signal,
    }),
  );
  const outcome = tokens ?? challenge ?? ticket;
  if (outcome) return acceptAnswer(outcome);
  if (status === 'signedIn' || status === 'codeAsked' || status === 'unlinked')
    throw new Error(`${status} without what it bears`);
  return { kind: status };
});
