import { inTransaction } from '#server/database/transaction.ts';
import { notifier } from '#server/modules/notifications/notify.ts';
import { addAccount } from './people.ts';
import type { TestServer } from '../server/server.ts';
import { anyone } from './world.ts';

/** A signed-in user who can be notified. */
export async function notifiedPerson(server: TestServer) {
  const { phoneNumber } = anyone();
  const accountId = await addAccount(server, phoneNumber);
  return { accountId, phoneNumber, as: await server.signIn(phoneNumber) };
}

/** Commits one notification; `minutes` makes it distinguishable. */
export const notifyTardiness = (server: TestServer, accountId: string, minutes = 1): Promise<void> =>
  inTransaction(server.db, (tx) =>
    notifier(server.services)(tx, [
      { type: 'enterTardnessReason', accountId, params: { date: '2026-11-18', minutes } },
    ]),
  );
