import { cases } from '#machines/flows/employees/mismatch/mismatchMachine.cases.ts';
import { groupPinfl } from '#src/components/form/grouping.ts';
import { shownPhone } from '#src/components/form/phoneText.ts';
import type { MismatchWorld } from './mismatch.world.ts';
import { confirmedChangeModel, lastBody, type ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface Driver extends ChangeDriver {
  send: Gate;
  world: MismatchWorld;
}

export const model = confirmedChangeModel(cases, {
  gate: ({ send }: Driver) => send,
  choose: async ({ page, say, world }) => {
    await world.disagree();
    await page.reload();
    await page.getByRole('button', { name: say('employeeRecord', 'mismatchFix'), exact: true }).click();
  },
  title: ({ say }) => say('employeeRecord', 'mismatchTitle'),
  confirmLabel: ({ say }) => say('employeeRecord', 'save'),
  fields: () => ['pinfl', 'phoneNumber'],
  // The record of the page has numbers of its own.
  shownAs: (field, value, { world }) => {
    const said = cases.cases['change.chosen'].default?.subject;
    if (field === 'pinfl') return groupPinfl(value === said?.pinfl ? world.of.pinfl : value);
    return shownPhone(value === said?.phoneNumber ? world.of.phoneNumber : value);
  },
  make: async (driver) => {
    const { page, say, send, world } = driver;
    await send.arrived();
    const { pinfl } = lastBody(driver) as { pinfl: string };
    await world.setPinfl(pinfl);
    await send.pass();
    await page.getByText(say('employeeRecord', 'mismatchResolved'), { exact: true }).first().waitFor();
    if ((await world.recorded()) !== pinfl) throw new Error('the record has another PINFL');
  },
  refuse: {
    // The account's PINFL still differs from the one that is sent.
    stays: ({ send }) => send.pass(),
    taken: ({ send, world }) => send.pass({ phoneNumber: world.takenPhone }),
    changed: async ({ send, world }) => {
      await send.arrived();
      await world.saveBehindTheBack();
      await send.pass();
    },
  },
});
