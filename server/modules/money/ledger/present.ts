import { accountKinds, accountRules } from '#domain/ledger/index.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { LedgerEntry } from '../../../database/tables.generated.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { peopleById } from '../../employees/records/index.ts';
import { selectAccounts, selectOpened, type selectBalances } from './sql/accounts.ts';
import { selectTransfers } from './sql/entries.ts';
import type { selectLatest } from './sql/reading.ts';

type Schemas = components['schemas'];

/** As many as the contract allows. */
const MOST_LINES = 50;

/** In the order of the stages. */
export const presentBalances = (
  rows: Awaited<ReturnType<typeof selectBalances>>,
): Schemas['LedgerBalance'][] =>
  accountKinds.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind);
    if (!row) return [];
    const balance = tiyin(row.normal === 1 ? row.debit - row.credit : row.credit - row.debit);
    return [{ kind, chart: accountRules[kind].chart, balance }];
  });

export async function presentEntries(
  db: Executor,
  organizationId: string,
  rows: Awaited<ReturnType<typeof selectLatest>>,
): Promise<Schemas['LedgerEntry'][]> {
  const transfers = await selectTransfers(
    db,
    organizationId,
    rows.map(({ seq }) => seq),
  );
  const accounts = await selectAccounts(db, organizationId, [
    ...new Set(transfers.flatMap(({ debitAccountId, creditAccountId }) => [debitAccountId, creditAccountId])),
  ]);
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const people = await peopleById(db, organizationId, [
    ...new Set(accounts.flatMap(({ employeeId }) => employeeId ?? [])),
  ]);
  const colleagues = await namesOfAccounts(db, [
    ...new Set(rows.flatMap(({ byAccountId }) => byAccountId ?? [])),
  ]);
  return rows.map(({ seq, kind, effectiveOn, recordedAt, byAccountId, reversedSeq, hash }) => {
    const own = transfers.filter((transfer) => transfer.seq === seq);
    const lines = own.slice(0, MOST_LINES).map(({ debitAccountId, creditAccountId, amount, subjectId }) => {
      const [debit, credit] = [accountOf.get(debitAccountId)!, accountOf.get(creditAccountId)!];
      const person = people.get(debit.employeeId ?? credit.employeeId ?? '');
      return {
        debit: debit.kind,
        credit: credit.kind,
        amount,
        requestId: subjectId,
        person: person ? `${person.lastName} ${person.firstName}` : null,
      };
    });
    return {
      seq,
      kind: kind as Schemas['LedgerEntryKind'],
      effectiveOn,
      lines,
      reverses: reversedSeq,
      recordedAt: recordedAt.toISOString(),
      by: (byAccountId && colleagues.get(byAccountId)) ?? null,
      amount: lines[0]!.amount,
      hash: hash.toString('hex'),
    };
  });
}

/** Entries with everything that their hashes cover. */
export async function presentProof(
  db: Executor,
  organizationId: string,
  rows: readonly LedgerEntry[],
): Promise<Schemas['LedgerProofEntry'][]> {
  const transfers = await selectTransfers(
    db,
    organizationId,
    rows.map(({ seq }) => seq),
  );
  const opened = await selectOpened(
    db,
    organizationId,
    rows.map(({ seq }) => seq),
  );
  return rows.map(({ previousHash: _, hash, recordedAt, ...entry }) => ({
    ...entry,
    opens: (opened.get(entry.seq) ?? []) as Schemas['LedgerOpenedAccount'][],
    recordedAt: recordedAt.toISOString(),
    hash: hash.toString('hex'),
    lines: transfers
      .filter(({ seq }) => seq === entry.seq)
      .map(({ debitAccountId, creditAccountId, amount, subjectId }) => ({
        debitAccountId,
        creditAccountId,
        amount,
        subjectId,
      })),
  }));
}
