import { cases } from '#machines/flows/account/jobDecline/jobDeclineMachine.cases.ts';
import type { PersonalWorld } from './personal.world.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  gates: Record<'decline', Gate>;
  world: PersonalWorld;
}

const offer = ({ page, world }: Driver) => page.getByRole('listitem').filter({ hasText: world.company });

export const model = confirmedChangeModel(cases, {
  gate: ({ gates }: Driver) => gates.decline,
  choose: async (driver) => {
    const { page, say, world } = driver;
    await world.be('offered');
    await page.reload();
    await offer(driver)
      .getByRole('button', { name: say('account', 'decline.open'), exact: true })
      .click();
  },
  title: ({ say, world }) => say('account', 'decline.title', { company: world.company }),
  confirmLabel: ({ say }) => say('account', 'decline.confirm'),
  fields: () => ['reason'],
  make: async (driver) => {
    const { page, say, gates, world, step } = driver;
    const { reason } = (step.from.moment.snapshot.context as { form: { reason: string } }).form;
    await gates.decline.pass();
    await page.getByText(say('account', 'decline.done'), { exact: true }).first().waitFor();
    await offer(driver).waitFor({ state: 'detached' });
    const sent = (lastBody(driver) as { reason?: string }).reason ?? null;
    if (sent !== (reason || null) || (await world.refusal()) !== sent)
      throw new Error('the record does not have the reason that was typed');
  },
  refuse: {
    gone: async ({ gates, world }) => {
      await world.be('elsewhere');
      await gates.decline.pass();
    },
    illegal: async ({ gates, world }) => {
      await world.be('held');
      await gates.decline.pass();
    },
    tooLong: ({ gates }) => gates.decline.pass({ reason: 'a'.repeat(301) }),
  },
});
