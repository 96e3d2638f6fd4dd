import { cases } from '#machines/flows/organization/colleaguePlace/colleaguePlaceMachine.cases.ts';
import type { PlaceForm } from '#machines/flows/organization/colleaguePlace/colleaguePlaceMachine.ts';
import { shownPhone } from '#src/components/form/phoneText.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';
import type { ColleaguesWorld } from './colleagues.world.ts';

export interface Driver extends ChangeDriver {
  gates: Record<'invite' | 'change', Gate>;
  world: ColleaguesWorld;
}

const gateOf = ({ gates }: Driver, { id }: { id: string | null }) =>
  id === null ? gates.invite : gates.change;

export const model = confirmedChangeModel(cases, {
  gate: gateOf,
  choose: async ({ page, say, world }, { id }) => {
    await world.reset();
    await page.reload();
    const name =
      id === null ? say('colleagues', 'invite') : say('colleagues', 'changeNamed', { name: world.name });
    await page.getByRole('button', { name, exact: true }).click();
  },
  title: ({ say, world }, { id }) =>
    id === null ? say('colleagues', 'inviteTitle') : say('colleagues', 'changeTitle', { name: world.name }),
  confirmLabel: ({ say }, { id }) => say('colleagues', id === null ? 'invite' : 'save'),
  fields: ({ id }) => (id === null ? ['phoneNumber', 'role'] : ['role']),
  control: ({ page }, field) =>
    field === 'role' ? page.getByRole('alertdialog').getByRole('combobox') : undefined,
  shownAs: (field, value) => (field === 'phoneNumber' ? shownPhone(value) : value),
  shows: async ({ page, say }, _subject, { role }: PlaceForm) => {
    const units = page.getByRole('group', { name: say('colleagues', 'units'), exact: true });
    await units.waitFor({ state: role === 'manager' ? 'visible' : 'detached' });
  },
  make: async (driver) => {
    const { page, say, subject, step } = driver;
    const { role } = (step.from.moment.snapshot.context as { form: PlaceForm }).form;
    await gateOf(driver, subject).pass();
    await page
      .getByText(say('colleagues', subject.id === null ? 'invited' : 'changed'), { exact: true })
      .first()
      .waitFor();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: subject.id === null ? say('colleagues', 'waiting') : driver.world.name });
    await row.getByText(say('colleagues', `role.${role as 'owner'}`)).waitFor();
  },
  refuse: {
    known: async (driver) => {
      await gateOf(driver, driver.subject).pass({ phoneNumber: driver.world.phoneNumber });
    },
    last: (driver) => gateOf(driver, driver.subject).fault(409),
  },
  // Only an invitation has a phone number to refuse, and only a colleague can be the last owner.
  impossible: ({ id }, refusal) => (refusal === 'known' && id !== null) || refusal === 'last',
});
