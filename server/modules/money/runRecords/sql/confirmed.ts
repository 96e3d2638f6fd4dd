import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import type { Value } from '../../../../database/prepared.ts';

/** Confirmed computed runs of a month and later ones, by kind and month, with the number of items of this person. */
export const queryConfirmed = (
  db: Executor,
  organizationId: Value<string>,
  employeeId: Value<string>,
  from: Value<CompanyMonth>,
) =>
  db
    .selectFrom('payRun as run')
    .leftJoin('payRunItem as item', (on) =>
      on
        .onRef('item.organizationId', '=', 'run.organizationId')
        .onRef('item.runId', '=', 'run.id')
        .on('item.employeeId', '=', employeeId)
        .on('item.excluded', '=', false),
    )
    .where('run.organizationId', '=', organizationId)
    .where('run.period', '>=', from)
    .where('run.state', '=', 'confirmed')
    .where('run.kind', '<>', 'requests')
    .groupBy(['run.kind', 'run.period'])
    .select(['run.kind', 'run.period', (row) => row.fn.count<number>('item.employeeId').as('items')]);
