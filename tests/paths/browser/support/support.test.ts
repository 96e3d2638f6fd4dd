import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assertAccessible } from '#tests/support/browser/axe.ts';
import { launchChromium } from '#tests/support/browser/chromium.ts';
import { Coverage, defineModel } from '../../engine/index.ts';
import { serveFixture, type FixtureServer } from './fixture/serve.ts';
import { uploadCases, uploadMachine } from './fixture/uploadMachine.ts';
import { openGates, type Gate } from './gates.ts';
import { recordPaths, type PathRecorder } from './recordPaths.ts';
import { settledBy } from './settledBy.ts';

interface Driver {
  page: Page;
  gate: Gate;
}

const click =
  (name: string) =>
  async ({ page, gate }: Driver) => {
    await page.getByRole('button', { name }).click();
    if (name === 'Cancel') await gate.cancelled();
  };
const model = defineModel<Driver>()(uploadCases, {
  events: {
    'upload.started': click('Send'),
    'upload.cancelled': async (driver) => {
      await driver.gate.arrived();
      await click('Cancel')(driver);
    },
    'xstate.done.actor.send': ({ gate }) => gate.pass(),
    'xstate.error.actor.send': ({ gate, case: outcome }) =>
      outcome === 'network' ? gate.abort() : gate.fault(500),
  },
  states: {
    idle: async ({ page, snapshot }) => {
      await expectText(page, `0 rows, ${snapshot.context.problem}`);
    },
    sending: ({ page }) => expectText(page, '0 rows, none'),
    sent: ({ page }) => expectText(page, '3 rows, none'),
  },
  passTime: ({ page, ms }) => page.clock.fastForward(ms),
});

async function expectText(page: Page, text: string): Promise<void> {
  expect(await page.locator('p').textContent()).toBe(text);
}

let browser: Browser;
let server: FixtureServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), serveFixture()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

let page: Page;
let gate: Gate;
let recorder: PathRecorder;
beforeEach(async () => {
  page = await browser.newPage();
  await page.clock.install();
  recorder = await recordPaths(page);
  gate = (await openGates(page, { send: { method: 'POST', path: '/api/rows' } }, 1500)).send;
  await page.goto(server.url);
});
afterEach(async () => {
  await page.close();
});

describe('a model against a real server', () => {
  const coverage = new Coverage(uploadMachine);

  test.each(model.paths().map((path) => [path.name, path] as const))('%s', async (_name, path) => {
    const before = server.calls();
    await model.run(path, { page, gate }, { settled: settledBy(recorder, { coverage, timeout: 3000 }) });
    const reached = path.steps.filter(({ case: name }) => name.endsWith('.send') || name.endsWith(':server'));
    expect(server.calls() - before).toBe(reached.length);
  });

  test('took everything', () => {
    coverage.assertComplete();
  });
});

describe('what must not pass', () => {
  const settle = (states: string[], transitions: string[], timeout = 300) => {
    const hook = settledBy(recorder, { timeout });
    const snapshot = model.paths()[0]?.initial;
    if (!snapshot) throw new Error('no paths');
    return hook({ page, machineId: 'upload', states, snapshot, step: { transitions } as never });
  };

  test('a page that did something else', async () => {
    await click('Send')({ page, gate });
    await expect(settle(['sending'], ['upload.sent · upload.started'])).rejects.toThrow(
      'upload in the page took\n    upload.idle · upload.started\n  instead of\n    upload.sent · upload.started',
    );
  });

  test('a page that did nothing', async () => {
    await expect(settle(['sending'], ['upload.idle · upload.started'])).rejects.toThrow('took nothing');
  });

  test('a page that ran ahead', async () => {
    await gate.open();
    await click('Send')({ page, gate });
    await recorder.atLeast('upload', 2, 3000);
    await expect(settle(['sent'], ['upload.idle · upload.started'])).rejects.toThrow(
      'upload.sending · xstate.done.actor.send',
    );
  });

  test('a screen that shows another state', async () => {
    await expect(settle(['sent'], [])).rejects.toThrow(
      'the page should show upload in sent, shows upload in idle',
    );
  });

  test('a request that nobody made, and one that nobody cancelled', async () => {
    await expect(gate.pass()).rejects.toThrow("no request came to gate 'send' within 1500 ms");
    await click('Send')({ page, gate });
    await gate.arrived();
    await expect(gate.cancelled()).rejects.toThrow(
      "gate 'send' still holds a request that the page should have cancelled",
    );
  });
});

describe('a text that is hard to read', () => {
  const rows = (last: string) =>
    `<html lang="en"><title>Rows</title><main><h1>Rows</h1>${'<div><p>a row</p></div>'.repeat(20)}${last}</main></html>`;

  test.each([
    ['by its own colour', '<div><p style="color: #bbb">pale</p></div>'],
    ['by what is behind its row', '<div style="background: #333"><p>on a dark row</p></div>'],
    ['because its row is faded', '<div style="opacity: 0.3"><p>faded</p></div>'],
    [
      'beside the same out of sight',
      '<div style="position: absolute; clip: rect(0, 0, 0, 0)"><p style="color: #bbb">pale</p></div><p style="color: #bbb">pale</p>',
    ],
    ['in a field', '<input aria-label="pale" style="color: #bbb" value="pale">'],
  ])('is found among many: %s', async (_name, last) => {
    const looks = new Set<string>();
    await page.setContent(rows(''));
    await assertAccessible(page, 'rows', looks);
    await page.setContent(rows(last));
    await expect(assertAccessible(page, 'rows', looks)).rejects.toThrow('color-contrast');
  });
});

test('transitions are collected over the documents of a page', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    await click('Send')({ page, gate });
    await gate.arrived();
    await page.reload();
  }
  await recorder.atLeast('upload', 2, 3000);
  expect(recorder.taken('upload')).toEqual(['upload.idle · upload.started', 'upload.idle · upload.started']);
});
