import { fromPromise } from 'xstate';
import type { GoogleGrant, PopupFailure } from '#machines/flows/auth/googleSignIn/googleSignInMachine.ts';
import type { ProviderOutcome } from '#machines/support/providerOutcome.ts';
import { publicApi } from '#src/api/publicClient.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { describeDevice } from '#src/runtime/device.ts';
import { newId } from '#src/runtime/newId.ts';
import { signInOptions } from '#src/runtime/signInOptions.ts';
import { loadScript } from './loadScript.ts';
import { acceptAnswer } from './signInByProvider.ts';

interface GoogleAnswer {
  code?: string;
  access_token?: string;
  state?: string;
  error?: string;
}

/** The part of Google Identity Services that is used here. */
interface GoogleClientConfig {
  client_id: string;
  scope: string;
  state: string;
  nonce: string;
  callback: (answer: GoogleAnswer) => void;
  error_callback: (failure: { type: string }) => void;
}
interface GoogleScript {
  accounts: {
    oauth2: {
      initCodeClient(config: GoogleClientConfig & { ux_mode: 'popup' }): { requestCode(): void };
      initTokenClient(config: GoogleClientConfig): { requestAccessToken(): void };
    };
  };
}

const script = () => (window as { google?: GoogleScript }).google?.accounts.oauth2;
const options = () => {
  if (!signInOptions?.google) throw new Error('Google is not offered here');
  return signInOptions.google;
};

class PopupClosed extends Error implements PopupFailure {
  readonly popup: PopupFailure['popup'];
  constructor(popup: PopupFailure['popup']) {
    super(`the popup was ${popup}`);
    this.popup = popup;
  }
}

export const loadGoogle = fromPromise<void, void>(async ({ signal }) => {
  if (!script()) await loadScript(options().scriptUrl, signal);
  if (!script()) throw new Error('the script is there, Google is not');
});

export const askGoogle = fromPromise<GoogleGrant, void>(
  () =>
    new Promise((resolve, reject) => {
      const { clientId, gives } = options();
      const [state, nonce] = [newId(), newId()];
      const config: GoogleClientConfig = {
        client_id: clientId,
        scope: 'openid email profile',
        state,
        nonce,
        callback: (answer) => {
          const value = gives === 'code' ? answer.code : answer.access_token;
          // A response with a foreign state, or the person declined.
          if (value === undefined || (answer.state ?? state) !== state) reject(new PopupClosed('closed'));
          else resolve({ gives, value, nonce });
        },
        error_callback: ({ type }) => {
          reject(new PopupClosed(type === 'popup_failed_to_open' ? 'blocked' : 'closed'));
        },
      };
      if (gives === 'code')
        script()
          ?.initCodeClient({ ...config, ux_mode: 'popup' })
          .requestCode();
      else script()?.initTokenClient(config).requestAccessToken();
    }),
);

export const signInWithGoogle = fromPromise<ProviderOutcome, GoogleGrant>(async ({ input, signal }) => {
  const proof =
    input.gives === 'code' ? { code: input.value, nonce: input.nonce } : { accessToken: input.value };
  const body = { ...proof, device: describeDevice() };
  return acceptAnswer(await unwrap(publicApi.POST('/auth/google', { body, signal })));
});
