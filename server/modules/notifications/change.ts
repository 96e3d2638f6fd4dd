import type { components } from '#openapi/generated/contract.d.ts';
import type { Tx } from '../../database/database.ts';
import { raiseChange } from './sql/changes.ts';

/** Parts of open pages, which are loaded again when they change. */
export type Topic = NonNullable<components['schemas']['StreamEvents']['change']>['topic'];

export const topics: readonly Topic[] = ['jobs', 'paymentRequests', 'tardiness', 'attendance', 'reports'];

/**
 * Signals the open pages of these accounts after the commit, whatever notifications they have chosen. A lost signal is
 * made up for when the stream or this process's listening restarts.
 */
export async function announceChange(tx: Tx, topic: Topic, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length) await raiseChange(tx, topic, [...new Set(accountIds)]);
}
