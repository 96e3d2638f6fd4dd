import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkWorld } from '#tests/paths/browser/attendance/work.world.ts';
import { phone, startApp, type App } from '#tests/support/app.ts';
import { bodyOf } from '#tests/support/punching.ts';
import { loadTexts, type Say } from '#tests/support/texts.ts';
import { hiredOn } from '#tests/support/people.ts';

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
  expect(download.suggestedFilename()).toBe('absence-2026-11-18.pdf');
  expect(readFileSync(await download.path())).toEqual(pdf);
  await visit.close();
});

test('a working day on which nobody came leads from the queue to the day, until an absence says what it was', async () => {
  const { company } = await WorkWorld.make(app.server);
  const { employer, employee } = company;
  const { call, db } = app.server;
  await db.updateTable('employee').set(hiredOn('2026-11-13')).where('id', '=', employee.jobId).execute();
  const visit = await app.visit({ session: employer });
  const { page } = visit;
  await page.goto('/attendances/settle?kind=unclear');
  await page
    .getByRole('link', { name: say('settlement', 'openDay'), exact: true })
    .first()
    .click();
  await page.waitForURL(`**/employees/${employee.jobId}/attendance?date=2026-11-13`);
  await page.getByRole('dialog', { name: /13-noyabr/ }).waitFor();
  const body = {
    employeeId: employee.jobId,
    firstDay: '2026-11-13',
    lastDay: '2026-11-16',
    kind: 24,
  } as const;
  bodyOf(await call('proposeAbsence', { as: employer, body }));
  await page.goto('/attendances/settle?kind=unclear');
  await page.getByText(say('settlement', 'nothing')).waitFor();
  await visit.close();
  expect(visit.complaints).toEqual([]);
});
