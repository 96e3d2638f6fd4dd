/** What the server has configured, as server/http/shell.ts writes it into the page. */
export interface SignInOptions {
  google?: { clientId: string; scriptUrl: string; gives: 'code' | 'accessToken' };
  telegram?: { botName: string; widgetUrl: string };
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="sign-in-options"]');

/** Ways in besides the phone; null where there are none. */
export const signInOptions: SignInOptions | null = meta && (JSON.parse(meta.content) as SignInOptions);
