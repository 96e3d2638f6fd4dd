import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Throws, naming every accessibility rule that the screen violates now, and where. */
export async function assertAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const lines = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [`${id} (${impact ?? 'minor'}): ${help}`, `  at ${target.join(' ')}`, `  ${failureSummary ?? ''}`].join(
        '\n',
      ),
    ),
  );
  if (lines.length > 0) throw new Error(`${name} (${page.url()}) is not accessible:\n${lines.join('\n')}`);
}
