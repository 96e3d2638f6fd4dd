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

/** Which of the steps are already done by what the company has. */
export const selectStarted = (db: Executor, organizationId: string) =>
  db
    .selectFrom('organization')
    .where('id', '=', organizationId)
    .select([
      sql<boolean>`version > 1`.as('details'),
      sql<boolean>`exists (select 1 from gate
        where gate.organization_id = ${organizationId} and gate.closed_at is null)`.as('gate'),
      sql<boolean>`exists (select 1 from employee where employee.organization_id = ${organizationId})`.as(
        'employee',
      ),
    ])
    .executeTakeFirstOrThrow();
