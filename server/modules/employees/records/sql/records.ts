import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';

/** Builds the query for whole records, each with its default card. */
const queryWithDefaultCard = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employee')
    .innerJoin('defaultCard as card', (on) =>
      on
        .onRef('card.organizationId', '=', 'employee.organizationId')
        .onRef('card.employeeId', '=', 'employee.id'),
    )
    .selectAll('employee')
    .select(['card.id as cardId', 'card.fingerprint', 'card.first4', 'card.last4'])
    .where('employee.organizationId', '=', organizationId);

/** Locks whole records in the order of ids. */
export const lockRecords = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  queryWithDefaultCard(tx, organizationId)
    .where(sql<boolean>`employee.id = any(${ids}::uuid[])`)
    .orderBy('employee.id')
    .forUpdate('employee')
    .execute();

export const selectRecords = (db: Executor, organizationId: string, ids: readonly string[]) =>
  queryWithDefaultCard(db, organizationId)
    .where(sql<boolean>`employee.id = any(${ids}::uuid[])`)
    .execute();

export interface Identifiers {
  pinfls: readonly string[];
  phoneNumbers: readonly string[];
  fingerprints: readonly string[];
}

/** Selects everyone with one of these PINFLs, phone numbers or default cards. */
export const selectMatches = (
  db: Executor,
  organizationId: string,
  { pinfls, phoneNumbers, fingerprints }: Identifiers,
) =>
  queryWithDefaultCard(db, organizationId)
    .where(
      sql<boolean>`employee.id in (
        select id from employee
         where organization_id = ${organizationId} and pinfl = any(${pinfls}::text[])
        union select id from employee
         where organization_id = ${organizationId} and phone_number = any(${phoneNumbers}::text[])
        union select employee_id from default_card
         where organization_id = ${organizationId} and fingerprint = any(${fingerprints}::text[]))`,
    )
    .execute();

export const selectTaken = (
  tx: Tx,
  organizationId: string,
  pinfls: readonly string[],
  phoneNumbers: readonly string[],
) =>
  tx
    .selectFrom('employee')
    .select(['id', 'pinfl', 'phoneNumber'])
    .where('organizationId', '=', organizationId)
    .where((row) =>
      row.or([
        sql<boolean>`pinfl = any(${pinfls}::text[])`,
        sql<boolean>`phone_number = any(${phoneNumbers}::text[])`,
      ]),
    )
    .execute();

/** Locks those of these records that are unchanged since hiring. */
export const lockUntouched = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('employee')
    .select(['id', 'status', 'firstName', 'lastName'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('accountId', 'is', null)
    .where('version', '=', 1)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('employeeEvent')
            .select('employeeEvent.id')
            .where('employeeEvent.organizationId', '=', organizationId)
            .whereRef('employeeEvent.employeeId', '=', 'employee.id')
            .where('employeeEvent.event', 'not in', ['create', 'invite']),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

export const selectExistingIds = async (tx: Tx, organizationId: string, ids: readonly string[]) =>
  new Set(
    (
      await tx
        .selectFrom('employee')
        .select('id')
        .where('organizationId', '=', organizationId)
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .execute()
    ).map(({ id }) => id),
  );
