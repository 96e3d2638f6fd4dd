import type { Page } from 'playwright-core';
import type { App } from '../browser/app.ts';
import type { Say } from '../browser/texts.ts';

export type Who = 'stranger' | 'newcomer' | 'employee' | 'employer';

export const phoneOf: Record<Exclude<Who, 'stranger'>, string> = {
  newcomer: '998901000003',
  employee: '998901000002',
  employer: '998901000001',
};

export interface Scene {
  app: App;
  page: Page;
  say: Say;
}

export interface BuiltScreen {
  /** Names its screenshots. */
  name: string;
  who: Who;
  /** Brings the screen into the state to look at; the page may be anywhere before. */
  open(scene: Scene): Promise<void>;
  /** Reverts what showing it did to the company. */
  undo?(app: App): Promise<void>;
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).first().waitFor();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A path whose screen has one heading and has loaded its data. */
export const at =
  (path: string) =>
  async ({ page }: Scene) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main[aria-busy="false"]').waitFor();
    await page.locator('.skeleton').first().waitFor({ state: 'detached' });
    const { pathname } = new URL(page.url());
    if (pathname !== new URL(path, page.url()).pathname) throw new Error(`${path} led to ${pathname}`);
  };

export const inTurn =
  (first: (scene: Scene) => Promise<unknown>, ...more: ((scene: Scene) => Promise<unknown>)[]) =>
  async (scene: Scene) => {
    await first(scene);
    for (const step of more) await step(scene);
  };

export const gateOf = async ({ server }: App) =>
  server.db
    .selectFrom('gate')
    .select(['id', 'title'])
    .where('title', '=', 'Asosiy kirish')
    .executeTakeFirstOrThrow();
export const someEmployee = async ({ server }: App) =>
  server.db
    .selectFrom('employee')
    .select(['id', 'organizationId'])
    .where('phoneNumber', '=', phoneOf.employee)
    .executeTakeFirstOrThrow();

/** An employee in whose forms no other scene leaves a draft, by a number from 0. */
export async function anotherEmployee(app: App, number: number) {
  const { id, organizationId } = await someEmployee(app);
  return app.server.db
    .selectFrom('employee')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '<>', id)
    .where('status', '=', 'active')
    .orderBy('phoneNumber')
    .offset(number)
    .executeTakeFirstOrThrow();
}

/** The newest request of the sample company. */
export const someRequest = async ({ server }: App) =>
  server.db
    .selectFrom('paymentRequest')
    .innerJoin('employee', 'employee.id', 'paymentRequest.employeeId')
    .select('paymentRequest.id')
    .where('employee.phoneNumber', '=', phoneOf.employee)
    .orderBy('requestedAt', 'desc')
    .executeTakeFirstOrThrow();

export const findMismatched = async ({ server }: App) =>
  server.db
    .selectFrom('employee')
    .innerJoin('account', 'account.phoneNumber', 'employee.phoneNumber')
    .select('employee.id')
    .whereRef('account.pinfl', '<>', 'employee.pinfl')
    .executeTakeFirstOrThrow();

/** The browser refuses the camera, as after a denied prompt. */
export const denyCamera = ({ page }: Scene) =>
  page.addInitScript(() => {
    if (location.hash === '#denied')
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });

export const forgetAttempts = async ({ server }: App) => {
  await server.db.deleteFrom('attempt').execute();
  await server.db.deleteFrom('attemptWindow').execute();
};

export const check = '/qr-scan/attendance-check/in';

/** From the first step of hiring to the second. */
export async function openHiringTerms({ page, say }: Scene): Promise<void> {
  // An earlier scene may have left a draft.
  const discard = button(page, say('employees', 'wizard.discardDraft'));
  const name = page.getByRole('textbox', { name: say('employees', 'firstName'), exact: true });
  await discard.or(name).waitFor();
  if (await discard.isVisible()) await discard.click();
  const fill = (key: 'firstName' | 'lastName' | 'passport' | 'pinfl', value: string) =>
    page.getByRole('textbox', { name: say('employees', key), exact: true }).fill(value);
  await fill('firstName', 'Malika');
  await fill('lastName', 'Yusupova');
  await fill('passport', 'AD7654321');
  await fill('pinfl', '42203969949920');
  await button(page, say('employees', 'wizard.next')).click();
}
