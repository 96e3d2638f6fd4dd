import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { generate, PostgresDialect as PostgresTypes } from 'kysely-codegen';
import { format, resolveConfig } from 'prettier';
import { embeddedPool } from '#server/database/embeddedPool.ts';
import { migrate } from '#server/database/migrate.ts';

const file = fileURLToPath(new URL('../server/database/tables.generated.ts', import.meta.url));

/** What a check constraint allows, which PostgreSQL's catalogue does not offer as a type. */
const columns = {
  'calendar_day.kind': "'dayOff' | 'holiday' | 'workingDay'",
  'calendar_day.source': "'company' | 'decree' | 'law'",
  'calendar_day.week': "'all' | 'fiveDay' | 'sixDay'",
  'default_card.employee_id': 'string',
  'default_card.fingerprint': 'string',
  'default_card.first4': 'string',
  'default_card.id': 'string',
  'default_card.last4': 'string',
  'default_card.organization_id': 'string',
  'employee.chosen_status': "'active' | 'blocked'",
  'employee.status': "'active' | 'blocked' | 'declined' | 'left' | 'notIdentified'",
  'employee_import.decision': "'skip' | 'update' | null",
  'employee_import.state':
    "'archived' | 'committed' | 'committing' | 'failed' | 'ready' | 'staging' | 'stopped' | 'undoing' | 'undone'",
  'employee_import_row.decision': "'skip' | 'update' | null",
  'employee_import_row.new_status': "'active' | 'blocked' | null",
  'employee_import_row.outcome': "'create' | 'decide' | 'problem' | 'skip' | 'unchanged' | 'update'",
  'employee_import_row.state': "'failed' | 'kept' | 'staged'",
  'employee_import_row.status': "'active' | 'blocked' | null",
  'employer.role': "'accountant' | 'manager' | 'owner'",
  'colleague_invitation.role': "'accountant' | 'manager' | 'owner'",
  'job.role': "'accountant' | 'employee' | 'manager' | 'owner'",
  'job.unit_ids': 'string[]',
  'job.status': "'active' | 'blocked' | 'declined' | 'left' | 'notIdentified'",
  'job.id': 'string',
  'job.organization_id': 'string',
  'job.organization_title': 'string',
  'one_time_code.language': "'ru' | 'uz-Cyrl' | 'uz-Latn'",
  'one_time_code.purpose': "'newDevice' | 'passwordRecovery' | 'registration' | 'signIn'",
  'outbox_message.kind': "'invitation' | 'otp'",
  'password_ticket.purpose': "'passwordRecovery' | 'registration'",
  'payment_request.cancelled_by': "'employee' | 'employer' | 'salary' | null",
  'payment_request.kind': "'advance' | 'asked' | 'salary'",
  'attendance_correction.pairs': '{ in: string; out: string }[]',
  'attendance_correction.proposed_by': "'employee' | 'employer'",
  'attendance_correction.state': "'accepted' | 'proposed' | 'refused' | 'replaced' | 'withdrawn'",
  'ledger_account.kind':
    "'advance' | 'bank' | 'carryOver' | 'deductions' | 'fees' | 'float' | 'incomeTax' | 'inFlight' | 'payable' | 'payoutPending' | 'pension' | 'salaryExpense'",
  'ledger_account.normal': '1 | -1',
  'money_movement.kind': "'approved' | 'cancelled' | 'rejected' | 'returned' | 'sent' | 'settled'",
  'money_movement.month': 'CompanyMonth',
  'money_movement.period': 'CompanyMonth',
  'money_movement_sum.kind': "'approved' | 'cancelled' | 'rejected' | 'returned' | 'sent' | 'settled'",
  'money_movement_sum.month': 'CompanyMonth',
  'late_punch.state': "'accepted' | 'expired' | 'refused' | 'waiting'",
  'late_punch.type': "'in' | 'out'",
  'absence.proposed_by': "'employee' | 'employer'",
  'absence.state': "'accepted' | 'proposed' | 'refused' | 'withdrawn'",
  'absence.file_type': "'jpeg' | 'pdf' | 'png' | null",
  'absence.treatment': "'paidElsewhere' | 'unpaid' | 'worked'",
  'absence_kind.treatment': "'paidElsewhere' | 'unpaid' | 'worked'",
  'day_decision.decision': "'counted' | 'dismissed' | 'halved'",
  'tardiness_reason.state': "'accepted' | 'given' | 'refused'",
  'payment_request.state':
    "'approved' | 'approvedAlone' | 'cancelled' | 'failed' | 'inDoubt' | 'inProcess' | 'paid' | 'returned' | 'sending'",
  'payment_request.period': 'CompanyMonth',
  'earned_figures.days_worked': 'number',
  'pay_run_item.days_worked': 'number',
  'pay_run.kind': "'advance' | 'correction' | 'requests' | 'salary'",
  'pay_run.period': 'CompanyMonth',
  'net_pay.period': 'CompanyMonth',
  'pay_line.kind': "'bonus' | 'deduction' | 'otherPay' | 'sickPay'",
  'pay_line.period': 'CompanyMonth',
  'pay_settings.salary_basis': "'gross' | 'net' | null",
  'pay_run.state': "'cancelled' | 'confirmed' | 'draft'",
  'figures_month.month': 'CompanyMonth',
  'earned_figures.month': 'CompanyMonth',
  'report.columns': 'ReportColumn[]',
  'report.format': "'csv' | 'xlsx'",
  'report.from_month': 'CompanyMonth | null',
  'report.kind': 'ReportKind',
  'report.language': "'ru' | 'uz-Cyrl' | 'uz-Latn'",
  'report.problem': "'failed' | 'tooLarge' | 'tooManyRows' | null",
  'report.state': 'ReportState',
  'report.to_month': 'CompanyMonth | null',
  'period.month': 'CompanyMonth',
  'period.state': "'closed' | 'closing' | 'open' | 'reopened'",
  'timesheet_version.month': 'CompanyMonth',
  'timesheet_person.month': 'CompanyMonth',
  'work_day.month': 'CompanyMonth',
  'work_day.absence_treatment': "'paidElsewhere' | 'unpaid' | 'worked' | null",
  'work_day.code': 'TimesheetCode',
  'work_day.counting': "Day['counting']",
  'work_day.kind': "Day['kind']",
  'work_day.pairs': '{ in: string; out: string | null }[]',
  'work_day.presence': "Day['presence']",
  'work_day.punctuality': "Day['punctuality']",
  'work_day.uncounted_because': "Day['uncountedBecause']",
  'adjustment.month': 'CompanyMonth',
  'payment_request_event.event':
    "'approve' | 'ask' | 'cancel' | 'doubt' | 'fail' | 'include' | 'markPaid' | 'markReturned' | 'markUnpaid' | 'pay' | 'return' | 'send' | 'settle' | 'undo' | 'withdraw'",
  'payment_request_event.from_state':
    "'approved' | 'approvedAlone' | 'cancelled' | 'failed' | 'inDoubt' | 'inProcess' | 'paid' | 'returned' | 'sending' | null",
  'payment_request_event.to_state':
    "'approved' | 'approvedAlone' | 'cancelled' | 'failed' | 'inDoubt' | 'inProcess' | 'paid' | 'returned' | 'sending'",
  'payout_item.period': 'CompanyMonth',
  'payout_item.provider': "'file' | 'hand' | 'multicard' | 'paylov' | 'sandbox'",
  'payout_item.state':
    "'accepted' | 'cancelled' | 'failed' | 'inDoubt' | 'paid' | 'returned' | 'sending' | 'waiting'",
  'payout_attempt.provider': "'file' | 'hand' | 'multicard' | 'paylov' | 'sandbox'",
  'payout_settings.provider': "'file' | 'hand' | 'multicard' | 'sandbox'",
  'payout_answer.outcome': "'accepted' | 'notFound' | 'rejected' | 'returned' | 'settled' | 'unknown'",
  'payout_answer.source': "'asking' | 'hand' | 'sending'",
  'punch.type': "'in' | 'out'",
  'session.ended_because': "'logout' | 'passwordChanged' | 'reuse' | 'terminated' | null",
};

