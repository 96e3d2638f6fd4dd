/**
 * The web app's part of the Firebase project, written into the page by server/http/shell.ts. Nothing in it is secret.
 */
export interface PushOptions {
  apiKey: string;
  projectId: string;
  messagingSenderId: string;
  appId: string;
  /** Public half of the key pair that push messages are signed with. */
  vapidKey: string;
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="push-options"]');

/** null when the server sends no push messages: then no Firebase code is loaded. */
export const pushOptions: PushOptions | null = meta && (JSON.parse(meta.content) as PushOptions);
