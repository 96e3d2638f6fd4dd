import type { Page } from 'playwright-core';
import type { Key, Say } from '#tests/support/browser/texts.ts';

interface Shown {
  page: Page;
  say: Say;
}

export const press = ({ page, say }: Shown, key: Key<'upload'>) =>
  page.getByRole('button', { name: say('upload', key), exact: true }).click();
export const titled = ({ page, say }: Shown, key: Key<'upload'>) =>
  page.getByRole('heading', { name: say('upload', key), level: 2 }).waitFor();
