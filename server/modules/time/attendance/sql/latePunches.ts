import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { LatePunch } from '../../../../database/tables.generated.ts';
import { wasInScope, type DayScope } from '../../../organization/index.ts';

export type LatePunchRow = LatePunch;

const shift = { first: sql.ref('latePunch.shiftDate'), last: sql.ref('latePunch.shiftDate') };
const ofScope = (organizationId: string, scope: DayScope) =>
  wasInScope(sql.ref('latePunch.employeeId'), shift, organizationId, scope);

export const insertLatePunch = (tx: Tx, row: LatePunch) => tx.insertInto('latePunch').values(row).execute();

export const selectLatePunch = (db: Executor, organizationId: string, id: string) =>
  db
    .selectFrom('latePunch')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();

/** A person's waiting punches of the shifts between two company dates, both included. */
export const selectWaitingPunches = (
  db: Executor,
  organizationId: string,
  employeeId: string,
  dates: { from: CompanyDate; to: CompanyDate },
) =>
  db
    .selectFrom('latePunch')
    .select(['employeeId', 'shiftDate', 'type', 'at'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('state', '=', 'waiting')
    .where('shiftDate', '>=', dates.from)
    .where('shiftDate', '<=', dates.to)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** All waiting punches in a scope, with the gate of each. */
export const selectAllWaitingPunches = (db: Executor, organizationId: string, scope: DayScope | undefined) =>
  db
    .selectFrom('latePunch')
    .innerJoin('gate', (on) =>
      on
        .onRef('gate.organizationId', '=', 'latePunch.organizationId')
        .onRef('gate.id', '=', 'latePunch.gateId'),
    )
    .selectAll('latePunch')
    .select('gate.title as gateTitle')
    .where('latePunch.organizationId', '=', organizationId)
    .where('latePunch.state', '=', 'waiting')
    .$if(scope !== undefined, (query) => query.where(ofScope(organizationId, scope!)))
    .execute();

/** In the order of their ids, so that two decisions on the same ones do not deadlock. */
export const lockLatePunches = (
  tx: Tx,
  { organizationId, scope }: { organizationId: string; scope: DayScope | undefined },
  ids: readonly string[],
) =>
  tx
    .selectFrom('latePunch')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .$if(scope !== undefined, (query) => query.where(ofScope(organizationId, scope!)))
    .orderBy('id')
    .forUpdate()
    .execute();

export const decideLatePunch = (
  tx: Tx,
  { organizationId, id, state, decidedAt, decidedByAccountId, decisionNote }: LatePunch,
) =>
  tx
    .updateTable('latePunch')
    .set({ state, decidedAt, decidedByAccountId, decisionNote })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

/** Expires waiting punches of all companies before a date. */
export const expireWaitingBefore = (db: Executor, date: CompanyDate, at: Date) =>
  db
    .updateTable('latePunch')
    .set({ state: 'expired', decidedAt: at })
    .where('state', '=', 'waiting')
    .where('shiftDate', '<', date)
    .execute();