/** Columns of the database's domain `tiyin`; kysely-codegen sees only its base type, a number. */
async function moneyColumns(pool: ReturnType<typeof embeddedPool>): Promise<Record<string, string>> {
  const { rows } = await pool.query(`
    select table_name || '.' || column_name as name, is_nullable = 'YES' as nullable
      from information_schema.columns where domain_name = 'tiyin'`);
  return Object.fromEntries(
    (rows as { name: string; nullable: boolean }[]).map(({ name, nullable }) => [
      name,
      nullable ? 'Tiyin | null' : 'Tiyin',
    ]),
  );
}

/** The row types of every table, read off a database in memory that ran the migrations. */
async function tablesAsTypes(): Promise<string> {
  const lite = await PGlite.create();
  const pool = embeddedPool(lite);
  await migrate(pool);
  await pool.query('drop table migration, migration_lock');
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const types = await generate({
      db,
      dialect: new PostgresTypes(),
      camelCase: true,
      typeOnlyImports: true,
      overrides: { columns: { ...columns, ...(await moneyColumns(pool)) } },
      typeMapping: { int8: 'number', date: 'CompanyDate', timestamptz: 'Date' },
      customImports: { CompanyDate: '#domain/calendar/index.ts' },
    });
    const text = types.replace(/^\/\*\*[\s\S]*?\*\/\n/, '');
    const imports =
      "import type { Day } from '#domain/attendance/readDay.ts'; import type { TimesheetCode } from '#domain/attendance/timesheet.ts'; import type { CompanyMonth } from '#domain/calendar/index.ts'; import type { Tiyin } from '#domain/money.ts'; import type { ReportColumn, ReportKind } from '#domain/reports/kinds.ts'; import type { ReportState } from '#machines/lifecycles/reportMachine.ts';";
    return await format(
      `// Generated from migrations/ by \`npm run generate\`. Not to be edited.\n${imports}\n${text}`,
      {
        ...(await resolveConfig(file)),
        parser: 'typescript',
      },
    );
  } finally {
    await db.destroy();
    await lite.close();
  }
}

export async function tablesAreStale(): Promise<boolean> {
  return (await readFile(file, 'utf8').catch(() => '')) !== (await tablesAsTypes());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(file, await tablesAsTypes());
