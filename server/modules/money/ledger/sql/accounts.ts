import { sql } from 'kysely';
import { accountRules, type AccountKind, type OpenedAccount } from '#domain/ledger/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import { newId } from '../../../../identifier.ts';

/** One account of a company: the company's own, a person's, or a provider's. */
export interface AccountRef {
  kind: AccountKind;
  employeeId?: string;
  provider?: string;
}

export const keyOf = ({ kind, employeeId, provider }: AccountRef): string =>
  [kind, employeeId ?? '', provider ?? ''].join(' ');

export const newAccount = ({ kind, employeeId, provider }: AccountRef): OpenedAccount => ({
  id: newId(),
  kind,
  employeeId: employeeId ?? null,
  provider: provider ?? null,
  normal: accountRules[kind].normal,
  floorZero: accountRules[kind].floorZero,
});

/** Inserts new accounts, and records which entry opens the accounts that existed before openings were recorded. */
export async function openAccounts(
  tx: Tx,
  organizationId: string,
  entries: readonly { seq: number; opens: readonly OpenedAccount[] }[],
  earlier: ReadonlySet<string>,
): Promise<void> {
  const opened = entries.flatMap(({ seq, opens }) => opens.map((account) => ({ account, seq })));
  const rows = opened
    .filter(({ account }) => !earlier.has(account.id))
    .map(({ account: { kind, ...account }, seq }) => ({
      organizationId,
      ...account,
      kind: kind as AccountKind,
      openedSeq: seq,
      debit: tiyin(0),
      credit: tiyin(0),
    }));
  if (rows.length) await insertMany('ledgerAccount', rows).execute(tx);
  if (!earlier.size) return;
  await tx
    .updateTable('ledgerAccount')
    .set({ openedSeq: opened.find(({ account }) => earlier.has(account.id))!.seq })
    .where('organizationId', '=', organizationId)
    .where('id', '=', sql<string>`any(${[...earlier]}::uuid[])`)
    .execute();
}

/** Opened accounts by the number of the entry that opened them, in the order of their ids. */
export async function selectOpened(
  db: Executor,
  organizationId: string,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, OpenedAccount[]>> {
  const rows = await db
    .selectFrom('ledgerAccount')
    .select(['openedSeq', 'id', 'kind', 'employeeId', 'provider', 'normal', 'floorZero'])
    .where('organizationId', '=', organizationId)
    .where('openedSeq', '=', sql<number>`any(${seqs}::bigint[])`)
    .orderBy('id')
    .execute();
  const opened = new Map<number, OpenedAccount[]>();
  for (const { openedSeq, ...account } of rows)
    opened.set(openedSeq!, [...(opened.get(openedSeq!) ?? []), account]);
  return opened;
}

export interface Movement {
  id: string;
  debit: Tiyin;
  credit: Tiyin;
}

/** Adds to the sums of accounts. An account may appear only once. */
export const moveAccounts = (organizationId: string, movements: readonly Movement[]) =>
  sql`
    update ledger_account set debit = ledger_account.debit + moved.debit, credit = ledger_account.credit + moved.credit
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as moved (id uuid, debit bigint, credit bigint)
    where ledger_account.organization_id = ${organizationId} and ledger_account.id = moved.id`;

/** Sums of each kind of account. */
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
