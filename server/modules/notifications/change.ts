import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../database/database.ts';
import { raiseChange } from './sql/changes.ts';

/** What open pages may show. They load it again when it changes. */
export type Topic = NonNullable<components['schemas']['StreamEvents']['change']>['topic'];

export const topics: readonly Topic[] = ['jobs', 'paymentRequests', 'tardiness', 'attendance', 'reports'];

/**
 * Signals the open pages of these accounts after the commit, whatever notifications they have chosen. A lost signal is made
 * up for when the pages' stream or the listening of this process begins again.
 */
export async function announceChange(tx: Tx, topic: Topic, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length) await raiseChange(tx, topic, [...new Set(accountIds)]);
}
