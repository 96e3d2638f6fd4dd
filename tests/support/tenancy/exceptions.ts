import { sql } from 'kysely';
import type { Executor } from '#server/database/database.ts';

/** Statements that name no company on purpose: of these tables, where the text has this. */
interface Exception {
  tables: readonly string[];
  contains: string;
  reason: string;
}

const exceptions: readonly Exception[] = [
  {
    tables: ['job', 'rules_stamp'],
    contains: 'from "job" where "job"."account_id" = "session"."account_id"',
    reason: 'the places of one account in all companies: who may speak for which',
  },
  {
    tables: ['job'],
    contains: 'from job where job.account_id = "session"."account_id" and job.status <>',
    reason: 'whether an account has a place in any company',
  },
  {
    tables: ['job'],
    contains: 'from "job" where "account_id" = ',
    reason: 'the places that an account is told of',
  },
  {
    tables: ['job'],
    contains: 'from "job" where "id" = ',
    reason: 'an offer that the person accepts or declines; its phone number is compared afterwards',
  },
  {
    tables: ['job'],
    contains: 'from "job" where "phone_number" = ',
    reason: 'offers of all companies to one phone number',
  },
  {
    tables: ['employer'],
    contains: 'count(*) as "total" from "employer" where "account_id" = ',
    reason: 'how many companies one account has founded',
  },
  {
    tables: ['gate'],
    contains: 'from "gate" where "token_hash" = ',
    reason: 'the token of a gate’s screen says which company it is of',
  },
  {
    tables: ['gate'],
    contains: 'from "gate" where "id" = ',
    reason: 'a scanned code names a gate of any company; the company is compared afterwards',
  },
  {
    tables: ['employee_import'],
    contains: 'order by "next_try_at" limit $4 for update skip locked',
    reason: 'the job that imports takes what is due in any company',
  },
  {
    tables: ['timesheet_version'],
    contains: 'order by "next_try_at" limit $2 for update skip locked',
    reason: 'the job that closes months takes what is due in any company',
  },
  {
    tables: ['report'],
    contains: 'asc nulls first, "requested_at" limit $4 for update skip locked',
    reason: 'the job that makes reports takes what is due in any company',
  },
  {
    tables: ['payout_item', 'payment_request', 'employee'],
    contains: 'from "payout_item" where "next_at" <= ',
    reason: 'the job that pays takes what is due in any company, with the request and the person of each',
  },
  {
    tables: ['payment_request'],
    contains: 'from "payment_request" where "undo_until" <= ',
    reason: 'the job that ends undoing takes what is due in any company',
  },
  {
    tables: ['pay_run_calendar'],
    contains: 'from "organization" left join "pay_run_calendar"',
    reason: 'the job that prepares runs looks for them in all companies',
  },
  {
    tables: ['figures_month', 'period', 'timesheet_version', 'audit_entry', 'employee_event'],
    contains: 'left join figures_month as figures on figures.organization_id = company.id',
    reason: 'the job that counts figures looks for months in all companies',
  },
  {
    tables: ['payment_request', 'ledger_transfer'],
    contains: 'select distinct "organization_id" from "payment_request"',
    reason: 'a server that starts enters in the ledger what any company approved before',
  },
  {
    tables: ['ledger_head', 'ledger_entry', 'ledger_checkpoint'],
    contains: 'insert into ledger_checkpoint',
    reason: 'a server that starts keeps how far the ledger of each company has come',
  },
  {
    tables: ['schedule'],
    contains: 'select distinct "organization_id" from "schedule"',
    reason: 'reminders are due in all companies',
  },
  {
    tables: ['work_settings'],
    contains: 'select distinct on ("organization_id")',
    reason: 'reminders are due in all companies',
  },
  {
    tables: ['notification', 'job'],
    contains: '"notification"."account_id"',
    reason: 'a person is told of all their companies',
  },
  {
    tables: ['notification'],
    contains: '"account_id"',
    reason: 'a person is told of all their companies',
  },
];

const used = new Set<Exception>();

export function isExcepted(table: string, statement: string): boolean {
  const found = exceptions.find(
    ({ tables, contains }) => tables.includes(table) && statement.includes(contains),
  );
  if (found) used.add(found);
  return found !== undefined;
}

/** Reasons that no statement needs any more. */
export const unusedExceptions = (): string[] =>
  exceptions.filter((one) => !used.has(one)).map(({ tables, reason }) => `${tables.join(', ')}: ${reason}`);

/** Tables and views with a column for the company, and the companies themselves by their own id. */
export async function tablesOfCompanies(db: Executor): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'organization_id'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
