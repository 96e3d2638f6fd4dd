import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

/** Half of what the package's own `source` has to send to a page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Throws, naming every accessibility rule that the screen violates now, and where. The contrast of letters is looked at once for
 * each look of a text, which `looks` remembers from one screen to the next.
 */
export async function assertAccessible(page: Page, name: string, looks = new Set<string>()): Promise<void> {
  const violations =
    page.frames().length === 1 ? await analyzeFrame(page, looks) : await analyzeAllFrames(page);
  const lines = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      [
        `${id} (${impact ?? 'minor'}): ${help}`,
        `  at ${target.join(' ')}: ${html}`,
        `  ${failureSummary ?? ''}`,
      ].join('\n'),
    ),
  );
  if (lines.length > 0) throw new Error(`${name} (${page.url()}) is not accessible:\n${lines.join('\n')}`);
}

/**
 * Gives the pages that this context opens from now on axe's text, of half a megabyte, once instead of with each look. A page only
 * runs it when it is looked at.
 */
export const keepAxe = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`window.loadAxe = () => {${source}};`);

/** For rules that passed, axe reports one node each: collecting all of them takes a quarter of the time. */
const options = { resultTypes: ['violations' as const] };

/** Runs axe directly, because its builder takes a third longer for one frame. */
async function analyzeFrame(page: Page, looks: Set<string>): Promise<Result[]> {
  const hadAxe = await page.evaluate(() => {
    const { axe: loaded, loadAxe } = window as { axe?: unknown; loadAxe?: () => void };
    if (!loaded) loadAxe?.();
    return 'axe' in window;
  });
  if (!hadAxe) await page.evaluate(source);
  const { violations, found } = await page.evaluate(lookThrough, { options, known: [...looks] });
  for (const look of found) looks.add(look);
  return violations;
}

const analyzeAllFrames = async (page: Page): Promise<Result[]> =>
  (await new AxeBuilder({ page }).options(options).analyze()).violations;

/**
 * Runs in the page. Contrast takes axe some milliseconds for each text, four fifths of the whole, most of it for rows that look
 * alike: of those with the same letters on the same backgrounds, up to the page, it is given one.
 */
async function lookThrough({ options, known }: { options: RunOptions; known: string[] }) {
  const { axe: loaded } = window as unknown as { axe: { run: (typeof axe)['run'] } };
  const isTransparent = /^rgba\(..*, 0\)$/;
  const backgrounds = new Map<Element, string>();
  const readBackgrounds = (element: Element): string => {
    const before = backgrounds.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const own = [
      isTransparent.test(style.backgroundColor) ? 'none' : style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      // A text that is out of sight says nothing about one that is seen: axe passes it over.
      style.visibility,
      style.clip,
      style.clipPath,
    ];
    const outer = element.parentElement ? readBackgrounds(element.parentElement) : '';
    const all = own.join() === 'none,none,1,none,visible,auto,none' ? outer : `${outer} ${own.join()}`;
    backgrounds.set(element, all);
    return all;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const isOff = (element: Element) => element.closest(':disabled, [aria-disabled="true"]') !== null;
  const looks = new Map<string, Element>();
  for (const element of document.querySelectorAll('body *')) {
    if (!hasText(element) || element.getClientRects().length === 0) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [
      element.tagName,
      isOff(element),
      color,
      fontSize,
      fontWeight,
      textShadow,
      readBackgrounds(element),
    ].join();
    if (!looks.has(look)) looks.set(look, element);
  }
  for (const look of known) looks.delete(look);
  const structure = { ...options, rules: { 'color-contrast': { enabled: false } } };
  const { violations } = await loaded.run(document, structure);
  if (looks.size > 0) {
    const contrast = { ...options, runOnly: ['color-contrast'] };
    violations.push(...(await loaded.run({ include: [...looks.values()] }, contrast)).violations);
  }
  return { violations, found: [...looks.keys()] };
}
