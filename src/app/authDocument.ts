import { signInOptions } from '../runtime/signInOptions.ts';

const isAuth = (pathname: string) => /^\/auth(\/|$)/.test(pathname);

/** URL from which this document was loaded, wherever the app has navigated since. */
const readLoadedPath = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
};

/**
 * Providers are only allowed in documents under /auth, and a content security policy stays with its document:
 * navigating there from elsewhere reloads the page. Not needed when no provider is configured.
 */
export const needsOwnDocument = (goTo: string): boolean =>
  signInOptions !== null && isAuth(goTo.split(/[?#]/)[0] ?? '') && !isAuth(readLoadedPath());
