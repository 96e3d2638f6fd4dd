import { AxeBuilder } from '@axe-core/playwright';
import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright-core';

/** Throws, naming every accessibility rule that the screen violates now, and where. */
export async function assertAccessible(page: Page, name: string): Promise<void> {
  const violations = page.frames().length === 1 ? await ofThisFrame(page) : await ofAllFrames(page);
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

/** Of what passed, one node of each rule is enough: gathering all of them takes a quarter of the time. */
const options = { resultTypes: ['violations' as const] };

/** Without the builder, which takes a third longer to look through one frame. */
async function ofThisFrame(page: Page): Promise<Result[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe: loaded } = window as unknown as { axe: { run: (typeof axe)['run'] } };
    return (await loaded.run(document, given)).violations;
  }, options);
}

const ofAllFrames = async (page: Page): Promise<Result[]> =>
  (await new AxeBuilder({ page }).options(options).analyze()).violations;
