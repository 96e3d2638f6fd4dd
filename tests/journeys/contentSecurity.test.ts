import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSampleCompany } from '#server/seed/index.ts';
import { startApp, type App, type Visit } from '#tests/support/browser/app.ts';
import { startGoogle } from '#tests/support/standIns/google.ts';
import { startTelegram } from '#tests/support/standIns/telegram.ts';
import { startTestServer } from '#tests/support/server/server.ts';

declare global {
  interface Window {
    __violated?: (what: string) => void;
  }
}

const places = {
  stranger: [
    '/auth/login',
    '/auth/registration',
    '/auth/password-recovery',
    '/auth/auth-otp/01935d2e',
    '/auth/telegram',
    '/auth/telegram-bot',
    '/nowhere',
  ],
  employee: ['/home', '/attendances', '/requests', '/account', '/qr-scan/attendance-check/in'],
  employer: [
    '/home',
    '/employees',
    '/employees/new',
    '/employees/upload',
    '/employees/imports',
    '/attendances',
    '/requests',
    '/settings/profile',
    '/settings/devices',
  ],
};
const phones = { employee: '998901000002', employer: '998901000001' };

describe('the policy of the pages', () => {
  let google: Awaited<ReturnType<typeof startGoogle>>;
  let telegram: Awaited<ReturnType<typeof startTelegram>>;
  let app: App;
  beforeAll(async () => {
    [google, telegram] = await Promise.all([startGoogle(), startTelegram()]);
    const config = { google: google.config, telegram: telegram.config };
    app = await startApp({ seed: seedSampleCompany, config });
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([google.close(), telegram.close()]);
  });

  /** A page that reports CSP violations, and the responses it gets from our server. */
  async function watch(visit: Visit) {
    const violations: string[] = [];
    const answers: { path: string; type: string; headers: Record<string, string> }[] = [];
    await visit.page.exposeFunction('__violated', (what: string) => violations.push(what));
    await visit.page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        window.__violated?.(`${event.violatedDirective} ${event.blockedURI} on ${location.pathname}`);
      });
    });
    visit.page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin !== app.server.url) return;
      answers.push({
        path: pathname,
        type: response.request().resourceType(),
        headers: response.headers(),
      });
    });
    return { violations, answers };
  }
  const settle = async (page: Page) => {
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('main[aria-busy="false"]').first().waitFor();
  };

  test.each(['stranger', 'employee', 'employer'] as const)(
    '%s: every screen runs under it, every answer has the headers, providers are let in under /auth alone',
    async (who) => {
      const session = who === 'stranger' ? undefined : await app.server.signIn(phones[who]);
      const visit = await app.visit(session ? { session } : {});
      const { violations, answers } = await watch(visit);
      for (const place of places[who]) {
        await visit.page.goto(place);
        await settle(visit.page);
      }
      expect(violations).toEqual([]);
      expect(visit.complaints).toEqual([]);
      const hosts = [google.config.issuer, telegram.config.apiRoot];
      expect(answers.length).toBeGreaterThan(places[who].length);
      for (const { path, type, headers } of answers) {
        const policy = headers['content-security-policy'] ?? `none at ${path}`;
        expect(policy).toMatch(/default-src 'none'; script-src 'self'[; ]/);
        expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['referrer-policy']).toBe('no-referrer');
        if (path.startsWith('/api/')) expect(headers['cache-control']).toMatch(/^no-store(, no-transform)?$/);
        const underAuth = type === 'document' && path.startsWith('/auth/');
        expect([path, ...hosts.map((host) => policy.includes(host))]).toEqual([path, underAuth, underAuth]);
      }
      // Violations would have been reported by now.
      await visit.page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.inline = true';
        document.head.append(script);
      });
      await expect.poll(() => violations).toEqual([expect.stringMatching(/^script-src(-elem)? inline/)]);
      await visit.close();
    },
  );

  test('where no provider is configured nobody is let in, and none is offered', async () => {
    const plain = await startTestServer();
    const page = await fetch(`${plain.url}/auth/login`);
    const elsewhere = await fetch(`${plain.url}/home`);
    expect(page.headers.get('content-security-policy')).toBe(
      elsewhere.headers.get('content-security-policy'),
    );
    expect(page.headers.get('content-security-policy')).not.toMatch(/https?:/);
    expect(await page.text()).not.toContain('name="sign-in-options"');
    await plain.close();
  });
});
