import { encodeQR } from 'qr';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fakeCamera, type FakeCamera } from '#tests/support/browser/camera.ts';
import { launchChromium, launchWholeChromium } from '#tests/support/browser/chromium.ts';
import { servePage } from './servePage.ts';

const code = 'DVM1.01935d2e-0000-7000-8000-0000000000a1.58812345.abcdefghijklmnopqrstuA';
const nextCode = 'DVM1.01935d2e-0000-7000-8000-0000000000a1.58812346.bcdefghijklmnopqrstuvA';

let site: Awaited<ReturnType<typeof servePage>>;
let camera: FakeCamera;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site = await servePage();
  camera = fakeCamera();
  browser = await launchChromium(camera.args);
});
afterAll(async () => {
  await browser.close();
  camera.close();
  await site.close();
});
beforeEach(async () => {
  camera.showNothing();
  page = await open(browser);
});
afterEach(async () => {
  await page.context().close();
});

async function open(where: Browser): Promise<Page> {
  const opened = await (await where.newContext()).newPage();
  await opened.goto(site.url);
  return opened;
}

const start = () => page.evaluate(() => window.testPage.start());
const heard = () => page.evaluate(() => window.testPage.heard);
const live = () => page.evaluate(() => window.testPage.live());

/** The first event that matches `wanted`. */
async function hears(type: string, part: { code?: string; name?: string } = {}) {
  const wanted = { type, ...part };
  await page.waitForFunction(
    (expected) =>
      window.testPage.heard.some((event) =>
        Object.entries(expected).every(
          ([key, value]) => (event as unknown as Record<string, unknown>)[key] === value,
        ),
      ),
    wanted,
  );
  return (await heard()).find((event) =>
    Object.entries(wanted).every(
      ([key, value]) => (event as unknown as Record<string, unknown>)[key] === value,
    ),
  )!;
}

describe('a code before the camera', () => {
  test('is seen, clean or moving in an unsteady hand', async () => {
    camera.show(code, 'moving');
    await start();
    await hears('camera.started');
    await hears('camera.codeSeen', { code });
    camera.show(nextCode);
    await hears('camera.codeSeen', { code: nextCode });
  });

  test('at the edge of the picture is found by the harder decoder only', async () => {
    camera.show(code, 'hard');
    await start();
    await hears('camera.started');
    const quick = await page.evaluate(() => window.testPage.decode('quick', 10));
    expect(new Set(quick)).toEqual(new Set([null]));
    expect((await heard()).map(({ type }) => type)).not.toContain('camera.codeSeen');
    await page.evaluate(() => window.testPage.send('lookHarder'));
    await hears('camera.codeSeen', { code });
  });

  test.each(['quick', 'hard'] as const)('is read by the %s decoder in nearly every frame', async (which) => {
    camera.show(code, 'moving');
    await start();
    await hears('camera.started');
    await hears('camera.codeSeen', { code });
    const results = await page.evaluate((name) => window.testPage.decode(name, 15), which);
    expect(results.filter((text) => text === code).length).toBeGreaterThanOrEqual(12);
  });

  test('that stays there is told about once a second, not with every frame', async () => {
    camera.show(code);
    await start();
    await hears('camera.codeSeen', { code });
    await page.waitForFunction(
      () => window.testPage.heard.filter(({ type }) => type === 'camera.codeSeen').length >= 3,
    );
    const times = (await heard()).flatMap(({ seenAt }) => (seenAt === undefined ? [] : [Date.parse(seenAt)]));
    expect(times[1]! - times[0]!).toBeGreaterThan(900);
    expect(times[2]! - times[1]!).toBeGreaterThan(900);
  });
});

describe('a decoder that does not load', () => {
  const chunk = /qr-scanner(?!-worker)/;

  test('leaves the other one at work', async () => {
    await page.route(/qr\.worker/, (route) => route.abort());
    await start();
    await hears('camera.started');
    const refused = page.waitForEvent('requestfailed');
    await page.evaluate(() => window.testPage.send('lookHarder'));
    await refused;
    camera.show(code);
    await hears('camera.codeSeen', { code });
    expect((await heard()).map(({ type }) => type)).not.toContain('camera.failed');
  });

  test('is told when the other does not load either', async () => {
    await page.route(/qr\.worker/, (route) => route.abort());
    await page.route(chunk, (route) => route.abort());
    await start();
    await hears('camera.failed', { name: 'DecoderError' });
  });

  test('keeps the picture from counting as watched until it does', async () => {
    let load!: () => void;
    const loads = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(chunk, async (route) => {
      await loads;
      await route.continue();
    });
    await start();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    expect(await heard()).toEqual([]);
    load();
    await hears('camera.started');
  });
});

describe('the camera', () => {
  test('stops when the machine leaves it, and nothing is told any more', async () => {
    await start();
    await hears('camera.started');
    expect(await live()).toBe(true);
    const track = await page.evaluateHandle(
      () => (document.querySelector('video')!.srcObject as MediaStream).getVideoTracks()[0]!,
    );
    camera.show(code);
    await page.evaluate(() => window.testPage.send('leave'));
    expect(await track.evaluate(({ readyState }) => readyState)).toBe('ended');
    await start();
    const { run } = await hears('camera.codeSeen', { code });
    expect(run).toBe(2);
  });

  test('stops also when it is left while it is still being opened', async () => {
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        await new Promise((resolve) => setTimeout(resolve, 300));
        (window as unknown as { opened: MediaStream }).opened = stream;
        return stream;
      };
      window.testPage.start();
      window.testPage.send('leave');
    });
    await page.waitForFunction(() => 'opened' in window);
    const states = await page.evaluate(() =>
      (window as unknown as { opened: MediaStream }).opened.getTracks().map(({ readyState }) => readyState),
    );
    expect(states).toEqual(['ended']);
  });

  test('taken away is told as lost', async () => {
    await start();
    await hears('camera.started');
    await page.evaluate(() => window.testPage.unplug());
    await hears('camera.lost');
  });

  test('in use by another program keeps the name of the error', async () => {
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('in use', 'NotReadableError'));
    });
    await start();
    await hears('camera.failed', { name: 'NotReadableError' });
  });

  test('without https is told as such', async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
    });
    await start();
    await hears('camera.failed', { name: 'SecurityError' });
  });

  test.each([
    { args: ['--use-fake-device-for-media-stream', '--deny-permission-prompts'], name: 'NotAllowedError' },
    {
      args: ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream=device-count=0'],
      name: 'NotFoundError',
    },
  ])('answers $name as the browser does', async ({ args, name }) => {
    const other = await launchWholeChromium(args);
    try {
      page = await open(other);
      await start();
      await hears('camera.failed', { name });
    } finally {
      await other.close();
    }
  });
});

describe('a photo', () => {
  const read = (bytes: Uint8Array, type: string) =>
    page.evaluate(([content, mime]) => window.testPage.readPhoto(content, mime), [[...bytes], type] as const);

  test('of a code is read', async () => {
    const picture = encodeQR(code, 'gif', { scale: 5, border: 6 });
    expect(await read(picture, 'image/gif')).toEqual({ code });
  });

  test('of something else has no code on it', async () => {
    const nothing = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    expect(await read(nothing, 'image/gif')).toEqual({ code: null });
  });

  test('that is no picture is told as such', async () => {
    const answer = await read(Buffer.from('not a picture'), 'image/png');
    expect(answer).toHaveProperty('error');
  });
});
