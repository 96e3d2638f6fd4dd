import { expect } from 'vitest';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { formatMonth } from '#domain/format/index.ts';
import type { NewRunKind } from '#domain/payRun.ts';
import { cases } from '#machines/flows/money/payRunMaking/payRunMakingMachine.cases.ts';
import type { PayRunForm } from '#machines/flows/money/payRunMaking/payRunMakingMachine.ts';
import type { StepContext } from '#tests/paths/engine/index.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { PayRunsWorld } from './payRuns.world.ts';

export interface Driver extends ChangeDriver {
  make: Gate;
  world: PayRunsWorld;
}

const formOf = (step: StepContext['step']): PayRunForm =>
  (step.from.moment.snapshot.context as { form: PayRunForm }).form;

/** What a form asks for: an advance is of the current month. */
const periodOf = ({ kind, period }: PayRunForm): { kind: NewRunKind; period: CompanyMonth } =>
  kind === 'advance'
    ? { kind: 'advance', period: '2026-11' }
    : { kind: kind as NewRunKind, period: period as CompanyMonth };

export const model = confirmedChangeModel(cases, {
  gate: ({ make }: Driver) => make,
  choose: async ({ page, say, world }) => {
    await world.begin();
    await page.goto('/payments/runs');
    await page
      .getByRole('main')
      .getByRole('button', { name: say('runs', 'make'), exact: true })
      .click();
  },
  title: ({ say }) => say('runs', 'makeTitle'),
  confirmLabel: ({ say }) => say('runs', 'make'),
  fields: (_, { kind }) => (kind === 'advance' ? ['kind'] : ['kind', 'period']),
  control: ({ page }, field) => page.getByRole('alertdialog').locator(`select[name="${field}"]`),
  make: async ({ page, say, world, make, step }) => {
    const { kind, period } = periodOf(formOf(step));
    if (kind === 'requests') await world.haveAsked(period);
    await make.pass();
    const title = `${say('runs', `kind.${kind}`)}, ${formatMonth(period, 'uz-Latn')}`;
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    expect(await world.latest()).toMatchObject({ kind, period });
    await page.getByText(world.employeeName, { exact: true }).first().waitFor();
  },
  refuse: {
    runOpen: async ({ world, make, step }) => {
      await make.arrived();
      const { kind, period } = periodOf(formOf(step));
      if (kind === 'requests') await world.haveAsked(period);
      await world.make(kind, period);
      return make.pass();
    },
    nobodyToPay: async ({ world, make }) => {
      await make.arrived();
      await world.work.earn(false);
      return make.pass();
    },
    tooEarly: ({ make }) => make.pass({ period: '2026-01' }),
  },
});
