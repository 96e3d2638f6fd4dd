import type { Page } from 'playwright-core';
import { formatMonth } from '#domain/format/index.ts';
import { cases } from '#machines/flows/organization/schedulePreview/schedulePreviewMachine.cases.ts';
import { defineModel } from '#tests/paths/engine/index.ts';
import type { Say } from '#tests/support/browser/texts.ts';
import type { Gate } from '../support/gates.ts';

export interface PreviewDriver {
  page: Page;
  say: Say;
  year: Gate;
}

const turn = ({ page, say }: PreviewDriver, key: 'previousMonth' | 'nextMonth') =>
  page.getByRole('button', { name: say('calendar', key), exact: true }).click();

/** Of 2/2 from 1 November on, eleven hours each; holidays are worked. */
const totals: Record<string, [days: number, hours: number]> = {
  '2026-10': [15, 165],
  '2026-11': [16, 176],
  '2026-12': [15, 165],
  '2027-01': [15, 165],
};

export const model = defineModel<PreviewDriver>()(cases, {
  events: {
    'month.previousChosen': (driver) => turn(driver, 'previousMonth'),
    'month.nextChosen': (driver) => turn(driver, 'nextMonth'),
    'preview.retried': ({ page, say }) =>
      page.getByRole('button', { name: say('common', 'tryAgain') }).click(),
    'xstate.done.actor.loadYear': ({ year }) => year.pass(),
    'xstate.error.actor.loadYear': ({ year }) => year.abort(),
  },
  states: {
    loading: ({ year }) => year.arrived(),
    failed: ({ page, say }) => page.getByRole('alert').getByText(say('common', 'noAnswer')).waitFor(),
    shown: async ({ page, say, snapshot }) => {
      const { month } = snapshot.context;
      await page.getByRole('heading', { name: formatMonth(month, 'uz-Latn'), exact: true }).waitFor();
      const [days, hours] = totals[month]!;
      const total = `${say('schedules', 'workingDays', { count: days })}, ${hours}\u00a0soat`;
      await page.getByText(total, { exact: true }).waitFor();
    },
  },
  impossible: ({ snapshot, event }) => {
    const { month } = snapshot.context;
    // The page begins with this month; an aborted request fails in no certain order.
    if (month < '2026-10' || month > '2027-01') return true;
    return event.type.startsWith('month.') && snapshot.matches('loading');
  },
});
