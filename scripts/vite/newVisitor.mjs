/**
 * The little of a browser that the app's modules use when they load, for rendering the sign-in screen in Node. It is
 * the browser of a new visitor: nothing is stored, and nothing ever happens in it.
 */
const never = () => undefined;
const stored = new Map();
const storage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
};

Object.assign(globalThis, {
  window: globalThis,
  localStorage: storage,
  sessionStorage: storage,
  location: new URL('http://localhost/auth/login'),
  matchMedia: () => ({ matches: false, addEventListener: never }),
  addEventListener: never,
  removeEventListener: never,
  document: { documentElement: {}, querySelector: () => null, addEventListener: never },
});
