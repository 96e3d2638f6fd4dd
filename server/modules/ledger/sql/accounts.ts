import { sql } from 'kysely';
import { accountRules, type AccountKind } from '#domain/ledger/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { insertMany } from '../../../database/insertMany.ts';
import { newId } from '../../../identifier.ts';

/** One account of a company: its own, one person's, or that of one provider. */
export interface AccountRef {
  kind: AccountKind;
  employeeId?: string;
  provider?: string;
}

export const keyOf = ({ kind, employeeId, provider }: AccountRef): string =>
  [kind, employeeId ?? '', provider ?? ''].join(' ');

/** Opens accounts that are not there yet. Ids by `keyOf`. */
export async function openAccounts(
  tx: Tx,
  organizationId: string,
  missing: readonly AccountRef[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(missing.map((ref) => [keyOf(ref), newId()]));
  if (!ids.size) return ids;
  const rows = [...new Map(missing.map((ref) => [keyOf(ref), ref]))].map(([key, ref]) => ({
    ...{ organizationId, id: ids.get(key)!, kind: ref.kind },
    ...{ employeeId: ref.employeeId ?? null, provider: ref.provider ?? null },
    ...{ normal: accountRules[ref.kind].normal, floorZero: accountRules[ref.kind].floorZero },
    ...{ debit: tiyin(0), credit: tiyin(0) },
  }));
  await insertMany('ledgerAccount', rows).execute(tx);
  return ids;
}

export interface Movement {
  id: string;
  debit: Tiyin;
  credit: Tiyin;
}

/** Adds to the sums of accounts, each once. */
export const moveAccounts = (organizationId: string, movements: readonly Movement[]) =>
  sql`
    update ledger_account set debit = ledger_account.debit + moved.debit, credit = ledger_account.credit + moved.credit
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as moved (id uuid, debit bigint, credit bigint)
    where ledger_account.organization_id = ${organizationId} and ledger_account.id = moved.id`;

/** Accounts of one kind together. */
export const selectBalances = (db: Executor, organizationId: string) =>
  db
    .selectFrom('ledgerAccount')
    .select(['kind', 'normal'])
    .select((row) => [row.fn.sum<number>('debit').as('debit'), row.fn.sum<number>('credit').as('credit')])
    .where('organizationId', '=', organizationId)
    .groupBy(['kind', 'normal'])
    .execute();

export const selectAccounts = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('ledgerAccount')
    .select(['id', 'kind', 'employeeId'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
