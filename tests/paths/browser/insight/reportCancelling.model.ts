import { expect } from 'vitest';
import { cases } from '#machines/flows/insight/reportCancelling/reportCancellingMachine.cases.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { ReportsWorld } from './reports.world.ts';

export interface Driver extends ChangeDriver {
  cancel: Gate;
  world: ReportsWorld;
  /** The report that is under way. */
  chosen: { id: string };
}

export const model = confirmedChangeModel(cases, {
  gate: ({ cancel }: Driver) => cancel,
  choose: async ({ page, say, world, chosen }) => {
    await world.forget();
    chosen.id = await world.addUnderWay();
    await page.goto('/reports');
    await page.getByRole('progressbar', { name: say('reports', 'progress', { percent: '40%' }) }).waitFor();
    await page
      .locator(`[data-row="${chosen.id}"]`)
      .getByRole('button', { name: say('reports', 'cancel'), exact: true })
      .click();
  },
  title: ({ say }) => say('reports', 'cancelTitle'),
  confirmLabel: ({ say }) => say('reports', 'cancel'),
  make: async ({ page, say, world, cancel, chosen }) => {
    await cancel.pass();
    await page
      .locator(`[data-row="${chosen.id}"]`)
      .getByText(say('reports', 'state.cancelled'), { exact: true })
      .waitFor();
    expect(await world.latest()).toMatchObject({ id: chosen.id, state: 'cancelled', legalEvents: [] });
  },
  refuse: {
    finished: async ({ world, cancel, chosen }) => {
      await cancel.arrived();
      await world.finish(chosen.id);
      return cancel.pass();
    },
  },
});
