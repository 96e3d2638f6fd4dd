import { tiyin } from '#domain/money.ts';
import { readConfig } from '#server/config.ts';
import { newId } from '#server/identifier.ts';
import { namesOf } from '#server/modules/employees/records/index.ts';
import type { RegisterRow } from '#server/modules/money/payouts/registers.ts';
import { dataKey, seal } from '#server/secrets.ts';
import type { PayoutItem } from '#server/database/tables.generated.ts';
import type { App } from '../browser/app.ts';
import { phoneOf, someEmployee } from './scenes.ts';

async function itemsOf(app: App) {
  const { organizationId } = await someEmployee(app);
  const { db } = app.server;
  const items = db.selectFrom('payoutItem').selectAll().where('organizationId', '=', organizationId);
  const [first, second, failed, ...others] = await items.orderBy('id').execute();
  return { organizationId, waiting: [first!, second!], sent: [failed!, ...others] };
}

const keyOf = ({ id }: PayoutItem) => `${id}.2`;

const updatePayouts = async (
  { server: { db } }: App,
  items: readonly PayoutItem[],
  values: Partial<PayoutItem>,
) => {
  const ids = items.map(({ id }) => id);
  await db.updateTable('payoutItem').set(values).where('id', 'in', ids).execute();
};

/**
 * Makes the sample company pay through its bank: two payments wait; in a register one is not paid, two are open, the
 * others are paid.
 */
export async function payByRegister(app: App): Promise<string> {
  const { waiting, sent } = await itemsOf(app);
  const there = await app.server.db.selectFrom('payoutRegister').select('id').executeTakeFirst();
  const id = there?.id ?? (await insertRegister(app));
  const again = { provider: 'file', attempts: 2 } as const;
  await updatePayouts(app, waiting, { ...again, state: 'waiting' });
  await updatePayouts(app, sent.slice(0, 1), { ...again, state: 'failed' });
  await updatePayouts(app, sent.slice(1, 3), { ...again, state: 'sending' });
  await updatePayouts(app, sent.slice(3), { ...again, state: 'paid' });
  return id;
}

async function insertRegister(app: App): Promise<string> {
  const { db, clock } = app.server;
  const { organizationId, sent } = await itemsOf(app);
  const by = await db
    .selectFrom('account')
    .select('id')
    .where('phoneNumber', '=', phoneOf.employer)
    .executeTakeFirstOrThrow();
  const [id, at] = [newId(), clock.date()];
  const people = [...new Set(sent.map(({ employeeId }) => employeeId))];
  const names = await namesOf(db, organizationId, people);
  const rows = sent.map((item): RegisterRow => ({
    ...{ key: keyOf(item), fullName: names.get(item.employeeId) ?? '', pinfl: '', cardNumber: '' },
    ...{ amount: item.amount, period: item.period },
  }));
  await db
    .insertInto('payoutRegister')
    .values({
      ...{ organizationId, id, number: 1, count: sent.length },
      rowsEncrypted: seal(dataKey(readConfig({}), 'payoutRegister'), JSON.stringify(rows), id),
      amount: tiyin(sent.reduce((sum, { amount }) => sum + amount, 0)),
      ...{ createdAt: at, createdByAccountId: by.id },
    })
    .execute();
  await db
    .insertInto('payoutAttempt')
    .values(
      sent.map((item) => ({
        ...{ organizationId, itemId: item.id, n: 2, key: keyOf(item), provider: 'file' as const },
        ...{ cardId: item.cardId, amount: item.amount, at, registerId: id },
      })),
    )
    .execute();
  return id;
}

/** What the bank says of the register: one of the open payments is paid, one is not, and three rows settle nothing. */
export async function bankAnswer(app: App): Promise<string> {
  const { sent } = await itemsOf(app);
  const [, paid, unpaid, settled] = sent;
  const rows = [
    ['Код платежа', 'Сумма', 'Статус', 'Причина'],
    [keyOf(paid!), paid!.amount / 100, 'Исполнено', ''],
    [keyOf(unpaid!), unpaid!.amount / 100, 'Отказ', 'Карта закрыта'],
    [keyOf(settled!), settled!.amount / 100, 'Исполнено', ''],
    ['01935d2e-0000-7000-8000-000000000118.1', 250_000, 'Исполнено', ''],
    [keyOf(paid!), paid!.amount / 100, 'В обработке', ''],
  ];
  return rows.map((cells) => cells.join(';')).join('\n');
}

/** Restores the payments. Attempts cannot be deleted, so they and the register stay without effect. */
export async function forgetRegister(app: App): Promise<void> {
  const { waiting, sent } = await itemsOf(app);
  await updatePayouts(app, [...waiting, ...sent], { state: 'paid', provider: 'hand', attempts: 1 });
}
