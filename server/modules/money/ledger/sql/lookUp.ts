import { sql } from 'kysely';
import type { AccountKind, OpenedAccount } from '#domain/ledger/index.ts';
import type { Tx } from '../../../../database/database.ts';
import { keyOf, type AccountRef } from './accounts.ts';

interface Row {
  id: string;
  /** Of an entry. */
  seq: number | null;
  /** Of an account. */
  kind: AccountKind | null;
  employeeId: string | null;
  provider: string | null;
  normal: OpenedAccount['normal'] | null;
  floorZero: boolean | null;
  isUnopened: boolean;
}

/** How many accounts from before openings were hashed one entry opens; the next entry opens the rest. */
const MOST_UNOPENED = 5_000;

/**
 * Finds existing entry numbers by entry id, account ids by `keyOf`, and accounts that no entry has opened yet, by id. One
 * query for all, since each adds a tenth to the cost of an entry.
 */
export async function lookUp(
  tx: Tx,
  organizationId: string,
  entryIds: readonly string[],
  refs: readonly AccountRef[],
): Promise<{ numbers: Map<string, number>; accounts: Map<string, string>; unopened: OpenedAccount[] }> {
  const kinds = [...new Set(refs.map(({ kind }) => kind))];
  const people = [...new Set(refs.flatMap(({ employeeId }) => employeeId ?? []))];
  const { rows } = await sql<Row>`
    select id, seq, null as kind, null::uuid as "employeeId", null as provider, null::smallint as normal,
           null::boolean as "floorZero", false as "isUnopened"
      from ledger_entry
     where organization_id = ${organizationId} and id = any(${entryIds}::uuid[])
     union all
    select id, null, kind, employee_id, provider, normal, floor_zero, false from ledger_account
     where organization_id = ${organizationId} and kind = any(${kinds}::text[])
       and (employee_id is null or employee_id = any(${people}::uuid[]))
     union all
    (select id, null, kind, employee_id, provider, normal, floor_zero, true from ledger_account
      where organization_id = ${organizationId} and opened_seq is null
      order by id limit ${MOST_UNOPENED})`.execute(tx);
  const numbers = new Map<string, number>();
  const accounts = new Map<string, string>();
  const unopened: OpenedAccount[] = [];
  for (const { id, seq, kind, employeeId, provider, normal, floorZero, isUnopened } of rows)
    if (kind === null) numbers.set(id, seq!);
    else if (isUnopened)
      unopened.push({ id, kind, employeeId, provider, normal: normal!, floorZero: floorZero! });
    else accounts.set(keyOf({ kind, ...(employeeId && { employeeId }), ...(provider && { provider }) }), id);
  return { numbers, accounts, unopened };
}
