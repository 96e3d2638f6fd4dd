import { tiyin } from '#domain/money.ts';
import type { App } from './app.ts';
import { bodyOf } from './punching.ts';
import { at, button, inTurn, phoneOf, type BuiltScreen, type Scene } from './scenes.ts';

/** A run of November's salaries in which somebody is left out and somebody gets less. */
async function makeRun({ server }: App): Promise<string> {
  const as = await server.signIn(phoneOf.employer, 'a-computer-in-the-office');
  const body = { kind: 'salary', period: '2026-11' } as const;
  const { id } = bodyOf(await server.call('createPayRun', { as, body }));
  const path = { id };
  const { items } = bodyOf(await server.call('listPayRunItems', { as, path, query: {} }));
  const [first, second] = items;
  const change = { path, as };
  const left = { event: 'exclude', employeeId: first!.employeeId, reason: 'Nizo hal boʻlmagan' } as const;
  bodyOf(await server.call('changePayRun', { ...change, body: left }));
  const amount = tiyin(Math.floor(second!.proposed / 200_000) * 100_000);
  const less = { event: 'lower', employeeId: second!.employeeId, amount, reason: 'Qarz ushlanadi' } as const;
  bodyOf(await server.call('changePayRun', { ...change, body: less }));
  return id;
}

async function forgetRuns({ server: { db } }: App): Promise<void> {
  await db.deleteFrom('payRunItem').execute();
  await db.deleteFrom('payRun').execute();
}

const openRun = async (scene: Scene) => at(`/payments/runs/${await makeRun(scene.app)}`)(scene);

/** Advances and salaries of many people together. */
export const payRunScreens: readonly BuiltScreen[] = [
  {
    name: 'pay-runs',
    who: 'employer',
    open: inTurn(({ app }) => makeRun(app), at('/payments/runs')),
    undo: forgetRuns,
  },
  {
    name: 'pay-run-making',
    who: 'employer',
    open: inTurn(at('/payments/runs'), async ({ page, say }) => {
      await button(page, say('runs', 'make')).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'pay-run', who: 'employer', open: openRun, undo: forgetRuns },
  {
    name: 'pay-run-change',
    who: 'employer',
    open: inTurn(openRun, async ({ page, say }) => {
      await button(page, say('runs', 'verb.lower')).last().click();
      await page.getByRole('alertdialog').waitFor();
    }),
    undo: forgetRuns,
  },
];
