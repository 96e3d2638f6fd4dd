import { addDays, companyDayStart, type CompanyDate } from '#domain/calendar/index.ts';
import { fromSom, tiyin } from '#domain/money.ts';
import { inTransaction } from '../database/transaction.ts';
import { readNotifications } from '../modules/notifications/index.ts';
import { accountIdOf } from '../seed/company.ts';
import { FIRST_DAY } from './beginning.ts';
import type { Deed, World } from './deed.ts';
import { minutes } from './personsDay.ts';
import { demoCompany, demoStaff, founders, hiredLater, unitOf, unitTitles } from './people.ts';

/** Those who work by a schedule do so from here on: what happens on a day is known when it begins. */
const SECOND_DAY: CompanyDate = addDays(FIRST_DAY, 1);
const on = (date: CompanyDate, minute: number, does: Deed['does']): Deed => ({
  at: companyDayStart(date) + minutes(minute),
  does,
});
const whole = <Row extends object>(row: Row): Extract<Row, { salary: unknown }> => {
  if (!('salary' in row)) throw new Error('a manager has only the brief record');
  return row as Extract<Row, { salary: unknown }>;
};

/** What an owner does once, in the order of time. */
export const story: readonly Deed[] = [
  on(FIRST_DAY, 6 * 60 + 40, begin),
  on('2026-07-01', 9 * 60 + 30, (world) => raise(world, '2026-07-01')),
  on('2026-08-14', 19 * 60, async ({ owner, records }) => {
    const ids = [records.get(founders[9]!)!];
    await owner('changeEmployeeStatus', { body: { event: 'leave', ids, reason: 'Oʻz xohishi bilan' } });
  }),
  on('2026-09-06', 18 * 60, hire),
  on('2026-11-17', 12 * 60, readEverything),
];

/** Units, the hours of the store, and who pays. */
async function begin({ owner, records }: World): Promise<void> {
  const { version } = await owner('getPayoutSettings');
  await owner('updatePayoutSettings', { body: { version, provider: 'sandbox' } });
  const hours = { start: '10:00', end: '19:00' };
  const days = [hours, hours, hours, hours, hours, null, null];
  const schedule = { kind: 'weekly' as const, days, breakMinutes: 60, worksOnHolidays: false, anchor: null };
  const body = { title: 'Ombor ish vaqti', validFrom: FIRST_DAY, schedule };
  const { id: scheduleId } = await owner('createSchedule', { body });
  for (const title of unitTitles) {
    const { id: unitId } = await owner('createUnit', { body: { title } });
    const employeeIds = founders.filter((who) => unitOf(who) === title).map((who) => records.get(who)!);
    await owner('assignUnit', { body: { unitId, employeeIds, validFrom: FIRST_DAY } });
    if (title === 'Ombor')
      await owner('assignSchedule', {
        body: { scheduleId, employeeIds: [], unitIds: [unitId], validFrom: SECOND_DAY },
      });
  }
}

/** A tenth more for three people. */
async function raise({ owner, records }: World, salaryFrom: CompanyDate): Promise<void> {
  for (const who of [founders[1]!, founders[6]!, founders[12]!]) {
    const id = records.get(who)!;
    const { version, firstName, lastName, passportSerialNumber, pinfl, phoneNumber, chosenStatus, ...terms } =
      whole(await owner('getEmployee', { path: { id } }));
    const { salary, accountCredit, ownBalanceLimit } = terms;
    const identity = { version, firstName, lastName, passportSerialNumber, pinfl, phoneNumber, chosenStatus };
    const raised = tiyin(Math.round((salary * 1.1) / fromSom(10_000)) * fromSom(10_000));
    await owner('updateEmployee', {
      path: { id },
      body: { ...identity, accountCredit, ownBalanceLimit, cardNumber: null, salary: raised, salaryFrom },
    });
  }
}

async function hire({ owner, as }: World): Promise<void> {
  const { items: units } = await owner('listUnits');
  for (const who of hiredLater) {
    const { firstName, lastName, passportSerialNumber, pinfl, phoneNumber, cardNumber, salary } = who;
    const identity = { firstName, lastName, passportSerialNumber, pinfl, phoneNumber };
    const unitId = units.find(({ title }) => title === unitOf(who))?.id ?? null;
    const body = { ...identity, cardNumber, salary, status: 'active' as const, unitId };
    const { id: employeeId } = await owner('createEmployee', { body });
    await as(who)('acceptJob', { path: { employeeId } });
  }
}

/** Marks older notifications as read, so that a first sign-in does not show months of them. */
async function readEverything({ server: { services } }: World): Promise<void> {
  const upTo = Number.MAX_SAFE_INTEGER;
  const { employer, colleagues = [] } = demoCompany;
  await inTransaction(services.db, async (tx) => {
    for (const who of [employer, ...colleagues.map((one) => one.who), ...demoStaff])
      await readNotifications(tx, accountIdOf(who), { upTo }, services.clock.date());
  });
}
