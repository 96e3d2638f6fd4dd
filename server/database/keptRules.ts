import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from './database.ts';
import type { Value } from './prepared.ts';

/** A company and the stamp of its rules, as they were when the call's first statement was answered. */
export interface RulesOfCall {
  organizationId: string;
  /** Null: nothing is kept of them. */
  stamp: string | null;
  /** The transaction that read it, which alone may go by it. */
  within?: Executor;
}

const calls = new AsyncLocalStorage<{ rules: RulesOfCall | undefined }>();

/** The stamp of a company's rules (migration 0076), for use in another statement. */
export const rulesStamp = (organizationId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select stamp from rules_stamp where rules_stamp.organization_id = ${organizationId})`;

/** Of the company, as a query beside others, so that `withRules` can go by what was read with them. */
export const queryRulesStamp = (db: Executor, organizationId: Value<string>) =>
  db.selectFrom('rulesStamp').where('organizationId', '=', organizationId).select('stamp');

/** While `work` runs, `keptByCompany` goes by this stamp instead of reading one. */
export async function withRules<T>(rules: RulesOfCall | undefined, work: () => Promise<T>): Promise<T> {
  const call = { rules };
  try {
    return await calls.run(call, work);
  } finally {
    // Streams and jobs that the call started go on in its context.
    call.rules = undefined;
  }
}

/** After a transaction of the call, which may have changed the rules, their stamp is read again. */
export function forgetStampOfCall(): void {
  const call = calls.getStore();
  if (call) call.rules = undefined;
}

async function stampOf(db: Executor, organizationId: string): Promise<string | null> {
  const known = calls.getStore()?.rules;
  // A transaction waits for locks and changes rules itself.
  const isValid = db.isTransaction ? known?.within === db : known?.within === undefined;
  if (isValid && known?.organizationId === organizationId) return known.stamp;
  const row = await queryRulesStamp(db, organizationId).executeTakeFirst();
  return row?.stamp ?? null;
}

interface Kept {
  stamp: string;
  values: Map<unknown, unknown>;
}

const MOST_COMPANIES = 1000;
/** The least recently asked for first. */
const companies = new Map<string, Kept>();

function keptOf(organizationId: string, stamp: string): Kept['values'] {
  const known = companies.get(organizationId);
  const kept = known?.stamp === stamp ? known : { stamp, values: new Map() };
  companies.delete(organizationId);
  companies.set(organizationId, kept);
  if (companies.size > MOST_COMPANIES) companies.delete(companies.keys().next().value!);
  return kept.values;
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}

/** Everything in it is shared by calls. */
type Shared<T> = T extends readonly (infer Row)[] ? readonly Readonly<Row>[] : T;

/**
 * Reads rules of a company once and keeps them in this process until they change. Only for tables whose triggers renew the
 * stamp. What is read is frozen, because all calls get the same.
 */
export const keptByCompany =
  <T>(read: (db: Executor, organizationId: string) => Promise<T>) =>
  async (db: Executor, organizationId: string): Promise<Shared<T>> => {
    const stamp = await stampOf(db, organizationId);
    if (stamp === null) return (await read(db, organizationId)) as Shared<T>;
    const values = keptOf(organizationId, stamp);
    if (values.has(read)) return values.get(read) as Shared<T>;
    // Only what has been read is shared: a transaction must not wait for another connection's statement.
    const value = await read(db, organizationId);
    deepFreeze(value);
    values.set(read, value);
    return value as Shared<T>;
  };
