import { sql } from 'kysely';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { PayRunItem } from '../../../database/tables.generated.ts';
import { peopleFound, type Search } from '../../employees/index.ts';

export interface ItemFilter {
  organizationId: string;
  runId: string;
  employeeId?: string;
  search?: Search;
  show?: components['schemas']['PayRunItemFilter'] | undefined;
}

const filtered = (db: Executor, { organizationId, runId, employeeId, search, show }: ItemFilter) => {
  let query = db
    .selectFrom('payRunItem as item')
    .innerJoin('employee', (on) =>
      on
        .onRef('employee.organizationId', '=', 'item.organizationId')
        .onRef('employee.id', '=', 'item.employeeId'),
    )
    .leftJoin('defaultCard as card', (on) =>
      on
        .onRef('card.organizationId', '=', 'item.organizationId')
        .onRef('card.employeeId', '=', 'item.employeeId'),
    )
    .where('item.organizationId', '=', organizationId)
    .where('item.runId', '=', runId);
  if (employeeId !== undefined) query = query.where('item.employeeId', '=', employeeId);
  if (show !== undefined) query = query.where('item.excluded', '=', show === 'excluded');
  if (show === 'warned')
    query = query.where((row) =>
      row.or([row('card.id', 'is', null), row('employee.status', '<>', 'active')]),
    );
  if (!search || search.kind === 'everyone') return query;
  if (search.kind === 'nobody') return query.where((row) => row.lit(false));
  return query.where('item.employeeId', 'in', peopleFound(db, organizationId, search));
};

export const selectItems = (
  db: Executor,
  filter: ItemFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  filtered(db, filter)
    .selectAll('item')
    .select([
      'employee.firstName',
      'employee.lastName',
      'employee.status',
      sql<boolean>`card.id is not null`.as('hasCard'),
    ])
    .orderBy('employee.searchKey')
    .orderBy('employee.id')
    .limit(limit)
    .offset(offset)
    .execute();

export type FoundItem = Awaited<ReturnType<typeof selectItems>>[number];

export const countItems = async (db: Executor, filter: ItemFilter): Promise<number> =>
  (
    await filtered(db, filter)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const updateItem = (
  tx: Tx,
  { organizationId, runId, employeeId }: Pick<PayRunItem, 'organizationId' | 'runId' | 'employeeId'>,
  values: Pick<PayRunItem, 'amount' | 'excluded' | 'reason'>,
) =>
  tx
    .updateTable('payRunItem')
    .set(values)
    .where('organizationId', '=', organizationId)
    .where('runId', '=', runId)
    .where('employeeId', '=', employeeId)
    .execute();
