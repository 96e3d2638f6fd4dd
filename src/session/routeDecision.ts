import { redirects } from '#domain/routes.ts';

/** Outcome of startup: `left` = signed out on purpose, `offline` = no answer. */
export type Outcome = 'busy' | 'login' | 'left' | 'step' | 'stay' | 'offline';

export type RouteDecision = { show: 'splash' | 'screen' } | { goTo: string };

export interface Place {
  pathname: string;
  search?: string;
  hash?: string;
}

const login = '/auth/login';
const home = '/home';
const screen: RouteDecision = { show: 'screen' };

/** Sign-in screens, and a gate's screen with its own token, need no account. */
const needsNoStart = (pathname: string) => /^\/(auth|kiosk)\//.test(pathname);
const isStep = (pathname: string) => /^\/steps?\//.test(pathname);
/** Screens that work offline (product §7). */
const worksOffline = (pathname: string) =>
  pathname === home || pathname.startsWith('/qr-scan/attendance-check/');

/** What the outcome of startup means for a URL (spec section 2, startup routing). */
export function routeDecision(outcome: Outcome, place: Place): RouteDecision {
  const { pathname } = place;
  if (needsNoStart(pathname) || outcome === 'stay') return screen;
  if (outcome === 'busy') return { show: 'splash' };
  if (outcome === 'step') return isStep(pathname) ? screen : { goTo: '/step/continue' };
  if (outcome === 'offline' && worksOffline(pathname)) return screen;
  return { goTo: outcome === 'left' ? login : loginFor(place) };
}

/** The requested screen is kept as `?next=` while signing in; redirects are resolved first. */
function loginFor({ pathname, search = '', hash = '' }: Place): string {
  const wanted = redirects.find(({ from }) => from === pathname)?.to ?? pathname + search + hash;
  return wanted === home ? login : `${login}?next=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: `?next=` if it is a path of this app, otherwise home. */
export function nextOf(params: string): Required<Place> {
  const wanted = new URLSearchParams(params).get('next') ?? home;
  const url = wanted.startsWith('/') ? resolveInApp(wanted) : undefined;
  if (!url || /^\/(auth|\/)/.test(url.pathname)) return { pathname: home, search: '', hash: '' };
  const { pathname, search, hash } = url;
  return { pathname, search, hash };
}

/** Resolved against a made-up origin: whatever leaves it, such as `//host` or `/\host`, is not a path of this app. */
function resolveInApp(path: string): URL | undefined {
  const base = 'https://davomat.invalid';
  try {
    const url = new URL(path, base);
    return url.origin === base ? url : undefined;
  } catch {
    return undefined;
  }
}
