import { signInOptions } from '../runtime/signInOptions.ts';

const isAuth = (pathname: string) => /^\/auth(\/|$)/.test(pathname);

/** Address that this document was loaded from, wherever the app has gone since. */
const loadedFrom = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
};

/**
 * Providers are let into documents under /auth alone, and a policy stays with its document: who is led there from elsewhere
 * loads the page anew. Where no provider is configured nobody does.
 */
export const needsOwnDocument = (goTo: string): boolean =>
  signInOptions !== null && isAuth(goTo.split(/[?#]/)[0] ?? '') && !isAuth(loadedFrom());
