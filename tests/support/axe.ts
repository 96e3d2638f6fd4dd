import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Throws, naming every accessibility rule that the screen violates now, and where. */
export async function assertAccessible(page: Page, name: string): Promise<void> {
  // Otherwise axe collects the results of all frames in a second page, which takes longer than the check itself.
  const isOneFrame = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(isOneFrame)
    // Of what passed, one node of each rule is enough: gathering all of them takes a quarter of the time.
    .options({ resultTypes: ['violations'] })
    .analyze();
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
