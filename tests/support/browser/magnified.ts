import type { Page } from 'playwright-core';
import { desk } from './app.ts';

/** What 200 % leaves of 1440 × 900. */
const halfDesktop = { width: 720, height: 450 };

/** The browser applies a new window size, and media features put on by a test, with its next frame. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Throws when the screen, magnified twofold, scrolls sideways, or has something outside of the window that scrolls nowhere. */
export async function assertMagnified(page: Page, name: string): Promise<void> {
  await page.setViewportSize(halfDesktop);
  await nextFrame(page);
  const outside = await page.evaluate(() => {
    const isHidden = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, clipPath, visibility } = getComputedStyle(around);
        if (/auto|scroll/.test(overflowX) || clipPath !== 'none' || visibility === 'hidden') return true;
      }
      return false;
    };
    const cut = [...document.querySelectorAll('main *, [role="dialog"] *, [role="alertdialog"] *')].filter(
      (one) => {
        const { left, right, width, height } = one.getBoundingClientRect();
        return width > 2 && height > 2 && (left < -1 || right > innerWidth + 1) && !isHidden(one);
      },
    );
    const wider = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(wider > 0 ? [`${wider} px wider than the window`] : []),
      ...cut.slice(0, 3).map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
  await page.setViewportSize(desk);
  if (outside.length > 0) throw new Error(`${name} at 200 %:\n${outside.join('\n')}`);
}

/**
 * Throws where forced colours (Windows' high contrast) leave a field without an edge, what is chosen like what is not, or the
 * focus unseen: they take backgrounds and shadows away.
 */
export async function assertSeenInForcedColors(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.keyboard.press('Tab');
  await nextFrame(page);
  const unseen = await page.evaluate(() => {
    const hasLine = (element: Element | null, least = 1) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return (
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= least) ||
        (borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= least)
      );
    };
    const isShown = (element: Element) =>
      element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"]');
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const fields = all(
      'input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea',
    ).filter((field) => !hasLine(field) && !hasLine(field.parentElement));
    const chosen = all(
      'main [aria-pressed="true"], main [aria-current]:not([aria-current="false"], svg *)',
    ).filter((one) => !hasLine(one, 2) && !hasLine(one.parentElement, 2));
    const focused = document.activeElement;
    const isLost =
      focused !== null &&
      focused !== document.body &&
      ![focused, focused.parentElement, focused.closest('[data-row], label')].some((one) => hasLine(one, 2));
    return [
      ...fields.map((field) => `no edge: ${field.outerHTML}`),
      ...chosen.map((one) => `not seen to be chosen: ${one.outerHTML}`),
      ...(isLost
        ? [
            `the focus${focused.matches(':focus-visible') ? '' : ', not visible,'} is not seen: ${focused.outerHTML}`,
          ]
        : []),
    ].map((line) => line.slice(0, 200));
  });
  await page.emulateMedia({ forcedColors: 'none' });
  if (unseen.length > 0) throw new Error(`${name} with forced colours:\n${unseen.join('\n')}`);
}
