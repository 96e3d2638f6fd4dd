import { describe, expect, it } from 'vitest';
import { ownScreens, redirects, screens } from './routes.ts';

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

describe('routes', () => {
  it('send every redirect to a screen, never to another redirect or itself', () => {
    for (const { to } of redirects) {
      const path = to.split('#')[0] ?? '';
      expect(screens.some((screen) => matches(screen, path))).toBe(true);
      expect(redirects.some(({ from }) => from === path)).toBe(false);
    }
  });

  it('are each named once', () => {
    const all = [...redirects.map(({ from }) => from), ...screens, ...ownScreens];
    expect(new Set(all).size).toBe(all.length);
  });
});
