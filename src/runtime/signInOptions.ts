/** What the server has configured, written into the page by server/http/shell.ts. */
export interface SignInOptions {
  google?: { clientId: string; scriptUrl: string; gives: 'code' | 'accessToken' };
  telegram?: { botName: string; widgetUrl: string };
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="sign-in-options"]');

/** Ways to sign in besides the phone; null where there are none. */
export const signInOptions: SignInOptions | null = meta && (JSON.parse(meta.content) as SignInOptions);
