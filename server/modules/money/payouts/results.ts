import { createHash } from 'node:crypto';
import type { ResultRow } from '#domain/bankResult/readResult.ts';
import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayoutResult } from '../../../database/tables.generated.ts';
import { newId } from '../../../identifier.ts';
import { dataKey, seal } from '../../../secrets.ts';
import { insertResult } from './sql/results.ts';

/** A digest of the rows, independent of the kind of file and of their order. */
export const resultDigest = (rows: readonly ResultRow[]): string => {
  const facts = rows.map(({ key, cardNumber, pinfl, amount, outcome, day }) =>
    JSON.stringify([key ?? null, cardNumber ?? null, pinfl ?? null, amount, outcome, ...(day ? [day] : [])]),
  );
  return createHash('sha256').update(facts.sort().join('\n')).digest('hex');
};

export type AppliedResult = Omit<PayoutResult, 'id' | 'rowsEncrypted' | 'digest'> & {
  rows: readonly ResultRow[];
};

/** Stores all rows of the bank's answer, encrypted, with their digest. */
export async function keepResult(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { rows, ...facts }: AppliedResult,
): Promise<void> {
  const id = newId();
  const rowsEncrypted = seal(dataKey(config, 'payoutRegister'), JSON.stringify(rows), id);
  await insertResult(tx, { ...facts, id, rowsEncrypted, digest: resultDigest(rows) });
}
