import { sql } from 'kysely';
import type { Executor, Tx } from '../../../database/database.ts';

export const insertGuidedSteps = (tx: Tx, organizationId: string, steps: readonly string[]) =>
  tx
    .insertInto('guidedStep')
    .values(
      steps.map((step) => ({ organizationId, step, mark: null, markedAt: null, markedByAccountId: null })),
    )
    .execute();

/** The mark of each step; no row for a company that was not founded in the app. */
export const selectGuidedSteps = (db: Executor, organizationId: string) =>
  db.selectFrom('guidedStep').where('organizationId', '=', organizationId).select(['step', 'mark']).execute();

export const updateGuidedStep = (
  tx: Tx,
  organizationId: string,
  step: string,
  change: { mark: string; markedAt: Date; markedByAccountId: string },
) =>
  tx
    .updateTable('guidedStep')
    .set(change)
    .where('organizationId', '=', organizationId)
    .where('step', '=', step)
    .execute();

/** Which of the steps are already done by what the company has, and whether anybody has ever checked in. */
export const selectStarted = (db: Executor, organizationId: string) =>
  db
    .selectFrom('organization')
    .where('id', '=', organizationId)
    .select([
      sql<boolean>`version > 1`.as('details'),
      // The first version is the founding's.
      sql<boolean>`(select count(*) + count(replaced_at) from work_settings
        where organization_id = ${organizationId}) > 1`.as('hours'),
      sql<boolean>`exists (select 1 from schedule
        where organization_id = ${organizationId} and closed_from is null)`.as('schedules'),
      sql<boolean>`exists (select 1 from pay_settings
        where organization_id = ${organizationId} and replaced_at is null and salary_day is not null)`.as(
        'paydays',
      ),
      // A screen that was never paired shows no code.
      sql<boolean>`exists (select 1 from gate
        where organization_id = ${organizationId} and closed_at is null and (is_static or token_hash is not null))`.as(
        'gate',
      ),
      sql<boolean>`exists (select 1 from employee
        where organization_id = ${organizationId} and status <> 'left')`.as('employee'),
      sql<boolean>`exists (select 1 from punch where organization_id = ${organizationId})`.as('punched'),
    ])
    .executeTakeFirstOrThrow();
