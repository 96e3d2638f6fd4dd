import { sql } from 'kysely';
import type { AccountKind } from '#domain/ledger/index.ts';
import type { Tx } from '../../../database/database.ts';
import { keyOf, type AccountRef } from './accounts.ts';

interface Row {
  id: string;
  /** Of an entry. */
  seq: number | null;
  /** Of an account. */
  kind: AccountKind | null;
  employeeId: string | null;
  provider: string | null;
}

/** Numbers of the entries that are there, by id, and ids of the accounts, by `keyOf`. One question for both: each costs an entry a tenth. */
export async function lookUp(
  tx: Tx,
  organizationId: string,
  entryIds: readonly string[],
  refs: readonly AccountRef[],
): Promise<{ numbers: Map<string, number>; accounts: Map<string, string> }> {
  const kinds = [...new Set(refs.map(({ kind }) => kind))];
  const people = [...new Set(refs.flatMap(({ employeeId }) => employeeId ?? []))];
  const { rows } = await sql<Row>`
    select id, seq, null as kind, null::uuid as "employeeId", null as provider from ledger_entry
     where organization_id = ${organizationId} and id = any(${entryIds}::uuid[])
     union all
    select id, null, kind, employee_id, provider from ledger_account
     where organization_id = ${organizationId} and kind = any(${kinds}::text[])
       and (employee_id is null or employee_id = any(${people}::uuid[]))`.execute(tx);
  const numbers = new Map<string, number>();
  const accounts = new Map<string, string>();
  for (const { id, seq, kind, employeeId, provider } of rows)
    if (kind === null) numbers.set(id, seq!);
    else accounts.set(keyOf({ kind, ...(employeeId && { employeeId }), ...(provider && { provider }) }), id);
  return { numbers, accounts };
}
