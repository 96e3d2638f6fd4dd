import { expect } from 'vitest';
import { formatMonth } from '#domain/format/index.ts';
import { reportColumns, reportTitles } from '#domain/reports/columns.ts';
import { reportKinds, type ReportColumn } from '#domain/reports/kinds.ts';
import { cases } from '#machines/flows/insight/reportMaking/reportMakingMachine.cases.ts';
import {
  findSameReport,
  columnsIn,
  reportOf,
  type ReportForm,
  type WantedReport,
} from '#machines/flows/insight/reportMaking/reportMakingMachine.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { ReportsWorld } from './reports.world.ts';

export interface Driver extends ChangeDriver {
  make: Gate;
  world: ReportsWorld;
}

const language = 'uz-Latn';
const dialog = ({ page }: Driver) => page.getByRole('alertdialog');

const fieldsOf = ({ kind }: WantedReport) => {
  const { period } = reportKinds[kind];
  const months = period === 'months' ? (['from', 'to'] as const) : period ? (['from'] as const) : [];
  return [...months, 'unit', 'format'] as const;
};

const columnBoxes = (driver: Driver) => dialog(driver).locator('input[name="columns"]');

/** What the list says of a report that was asked for. */
function wordsOf(form: ReportForm, wanted: WantedReport, say: Say): string[] {
  const { kind, from, to, unit } = reportOf(form, wanted);
  const months = [...new Set([from, to])].flatMap((month) => (month ? [formatMonth(month, language)] : []));
  return [
    reportTitles[kind][language],
    months.join(' – ') || say('reports', 'today'),
    ...(unit ? [say('reports', 'unitNone')] : []),
  ];
}

export const model = confirmedChangeModel(cases, {
  gate: ({ make }: Driver) => make,
  choose: async ({ page, say, world }, { kind, like }) => {
    await world.forget();
    if (like) await world.addReady();
    await page.goto('/reports');
    if (like) return page.getByRole('button', { name: say('reports', 'again'), exact: true }).click();
    const title = reportTitles[kind][language];
    return page
      .getByRole('region', { name: say('reports', 'choose') })
      .getByRole('button', { name: new RegExp(`^${title}`) })
      .click();
  },
  title: (_, { kind }) => reportTitles[kind][language],
  confirmLabel: ({ say }) => say('reports', 'make'),
  fields: fieldsOf,
  control: ({ page }, field) => page.getByRole('alertdialog').locator(`select[name="${field}"]`),
  picks: {
    // One box at a time: more would be more than one change.
    fields: ({ kind }, form) =>
      reportKinds[kind].columns.length > 0 && columnsIn(form).length < 2 ? ['columns'] : [],
    pick: (driver) =>
      dialog(driver)
        .getByRole('checkbox', { name: reportColumns.date.heading[language], exact: true })
        .click(),
  },
  shows: async (driver, wanted, form) => {
    const boxes = await columnBoxes(driver).evaluateAll((found) =>
      (found as HTMLInputElement[]).filter(({ checked }) => checked).map(({ value }) => value),
    );
    const kept = reportKinds[wanted.kind].columns.filter((one: ReportColumn) =>
      columnsIn(form).includes(one),
    );
    expect(boxes).toEqual(kept);
    // A file of the same choices can be had at once.
    await dialog(driver)
      .getByRole('button', { name: driver.say('reports', 'download'), exact: true })
      .waitFor({ state: findSameReport(form, wanted) ? 'visible' : 'detached' });
  },
  make: async ({ page, say, world, make, subject, step }) => {
    await make.pass();
    const { form } = step.from.moment.snapshot.context as { form: ReportForm };
    const row = page.getByRole('table').locator('[data-row]').first();
    for (const word of wordsOf(form, subject, say)) await row.getByText(word, { exact: true }).waitFor();
    const { kind, from = null, to = null, unit = null, columns, format } = reportOf(form, subject);
    expect(await world.latest()).toMatchObject({ kind, from, to, unit, columns, format });
  },
  refuse: {
    tooMany: async ({ world, make }) => {
      await make.arrived();
      for (let order = 0; order < 10; order += 1) await world.addUnderWay(order);
      return make.pass();
    },
    tooLong: ({ make }) => make.pass({ to: '2030-01' }),
  },
  impossible: ({ kind }, refusal) => refusal === 'tooLong' && reportKinds[kind].period !== 'months',
});
