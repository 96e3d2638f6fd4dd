import type { Locator } from 'playwright-core';
import { formatDate } from '#domain/format/index.ts';
import { cases } from '#machines/flows/time/settling/settlingMachine.cases.ts';
import { isNoteRequired, type SettleSubject } from '#machines/flows/time/settling/settlingMachine.ts';
import { remainingRows } from '#machines/flows/shared/confirmedChange/rowResults.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { WorkWorld } from './work.world.ts';

export interface Driver extends ChangeDriver {
  world: WorkWorld;
  settle: Gate;
  /** Reasons of the cases, in their order. */
  reasons: [string, string];
}

const dates = ['2026-11-16', '2026-11-17'] as const;
const states = { accept: 'accepted', refuse: 'refused' } as Record<string, string>;

const result = ({ page, say }: Driver) => page.getByRole('dialog', { name: say('settlement', 'finished') });
const selection = ({ page, say }: Driver) =>
  page.getByRole('region', { name: say('settlement', 'selection') });
const nameOf = ({ world, say }: Driver, place: number) =>
  [
    world.employeeName,
    formatDate(dates[place]!, 'uz-Latn', 'dayMonth'),
    say('settlement', 'kind.reason'),
  ].join(', ');

/** The queue, in which two reasons for being late are selected. */
export const model = confirmedChangeModel(cases, {
  gate: ({ settle }: Driver) => settle,
  choose: async (driver, { verb, rows }) => {
    const { page, say, world, reasons } = driver;
    for (const id of reasons) await world.setReason(id, 'given');
    await page.reload();
    const rowOf = (place: number) => page.locator(`[data-row="reason ${reasons[place]!} ${dates[place]!}"]`);
    const press = (within: Locator) =>
      within.getByRole('button', { name: say('settlement', `verb.${verb}`), exact: true }).click();
    if (rows.length === 1) await press(rowOf(0));
    else {
      for (const place of rows.keys()) await rowOf(place).getByRole('checkbox').check();
      await selection(driver)
        .getByText(say('settlement', 'chosen', { count: rows.length }), { exact: true })
        .waitFor();
      await press(selection(driver));
    }
    for (const place of rows.keys())
      await page.getByRole('alertdialog').getByText(nameOf(driver, place), { exact: true }).waitFor();
  },
  title: ({ say }, { verb }) => say('settlement', `ask.${verb}`),
  confirmLabel: ({ say }, { verb }) => say('settlement', `verb.${verb}`),
  fields: ({ verb }) => (isNoteRequired(verb) ? ['note'] : []),
  make: async (driver) => {
    const { world, settle, reasons, case: outcome } = driver;
    await settle.arrived();
    const { items } = lastBody(driver) as { items: SettleSubject[] };
    for (const { id } of items) await world.setReason(id, 'given');
    // Somebody else was quicker with the second.
    if (outcome !== 'all') await world.setReason(reasons[1], 'accepted');
    await settle.pass();
  },
  refuse: { tooLong: ({ settle }) => settle.pass({ note: 'x'.repeat(301) }) },
  impossible: ({ verb }, refusal = '') => verb === 'accept' && refusal === 'tooLong',
  report: {
    shows: async (driver, { subject, report }) => {
      const { say, world, reasons } = driver;
      const { verb, rows } = subject!;
      const failed = remainingRows(rows, report).length;
      await result(driver)
        .getByText(
          failed > 0
            ? say('settlement', 'someFailed', { done: rows.length - failed, failed })
            : say('settlement', 'allDone', { count: rows.length }),
        )
        .waitFor();
      const shown = await result(driver).getByRole('listitem').allInnerTexts();
      const decided = say('settlement', 'done');
      const wanted = failed
        ? [
            `${nameOf(driver, 1)}\n${say('problems', 'illegalTransition')}`,
            `${nameOf(driver, 0)}\n${decided}`,
          ]
        : [0, 1].map((place) => `${nameOf(driver, place)}\n${decided}`);
      if (JSON.stringify(shown) !== JSON.stringify(wanted))
        throw new Error(`the results are ${JSON.stringify(shown)}, not ${JSON.stringify(wanted)}`);
      const first = await world.reasonOf(reasons[0]);
      if (first?.state !== states[verb]) throw new Error(`the first reason is ${first?.state ?? 'gone'}`);
      await selection(driver).waitFor({ state: 'detached' });
    },
    retry: (driver) =>
      result(driver)
        .getByRole('button', { name: driver.say('settlement', 'retry') })
        .click(),
    close: (driver) =>
      result(driver)
        .getByRole('button', { name: driver.say('settlement', 'close') })
        .click(),
  },
});
