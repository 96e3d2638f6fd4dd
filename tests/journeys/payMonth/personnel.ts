import { expect } from 'vitest';
import type { Locator } from 'playwright-core';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import type { aziz, Person } from './company.ts';
import type { Desk } from './desk.ts';
import { termsOf } from './shown.ts';

/** Hires somebody by the form, and returns the id of the record that it leads to. */
export async function hire(desk: Desk, say: Say, person: typeof aziz): Promise<string> {
  const { page } = desk;
  const fill = (name: string, value: string) => page.locator(`input[name="${name}"]`).fill(value);
  await page.goto('/employees/new');
  for (const field of ['lastName', 'firstName', 'passportSerialNumber', 'pinfl'] as const)
    await fill(field, person[field]);
  await desk.press(say('employees', 'wizard.next'));
  await fill('phoneNumber', person.phoneNumber.slice(3));
  await fill('cardNumber', person.cardNumber);
  await fill('salary', String(person.salary / 100));
  await desk.press(say('employees', 'wizard.submit'));
  await page.getByRole('link', { name: say('employees', 'hired.toPerson'), exact: true }).click();
  await page.waitForURL(/\/employees\/[\da-f-]{36}$/);
  return page.url().split('/').at(-1)!;
}

/** The person left early on that day; `effect` is what that changes, as the sheet must say. */
export async function shortenDay(
  desk: Desk,
  say: Say,
  { id, date, out }: { id: string; date: CompanyDate; out: string },
  effect: readonly string[][],
): Promise<void> {
  const { page } = desk;
  await page.goto(`/employees/${id}/attendance?date=${date}`);
  await desk.press(say('attendance', 'correction.correct'));
  const sheet = page.getByRole('dialog', { name: say('dayChange', 'correctTitle'), exact: true });
  await sheet.locator('input[name="pairs.0.out"]').fill(out);
  await sheet.locator('input[name="reason"]').fill('Terminal adashgan');
  await desk.press(say('dayChange', 'showEffect'), sheet);
  const facts = sheet.getByRole('status').locator('dl');
  await expect.poll(() => termsOf(facts)).toEqual(expect.arrayContaining([...effect]));
  await desk.press(say('dayChange', 'correct'), sheet);
  await desk.told(say('attendance', 'correction.corrected'));
}

/** The panel of the month before this one. */
async function closingOf({ page, press }: Desk, say: Say): Promise<Locator> {
  await page.goto('/attendances/month');
  await press(say('calendar', 'previousMonth'));
  return page.getByRole('region', { name: say('closing', 'title') });
}

/** Days that nobody scanned are chosen together and entered as worked; `worth` is what each of them adds. */
export async function enterUnscanned(
  desk: Desk,
  say: Say,
  { name }: Person,
  { month, worth }: { month: CompanyMonth; worth: readonly string[] },
): Promise<void> {
  const { page } = desk;
  await page.goto(`/attendances/settle?kind=unclear&month=${month}`);
  const rows = page.getByRole('row').filter({ hasText: name });
  await rows.first().waitFor();
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  const enter = say('settlement', 'verb.enter');
  await desk.press(enter, page.getByRole('region', { name: say('settlement', 'selection') }));
  const lines = page.getByRole('alertdialog').getByRole('listitem');
  await lines.first().waitFor();
  const shown = await lines.filter({ hasText: name }).locator('.amount').allInnerTexts();
  expect(shown).toEqual(worth);
  await desk.confirm(say('settlement', 'ask.enter'), enter, { note: 'Qogʻozdagi jurnal' });
  await page.getByText(say('settlement', 'allDone', { count: worth.length }), { exact: true }).waitFor();
  await desk.press(say('settlement', 'close'));
}

/** The short day that stands in the way of closing the month is not counted. */
export async function dismissShortDay(desk: Desk, say: Say, { name }: Person): Promise<void> {
  const { page } = desk;
  const panel = await closingOf(desk, say);
  await panel.getByText(say('closing', 'check.belowNorm', { shown: '1' }), { exact: true }).waitFor();
  await panel.getByRole('link', { name: say('closing', 'settle'), exact: true }).click();
  await desk.press(say('settlement', 'verb.dismiss'), page.getByRole('row').filter({ hasText: name }));
  await desk.confirm(say('settlement', 'ask.dismiss'), say('settlement', 'verb.dismiss'));
  await page.getByText(say('settlement', 'done'), { exact: true }).waitFor();
}

/** Closes the month before this one. `written` resolves once the server has written its days. */
export async function closeMonth(desk: Desk, say: Say, month: string, written: () => Promise<unknown>) {
  const panel = await closingOf(desk, say);
  await panel.getByText(say('closing', 'nothingBlocks'), { exact: true }).waitFor();
  await desk.press(say('closing', 'close'), panel);
  await desk.confirm(say('closing', 'ask.close', { month }), say('closing', 'close'));
  await written();
  await panel.getByText(say('closing', 'state.closed'), { exact: true }).waitFor();
}
