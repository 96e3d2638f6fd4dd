/** The web app's part of the Firebase project, as server/http/shell.ts writes it into the page. None of it is secret. */
export interface PushOptions {
  apiKey: string;
  projectId: string;
  messagingSenderId: string;
  appId: string;
  /** The public half of the key pair that push messages are signed with. */
  vapidKey: string;
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="push-options"]');

/** null where the server sends no push messages: then nothing of Firebase is ever loaded. */
export const pushOptions: PushOptions | null = meta && (JSON.parse(meta.content) as PushOptions);
