import type { Locator } from 'playwright-core';
import type { ChangeDriver } from '../shared/confirmedChange.model.ts';
import type { Gate } from '../support/gates.ts';

export interface GatesDriver extends ChangeDriver {
  make: Gate;
  rename: Gate;
  revoke: Gate;
  close: Gate;
  /** Opens and pairs the gate of the cases again, for the next choice. */
  restore: () => Promise<void>;
}

export const rowOf = ({ page }: GatesDriver, title: string): Locator =>
  page.getByRole('listitem').filter({ hasText: title });

/** Chooses what is to be done with a gate from its menu. */
export async function actOn(
  driver: GatesDriver,
  title: string,
  act: 'rename' | 'revoke' | 'close',
): Promise<void> {
  const { page, say } = driver;
  await page.getByRole('button', { name: say('gates', 'actionsOf', { gate: title }), exact: true }).click();
  await page.getByRole('menuitem', { name: say('gates', act), exact: true }).click();
}
