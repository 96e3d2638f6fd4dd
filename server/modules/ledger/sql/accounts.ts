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

/** Ids by `keyOf`; accounts that are not there yet are opened. */
export async function openAccounts(
  tx: Tx,
  organizationId: string,
  wanted: readonly AccountRef[],
): Promise<ReadonlyMap<string, string>> {
  if (!wanted.length) return new Map();
  const refs = [...new Map(wanted.map((ref) => [keyOf(ref), ref])).values()];
  const select = () =>
    tx
      .selectFrom('ledgerAccount')
      .select(['id', 'kind', 'employeeId', 'provider'])
      .where('organizationId', '=', organizationId)
      .where('kind', 'in', [...new Set(refs.map(({ kind }) => kind))])
      .where((row) =>
        row.or([
          row('employeeId', 'is', null),
          row('employeeId', '=', row.fn.any(row.val(refs.flatMap(({ employeeId }) => employeeId ?? [])))),
        ]),
      )
      .execute();
  const asMap = (rows: Awaited<ReturnType<typeof select>>) =>
    new Map(
      rows.map(({ id, kind, employeeId, provider }) => [
        keyOf({ kind, ...(employeeId && { employeeId }), ...(provider && { provider }) }),
        id,
      ]),
    );
  const known = asMap(await select());
  const missing = refs.filter((ref) => !known.has(keyOf(ref)));
  if (!missing.length) return known;
  const rows = missing.map(({ kind, employeeId, provider }) => ({
    ...{ organizationId, id: newId(), kind },
    ...{ employeeId: employeeId ?? null, provider: provider ?? null },
    ...{ normal: accountRules[kind].normal, floorZero: accountRules[kind].floorZero },
    ...{ debit: tiyin(0), credit: tiyin(0) },
  }));
  await insertMany('ledgerAccount', rows).execute(tx);
  return asMap(await select());
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
