import { sql } from 'kysely';
import type { Services } from '../context.ts';
import type { Executor, Tx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { hashPassword } from '../modules/auth/index.ts';
import { companyRows, settle, type Beginning, type Rows, type SampleCompany } from './company.ts';
import { sampleId } from './numbers.ts';
import {
  neighbourEmployees,
  neighbourEmployer,
  sampleEmployees,
  sampleEmployer,
  sampleNewcomer,
} from './people.ts';
import { accountRows, signedUpRow, staffRows } from './staff.ts';
import { workRows } from './work.ts';

/** Of every sample account. */
export const samplePassword = 'Davomat1';

const companies: readonly SampleCompany[] = [
  {
    title: 'Namuna Savdo',
    tin: '9990001',
    gates: ['Asosiy kirish', 'Ombor'],
    employer: sampleEmployer,
    employees: sampleEmployees,
  },
  {
    title: 'Qoʻshni Servis',
    tin: '9990002',
    gates: ['Eshik'],
    employer: neighbourEmployer,
    employees: neighbourEmployees,
  },
];

const newcomerId = sampleId('account', 'newcomer');

/** Whether the sample company was ever created here: then the passwords of its people are public. */
export const holdsSampleCompany = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('account').select('id').where('id', '=', newcomerId).executeTakeFirst()) !== undefined;

/** Tables in the order of their foreign keys. */
const ORDER = [
  'account',
  'organization',
  'workSettings',
  'paySettings',
  'calendarDay',
  'calendarYear',
  'gate',
  'employer',
  'employee',
  'employeeSalary',
  'employeeWord',
  'employeeCount',
  'employeeEvent',
  'card',
  'punch',
  'deviceDay',
  'paymentRequest',
  'paymentRequestEvent',
] as const satisfies (keyof Rows)[];

/** A statement takes 65,535 values; the widest of these tables has fourteen columns. */
const ROWS_AT_ONCE = 1000;

async function insertAll(tx: Tx, parts: readonly Rows[]): Promise<void> {
  for (const table of ORDER) {
    const rows = parts.flatMap((part): object[] => part[table] ?? []);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await tx
        .insertInto(table)
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute();
  }
}

/**
 * Fills an empty database with companies and their work as of the server's clock, and with a person who has no company.
 * The same clock gives the same people, ids and figures. Does nothing when there is a company; writes all or nothing.
 */
export async function fillWith(
  services: Services,
  companies: readonly { company: SampleCompany; beginning?: Beginning }[],
): Promise<void> {
  const passwordHash = await hashPassword(samplePassword);
  await inTransaction(services.db, async (tx) => {
    // Processes that start at once wait in line as for migrations; all but the first find it created.
    await sql`select id from migration_lock where id = 1 for update`.execute(tx);
    if (await tx.selectFrom('organization').select('id').limit(1).executeTakeFirst()) return;
    const settings = companies.map(({ company, beginning }) => settle(company, services, beginning));
    const registeredAt = settings[0]!.hiredAt(sampleEmployer);
    const newcomer = signedUpRow(newcomerId, sampleNewcomer, passwordHash, registeredAt);
    await insertAll(tx, [
      { account: [newcomer] },
      ...settings.flatMap((setting, n) => [
        companyRows(setting),
        accountRows(setting, passwordHash),
        staffRows(setting),
        // A company with a beginning of its own has not worked yet.
        ...(companies[n]?.beginning ? [] : [workRows(setting)]),
      ]),
    ]);
  });
}

/** Two companies as of the server's clock: all of last month, and this month until now. */
export const seedSampleCompany = (services: Services): Promise<void> =>
  fillWith(
    services,
    companies.map((company) => ({ company })),
  );
