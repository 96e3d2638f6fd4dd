import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { fromSom, tiyin, type Tiyin } from '#domain/money.ts';
import { newId } from '#server/identifier.ts';
import type { App } from '../browser/app.ts';
import { bodyOf } from '../worlds/punching.ts';
import { at, inTurn, phoneOf, type BuiltScreen } from './scenes.ts';

const month: CompanyMonth = '2026-10';

/** The sample employee's October: closed, with an advance and the salary paid. Rows alone: the ledger keeps what it has. */
async function payOctober({ server: { db, clock, call, signIn } }: App): Promise<void> {
  const { id: employeeId, organizationId } = await db
    .selectFrom('employee')
    .where('phoneNumber', '=', phoneOf.employee)
    .select(['id', 'organizationId'])
    .executeTakeFirstOrThrow();
  const changedAt = clock.date();
  const { id: cardId } = await db
    .selectFrom('defaultCard')
    .where('employeeId', '=', employeeId)
    .select('id')
    .executeTakeFirstOrThrow();
  const confirmedByAccountId = newId();
  await db.insertInto('period').values({ organizationId, month, state: 'closed', changedAt }).execute();
  const run = async (number: number, kind: 'advance' | 'salary') => {
    const id = newId();
    await db
      .insertInto('payRun')
      .values({
        ...{ organizationId, id, number, kind, period: month, state: 'confirmed', confirmedByAccountId },
        ...{ createdAt: changedAt, confirmedAt: changedAt },
      })
      .execute();
    return { runId: id, kind };
  };
  const pay = async (
    { runId, kind }: Awaited<ReturnType<typeof run>>,
    amount: Tiyin,
    paidOn: CompanyDate,
  ) => {
    const [requestId, requestedAt] = [newId(), new Date(`${paidOn}T09:00:00+05:00`)];
    const whose = { organizationId, employeeId, cardId, period: month, amount };
    await db
      .insertInto('paymentRequest')
      .values({ ...whose, id: requestId, kind, runId, askedAmount: amount, state: 'paid', requestedAt })
      .execute();
    await db
      .insertInto('payoutItem')
      .values({
        ...{ ...whose, id: newId(), requestId, provider: 'hand', state: 'paid', attempts: 1, paidOn },
        ...{ looks: 0, missed: 0, createdAt: requestedAt, changedAt: requestedAt },
      })
      .execute();
  };
  const [advances, salaries] = [await run(1, 'advance'), await run(2, 'salary')];
  const [none, owed] = [fromSom(0), fromSom(150_000)];
  await db
    .insertInto('payRunItem')
    .values({
      ...{ organizationId, runId: salaries.runId, employeeId, salary: none, workingDays: 0, daysWorked: 0 },
      ...{ additions: none, deductions: none, added: none, deducted: none, tax: none, taxed: none },
      ...{ earned: none, adjustments: none, reserved: none, paid: none, proposed: none, amount: none },
      ...{ carryOver: owed, carried: tiyin(0 - owed), excluded: false, accrued: none },
    })
    .execute();
  await pay(advances, fromSom(1_000_000), '2026-10-20');
  const as = await signIn(phoneOf.employee, 'another-phone');
  const { toPay } = bodyOf(await call('getPayslip', { as, path: { month } }));
  await pay(salaries, toPay, '2026-11-05');
}

async function forgetOctober({ server: { db } }: App): Promise<void> {
  const runs = await db.selectFrom('payRun').select('id').execute();
  const ids = runs.map(({ id }) => id);
  const paid = db.selectFrom('paymentRequest').select('id').where('runId', 'in', ids);
  await db.deleteFrom('payoutItem').where('requestId', 'in', paid).execute();
  await db.deleteFrom('paymentRequest').where('runId', 'in', ids).execute();
  await db.deleteFrom('payRunItem').where('runId', 'in', ids).execute();
  await db.deleteFrom('payRun').where('id', 'in', ids).execute();
  await db.deleteFrom('period').where('month', '=', month).execute();
}

/** A person's months, and one of them as on paper. */
export const payslipScreens: readonly BuiltScreen[] = [
  {
    name: 'payslips',
    who: 'employee',
    open: inTurn(({ app }) => payOctober(app), at('/payslips')),
    undo: forgetOctober,
  },
  {
    name: 'payslip',
    who: 'employee',
    open: inTurn(({ app }) => payOctober(app), at(`/payslips/${month}`)),
    undo: forgetOctober,
  },
];
