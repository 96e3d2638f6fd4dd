import { readFileSync } from 'node:fs';
import type { Say } from '#tests/support/browser/texts.ts';
import type { Desk } from '../payMonth/desk.ts';

/** The days of the only person and the sums of the month, each as the sheet that is open shows it. */
export async function cellsOf({ page }: Desk, say: Say): Promise<string[]> {
  const row = page.getByRole('grid', { name: say('timesheet', 'grid') }).locator('[aria-rowindex="2"]');
  const texts = await row.getByRole('gridcell').allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/** The table of the month that is open, as a file. */
export async function saved({ page, press }: Desk, say: Say): Promise<string[][]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press('CSV', page.getByRole('group', { name: say('lists', 'export'), exact: true })),
  ]);
  return readFileSync(await file.path(), 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .replaceAll('"', '')
    .split(/\r?\n/)
    .map((line) => line.split(';'));
}

/** The only row by its headings. */
export const columnsOf = ([headings = [], row = []]: string[][]): Record<string, string> =>
  Object.fromEntries(headings.map((heading, place) => [heading, row[place]!]));

/** Opens the closed month again, of which the panel is shown. */
export async function reopenMonth(desk: Desk, say: Say, month: string, version: number): Promise<void> {
  const { page } = desk;
  await page.goto('/attendances/month?month=2026-10');
  const panel = page.getByRole('region', { name: say('closing', 'title') });
  await desk.press(say('closing', 'reopen'), panel);
  const fields = { reason: 'Xato topildi', version: String(version) };
  await desk.confirm(say('closing', 'ask.reopen', { month }), say('closing', 'reopen'), fields);
  await panel.locator('.rt-Badge').getByText(say('closing', 'state.reopened'), { exact: true }).waitFor();
}
