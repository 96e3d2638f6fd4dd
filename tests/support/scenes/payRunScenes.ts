import { fromSom, tiyin, type Tiyin } from '#domain/money.ts';
import type { PaymentRequestState } from '#machines/lifecycles/paymentRequestMachine.ts';
import { newId } from '#server/identifier.ts';
import type { App } from '../browser/app.ts';
import { bodyOf } from '../worlds/punching.ts';
import { at, button, inTurn, phoneOf, type BuiltScreen, type Scene } from './scenes.ts';

/**
 * Makes the first person pay back an earlier overpayment; the second gets nothing and carries a rest over to the next
 * month.
 */
async function carryOver(
  { db }: App['server'],
  paysBack: { employeeId: string; proposed: Tiyin },
  nothing: { employeeId: string },
): Promise<void> {
  const owed = fromSom(150_000);
  const less = tiyin(paysBack.proposed - owed);
  const of = (employeeId: string) => db.updateTable('payRunItem').where('employeeId', '=', employeeId);
  await of(paysBack.employeeId)
    .set({ carryOver: owed, carried: tiyin(0 - owed), proposed: less, amount: less })
    .execute();
  await of(nothing.employeeId)
    .set((row) => ({
      ...{ carried: fromSom(240_000), proposed: tiyin(0), amount: tiyin(0) },
      paid: row('earned', '+', fromSom(240_000)),
    }))
    .execute();
}

/** A run of November's salaries in which somebody is left out, somebody gets less, and two have settled with other months. */
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
  await carryOver(server, items[2]!, items[3]!);
  return id;
}

/** The same, as the calendar drafts it on the day of payment. */
async function prepareRun(app: App): Promise<void> {
  const id = await makeRun(app);
  await app.server.db.updateTable('payRun').set({ createdByAccountId: null }).where('id', '=', id).execute();
}

const states = ['paid', 'sending', 'approved', 'failed'] as const satisfies PaymentRequestState[];

/** The run as some days after it was confirmed: its payments are rows alone, as the ledger keeps what it has. */
async function confirmRun(app: App): Promise<string> {
  const runId = await makeRun(app);
  const { db, clock } = app.server;
  const at = clock.date();
  const by = { requestedAt: at, reviewedAt: at, reviewReason: null, undoUntil: null };
  const run = await db
    .updateTable('payRun')
    .set((row) => ({
      ...{ state: 'confirmed', confirmedAt: at },
      confirmedByAccountId: row.ref('createdByAccountId'),
    }))
    .where('id', '=', runId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('payRunItem')
    .innerJoin('defaultCard as card', 'card.employeeId', 'payRunItem.employeeId')
    .selectAll('payRunItem')
    .select('card.id as cardId')
    .where('runId', '=', runId)
    .where('excluded', '=', false)
    .where('proposed', '>', tiyin(0))
    .orderBy('payRunItem.employeeId')
    .execute();
  await db
    .insertInto('paymentRequest')
    .values(
      items.map(({ organizationId, employeeId, cardId, amount }, index) => ({
        ...{ organizationId, id: newId(), employeeId, cardId, runId, kind: 'salary', ...by },
        ...{ period: run.period, amount, askedAmount: amount, note: null, cancelledBy: null },
        ...{ state: states[index % states.length]!, reviewedByAccountId: run.confirmedByAccountId },
      })),
    )
    .execute();
  return runId;
}

async function forgetRuns({ server: { db } }: App): Promise<void> {
  await db.deleteFrom('paymentRequest').where('runId', 'is not', null).execute();
  await db.deleteFrom('payRunItem').execute();
  await db.deleteFrom('payRun').execute();
}

/** Sets a provider whose balance the run can show. */
async function payBySandbox({ server }: App): Promise<void> {
  const as = await server.signIn(phoneOf.employer, 'a-computer-in-the-office');
  bodyOf(await server.call('updatePayoutSettings', { as, body: { version: 0, provider: 'sandbox' } }));
}

/** Counts the days, and makes somebody's salary carry a rest over to the next one. */
async function oweSomething(app: App): Promise<void> {
  const { db } = app.server;
  const id = await makeRun(app);
  await db
    .updateTable('payRun')
    .set((row) => ({
      ...{ state: 'confirmed', confirmedAt: app.server.clock.date() },
      confirmedByAccountId: row.ref('createdByAccountId'),
    }))
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('payRunItem').where('carried', '<=', tiyin(0)).execute();
  await app.server.figuresCounted();
}

/** A run of what was asked for in November, after which one more came. */
async function makeRunOfRequests({ server }: App): Promise<string> {
  const as = await server.signIn(phoneOf.employer, 'a-computer-in-the-office');
  const body = { kind: 'requests', period: '2026-11' } as const;
  const { id } = bodyOf(await server.call('createPayRun', { as, body }));
  const { items } = bodyOf(await server.call('listPayRunItems', { as, path: { id }, query: {} }));
  await server.db.deleteFrom('payRunItem').where('requestId', '=', items[0]!.requestId).execute();
  return id;
}

const openConfirmed = async (scene: Scene) => at(`/payments/runs/${await confirmRun(scene.app)}`)(scene);
const openRun = async (scene: Scene) => at(`/payments/runs/${await makeRun(scene.app)}`)(scene);

/** Advances and salaries of many people together, and what is left to pay. */
export const payRunScreens: readonly BuiltScreen[] = [
  {
    name: 'earnings',
    who: 'employer',
    open: inTurn(({ app }) => oweSomething(app), at('/payments/earnings')),
    undo: forgetRuns,
  },
  {
    name: 'pay-runs',
    who: 'employer',
    open: inTurn(({ app }) => prepareRun(app), at('/payments/runs')),
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
  {
    name: 'pay-run',
    who: 'employer',
    open: inTurn(
      ({ app }) => payBySandbox(app),
      openRun,
      async ({ page, say }) => {
        const told = say('runs', 'balance.left').split('{{')[0]!;
        await page.getByText(told, { exact: false }).first().waitFor();
      },
    ),
    undo: async (app) => {
      await forgetRuns(app);
      await app.server.db.deleteFrom('payoutSettings').execute();
    },
  },
  {
    name: 'pay-run-change',
    who: 'employer',
    open: inTurn(openRun, async ({ page, say }) => {
      await page
        .getByRole('button', { name: say('runs', 'actions', { name: '' }) })
        .last()
        .click();
      await page.getByRole('menuitem', { name: say('runs', 'verb.lower'), exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
    undo: forgetRuns,
  },
  {
    name: 'pay-run-confirming',
    who: 'employer',
    open: inTurn(openRun, async ({ page, say }) => {
      await button(page, say('runs', 'verb.confirm')).click();
      await page.getByRole('alertdialog').waitFor();
    }),
    undo: forgetRuns,
  },
  {
    name: 'pay-run-of-requests',
    who: 'employer',
    open: async (scene) => at(`/payments/runs/${await makeRunOfRequests(scene.app)}`)(scene),
    undo: forgetRuns,
  },
  { name: 'pay-run-confirmed', who: 'employer', open: openConfirmed, undo: forgetRuns },
];
