/** Caches of the app's versions, newest last; used by the page and the service worker. */
export const shellPrefix = 'davomat-shell-';

const wordsCache = 'davomat-words';
const languageKey = '/language';

/** The service worker cannot read local storage: the page leaves the language here. */
export async function leaveLanguage(language: string): Promise<void> {
  await (await caches.open(wordsCache)).put(languageKey, new Response(language));
}

export async function leftLanguage(): Promise<string | undefined> {
  return (await (await caches.open(wordsCache)).match(languageKey))?.text();
}
