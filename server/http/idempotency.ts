import { createHash } from 'node:crypto';
import type { Services } from '../context.ts';
import type { Database, Tx } from '../database/database.ts';
import { dataKey, seal, unseal } from '../secrets.ts';
import { conflict, refusedByRule } from './problem.ts';

/**
 * How a change with an Idempotency-Key is done once (product §6):
 * 1. The binding claims the key in a statement of its own, before the handler runs. A key with an answer returns that
 *    answer and the handler does not run; a running one is 409, one with another body 422.
 * 2. The handler answers from `inChange(work)`. The answer is written in the transaction of the change, so both exist or
 *    neither.
 * 3. A thrown Problem, or anything else that rolls back, releases the key: the same form may be sent again.
 * An unfinished claim (the process crashed) lapses after 60 s; its holder can then no longer commit.
 * Stored answers are encrypted: one of them is a gate's token, which is stored nowhere else.
 */
export const CLAIM_LAPSES_AFTER_MS = 60_000;
export const KEPT_FOR_MS = 8 * 24 * 60 * 60_000;

export interface Claim {
  accountId: string;
  /** The account's own id for operations without a job. */
  jobId: string;
  operationId: string;
  key: string;
  claimedAt: Date;
}
export interface StoredAnswer {
  status: number;
  body: string;
}

/** Same hash means same request: path, query and body, whatever the order of the body's fields. */
export const requestHash = (...parts: unknown[]): string =>
  createHash('sha256').update(canonical(parts)).digest('base64url');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join()}}`;
}

const sealed = (config: Services['config'], key: string, body: string) =>
  seal(dataKey(config, 'answer'), body, key).toString('base64');
const opened = (config: Services['config'], key: string, body: string) =>
  unseal(dataKey(config, 'answer'), Buffer.from(body, 'base64'), key).toString();

/** Claims the key, or returns the answer it already has. */
export async function claim(
  { db, config }: Pick<Services, 'db' | 'config'>,
  mine: Claim,
  hash: string,
): Promise<Claim | StoredAnswer> {
  const { claimedAt, ...wanted } = mine;
  const taken = await db
    .insertInto('idempotencyKey')
    .values({ ...mine, requestHash: hash })
    .onConflict((on) =>
      on
        .columns(['accountId', 'jobId', 'operationId', 'key'])
        .doUpdateSet({ claimedAt, requestHash: hash, answerStatus: null, answerBody: null })
        .where((row) =>
          row.or([
            row.and([
              row('idempotencyKey.answerStatus', 'is', null),
              row('idempotencyKey.claimedAt', '<', new Date(claimedAt.getTime() - CLAIM_LAPSES_AFTER_MS)),
            ]),
            row('idempotencyKey.claimedAt', '<', new Date(claimedAt.getTime() - KEPT_FOR_MS)),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return mine;
  const before = await thisClaim(db, wanted).executeTakeFirst();
  if (!before) throw conflict('requestRunning', { retryAfterSeconds: 1 });
  if (before.requestHash !== hash) throw refusedByRule('idempotencyKeyReused');
  if (before.answerStatus === null) throw conflict('requestRunning', { retryAfterSeconds: 1 });
  return { status: before.answerStatus, body: opened(config, wanted.key, before.answerBody ?? '') };
}

/** Stores the answer in the transaction of the change; refuses when the claim has lapsed to another request. */
export async function storeAnswer(
  { config }: Services,
  tx: Tx,
  held: Claim,
  answer: StoredAnswer,
): Promise<void> {
  const { claimedAt, ...wanted } = held;
  const stored = await tx
    .updateTable('idempotencyKey')
    .set({ answerStatus: answer.status, answerBody: sealed(config, held.key, answer.body) })
    .where((row) => row.and(wanted))
    .where('claimedAt', '=', claimedAt)
    .where('answerStatus', 'is', null)
    .executeTakeFirst();
  if (stored.numUpdatedRows !== 1n) throw conflict('requestRunning', { retryAfterSeconds: 1 });
}

export async function release(db: Database, held: Claim): Promise<void> {
  const { claimedAt, ...wanted } = held;
  await db
    .deleteFrom('idempotencyKey')
    .where((row) => row.and(wanted))
    .where('claimedAt', '=', claimedAt)
    .where('answerStatus', 'is', null)
    .execute();
}

/** Deletes keys that no retry uses any more: a phone may have been off that long. */
export const forgetOldKeys = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  db
    .deleteFrom('idempotencyKey')
    .where('claimedAt', '<', new Date(clock.now() - KEPT_FOR_MS))
    .execute();

const thisClaim = (db: Database, wanted: Omit<Claim, 'claimedAt'>) =>
  db
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'answerStatus', 'answerBody'])
    .where((row) => row.and(wanted));
