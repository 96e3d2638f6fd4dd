import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkWorld } from '#tests/paths/browser/time/work.world.ts';
import { phone, startApp, type App } from '#tests/support/browser/app.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { loadTexts, type Say } from '#tests/support/browser/texts.ts';
import { hiredOn } from '#tests/support/worlds/people.ts';

let app: App;
let say: Say;

beforeAll(async () => {
  [app, say] = await Promise.all([startApp(), loadTexts('uz-Latn')]);
});
afterAll(() => app.close());

test('the board counts who is on leave once somebody is, moves nothing for it, and lists them', async () => {
  const { company } = await WorkWorld.make(app.server);
  const { employer, employee } = company;
  const visit = await app.visit({ session: employer });
  const { page, context } = visit;
  await context.addInitScript((job) => localStorage.setItem('employeeId', job), employer.jobId);
  const tiles = page.getByRole('list', { name: say('attendance', 'board.counts') });
  const settle = page.locator('a[href="/attendances/settle"]');
  const onLeave = page.getByRole('button', { name: `${say('attendance', 'board.onLeave')}: 1` });
  const open = async () => {
    await page.goto('/attendances');
    await page.getByText('Rahimov Dilshod').first().waitFor();
  };
  const places = async () => [await tiles.boundingBox(), await settle.boundingBox()];
  await open();
  const before = await places();
  expect(await onLeave.count()).toBe(0);

  const today = bodyOf(await app.server.call('getDayBoard', { as: employer, query: {} })).date;
  const body = { employeeId: employee.jobId, firstDay: today, lastDay: today, kind: 9 };
  bodyOf(await app.server.call('proposeAbsence', { as: employer, body }));
  await open();
  await onLeave.waitFor();
  expect(await places()).toEqual(before);
  await page.getByText(say('attendance', 'presence.onLeave'), { exact: true }).first().waitFor();

  await onLeave.click();
  await page.waitForURL((url) => url.searchParams.get('show') === 'onLeave');
  await expect.poll(() => onLeave.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('Rahimov Dilshod').first().waitFor();
  await visit.close();
});

test('a paper comes with the question, and the employer keeps it as a file', async () => {
  const { company } = await WorkWorld.make(app.server);
  const pdf = Buffer.from('%PDF-1.7\nKasallik varaqasi');
  const asking = await app.visit({ session: company.employee, viewport: phone });
  const { page } = asking;
  await page.goto('/attendances');
  await page.getByRole('button', { name: say('attendance', 'absence.propose'), exact: true }).click();
  await page.locator('select[name="kind"]').selectOption('19');
  const choose = (buffer: Buffer) =>
    page
      .locator('input[name="file"]')
      .setInputFiles({ name: 'varaqa.pdf', mimeType: 'application/pdf', buffer });
  const press = (key: 'showEffect' | 'propose') =>
    page.getByRole('button', { name: say('absences', key), exact: true }).click();
  await choose(Buffer.from('<!DOCTYPE html>'));
  await press('showEffect');
  await page.getByText(say('fields', 'fileKindUnknown')).waitFor();
  await choose(Buffer.concat([pdf, Buffer.alloc(5_000_000)]));
  await press('showEffect');
  await page.getByText(say('fields', 'fileTooLarge')).waitFor();
  await choose(pdf);
  await press('showEffect');
  await press('propose');
  await page.locator('[data-absence]').waitFor();
  await asking.close();
  expect(asking.complaints).toEqual([]);

  const visit = await app.visit({ session: company.employer });
  await visit.page.goto('/attendances/settle');
  await visit.page.getByText(`${say('absences', 'kind.n19')}: 18-noyabr`, { exact: true }).waitFor();
  await visit.page.getByRole('button', { name: say('settlement', 'verb.accept'), exact: true }).click();
  const saved = visit.page.waitForEvent('download');
  const size = say('absences', 'kilobytes', { size: '1' });
  await visit.page
    .getByRole('button', { name: say('absences', 'saveFile', { type: 'PDF', size }), exact: true })
    .click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('ishda-bolmaslik-2026-11-18.pdf');
  expect(readFileSync(await download.path())).toEqual(pdf);
  await visit.close();
});

test('working days on which nobody came are decided together, each with its money, then by keys', async () => {
  const world = await WorkWorld.make(app.server);
  const { company, employeeName } = world;
  await world.earn(false);
  const { employer, employee } = company;
  const { db } = app.server;
  await db.updateTable('employee').set(hiredOn('2026-11-12')).where('id', '=', employee.jobId).execute();
  const visit = await app.visit({ session: employer });
  const { page } = visit;
  await page.goto('/attendances/settle?kind=unclear');
  const row = (day: number) => page.locator(`[data-row="unclear ${employee.jobId} 2026-11-${day}"]`);
  const nameOf = (day: number) =>
    [employeeName, `${day}-noyabr`, say('settlement', 'kind.unclear')].join(', ');
  const asked = page.getByRole('alertdialog');
  const press = (within: Locator, verb: 'enter' | 'absent') =>
    within.getByRole('button', { name: say('settlement', `verb.${verb}`), exact: true }).click();
  await row(12).getByText('– → 09:00–18:00', { exact: true }).waitFor();
  const box = (day: number) =>
    row(day).getByRole('checkbox', { name: say('settlement', 'choose', { name: nameOf(day) }) });
  await page.getByRole('checkbox', { name: say('settlement', 'choosePage') }).check();
  for (const day of [16, 17]) await box(day).uncheck();
  await press(page.getByRole('region', { name: say('settlement', 'selection') }), 'enter');
  const lines = asked.getByRole('list').getByRole('listitem');
  await lines.first().waitFor();
  const worth = (await row(12).locator('.figures').first().innerText()).trim();
  expect(worth).toMatch(/^\+\d/);
  const texts = (await lines.allInnerTexts()).map((text) => text.split('\n').filter(Boolean));
  expect(texts).toEqual([12, 13].map((day) => [nameOf(day), worth]));
  const inAll = await asked.getByText(`${say('settlement', 'many', { count: 2 })} · +`).innerText();
  const figureOf = (text: string) => Number(text.split('+')[1]!.replaceAll(/\D/g, ''));
  expect(figureOf(inAll)).toBe(figureOf(worth) * 2);
  await press(asked, 'enter');
  await asked.getByText(say('fields', 'reasonRequired')).waitFor();
  await asked.getByLabel(say('settlement', 'enterNote')).fill('Qogʻozdagi jurnal');
  await press(asked, 'enter');
  const result = page.getByRole('dialog', { name: say('settlement', 'finished') });
  await result.getByText(say('settlement', 'allDone', { count: 2 })).waitFor();
  await result.getByRole('button', { name: say('settlement', 'close') }).click();
  await row(13).waitFor({ state: 'detached' });

  // The first that is left has the focus, and is decided by a key; then the one after it.
  await row(16)
    .getByRole('button', { name: say('settlement', 'verb.enter'), exact: true })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('a');
  await asked.getByText(nameOf(16), { exact: true }).waitFor();
  await page.keyboard.type('Jurnal');
  await page.keyboard.press('Enter');
  await row(16).waitFor({ state: 'detached' });
  await row(17)
    .getByRole('button', { name: say('settlement', 'verb.enter'), exact: true })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('r');
  await asked.getByText(say('settlement', 'absentAs', { kind: say('absences', 'kind.n24') })).waitFor();
  await press(asked, 'absent');
  await page.getByText(say('settlement', 'nothing')).waitFor();
  await visit.close();
  expect(visit.complaints).toEqual([]);
  const { days } = bodyOf(await app.server.call('getMyMonth', { as: employee, query: { month: '2026-11' } }));
  const of = (date: string) => days.find((one) => one.date === date);
  expect([12, 13, 16].map((day) => of(`2026-11-${day}`)?.minutesWorked)).toEqual([540, 540, 540]);
  expect(of('2026-11-17')?.absence).toMatchObject({ kind: 24 });
});

test('a day on which nobody came begins a range, worked or away, and leads to the day', async () => {
  const world = await WorkWorld.make(app.server);
  const { company, employeeName } = world;
  await world.earn(false);
  const { employer, employee } = company;
  const { db } = app.server;
  await db.updateTable('employee').set(hiredOn('2026-11-13')).where('id', '=', employee.jobId).execute();
  const visit = await app.visit({ session: employer });
  const { page } = visit;
  await page.goto('/attendances/settle?kind=unclear');
  const more = (key: 'enterRange' | 'absenceRange' | 'openDay', date = '13-noyabr') =>
    page
      .getByRole('button', { name: say('settlement', 'more', { name: employeeName, date }) })
      .click()
      .then(() => page.getByRole('menuitem', { name: say('settlement', key), exact: true }).click());
  await more('enterRange');
  const sheet = page.getByRole('dialog', { name: say('dayEntry', 'title') });
  await sheet.getByLabel(say('dayEntry', 'reason')).fill('Jurnal');
  await sheet.getByRole('button', { name: say('dayChange', 'showEffect') }).click();
  await sheet.getByText(say('dayEntry', 'enteredDays')).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await more('absenceRange');
  await page.getByRole('dialog', { name: say('absences', 'title') }).waitFor();
  await page.keyboard.press('Escape');
  await more('openDay');
  await page.waitForURL(`**/employees/${employee.jobId}/attendance?date=2026-11-13`);
  await page.getByRole('dialog', { name: /13-noyabr/ }).waitFor();
  await visit.close();
  expect(visit.complaints).toEqual([]);
});
