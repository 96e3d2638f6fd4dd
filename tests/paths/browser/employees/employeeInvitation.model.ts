import { formatPhone } from '#domain/format/index.ts';
import { cases } from '#machines/flows/employees/employeeInvitation/employeeInvitationMachine.cases.ts';
import type { StaffWorld } from './staff.world.ts';
import { confirmedChangeModel, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  world: StaffWorld;
  invite: Gate;
  id: string;
  phoneNumber: string;
}

const phoneOf = ({ phoneNumber }: Driver) => formatPhone(phoneNumber);

export const model = confirmedChangeModel(cases, {
  gate: ({ invite }: Driver) => invite,
  choose: async ({ page, say, world, id }) => {
    await world.setStatus(id, 'notIdentified');
    await world.forgetInvitations(id);
    await page.reload();
    await page.getByRole('button', { name: say('employees', 'invite.open'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('employees', 'invite.send'), exact: true })
      .click();
  },
  title: (driver) => driver.say('employees', 'invite.title', { phone: phoneOf(driver) }),
  confirmLabel: ({ say }) => say('employees', 'invite.send'),
  make: async (driver) => {
    const { page, say, world, invite, id } = driver;
    await invite.pass();
    await page
      .getByText(say('employees', 'invite.sent', { phone: phoneOf(driver) }), { exact: true })
      .first()
      .waitFor();
    const link = `${new URL(page.url()).port}/auth/registration#phone=${driver.phoneNumber}`;
    await page.getByRole('link', { name: link }).waitFor();
    if ((await world.invitations(id)) !== 1) throw new Error('one message was to be written down');
  },
  refuse: {
    joined: async ({ world, invite, id }) => {
      await invite.arrived();
      await world.setStatus(id, 'blocked');
      await invite.pass();
    },
    tooMany: async ({ world, invite, id }) => {
      await invite.arrived();
      await world.invite(id);
      await invite.pass();
    },
  },
});
