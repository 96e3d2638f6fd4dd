import { cases } from '#machines/flows/account/identityUnlinking/identityUnlinkingMachine.cases.ts';
import type { PersonalWorld } from './personal.world.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  gates: Record<'unlink', Gate>;
  world: PersonalWorld;
}

const section = ({ page, say }: Driver) => page.getByRole('region', { name: say('identity', 'identities') });
const none = (driver: Driver) =>
  section(driver).getByText(driver.say('identity', 'identitiesNone'), { exact: true }).waitFor();

export const model = confirmedChangeModel(cases, {
  gate: ({ gates }: Driver) => gates.unlink,
  choose: async (driver) => {
    await driver.world.haveGoogle(true);
    await driver.page.reload();
    await section(driver).getByText('Google: Ali Valiyev', { exact: true }).waitFor();
    await section(driver)
      .getByRole('button', { name: driver.say('identity', 'unlink'), exact: true })
      .click();
  },
  title: ({ say }) => say('identity', 'unlinkTitle', { name: 'Google' }),
  confirmLabel: ({ say }) => say('identity', 'unlink'),
  make: async (driver) => {
    await driver.gates.unlink.pass();
    await none(driver);
  },
  refuse: {
    // Another device did it first.
    gone: async (driver) => {
      await driver.gates.unlink.arrived();
      await driver.world.haveGoogle(false);
      await driver.gates.unlink.pass();
      await none(driver);
    },
  },
});
