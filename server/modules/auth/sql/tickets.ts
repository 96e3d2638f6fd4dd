import type { Executor, Tx } from '../../../database/database.ts';
import type { TicketPurpose } from './codes.ts';

export interface Ticket {
  ticketHash: string;
  purpose: TicketPurpose;
  phoneNumber: string;
  accountId: string | null;
  deviceId: string;
  expiresAt: Date;
}

export const insertTicket = (tx: Tx, ticket: Ticket) =>
  tx.insertInto('passwordTicket').values(ticket).execute();

export const findTicket = (db: Executor, ticketHash: string) =>
  db
    .selectFrom('passwordTicket')
    .where('ticketHash', '=', ticketHash)
    .select(['purpose', 'phoneNumber', 'accountId', 'deviceId', 'expiresAt', 'usedAt'])
    .executeTakeFirst();

/** Whether it was still valid: of two concurrent uses, one gets true. */
export const useTicket = async (tx: Tx, ticketHash: string, usedAt: Date): Promise<boolean> =>
  (await tx
    .updateTable('passwordTicket')
    .set({ usedAt })
    .where('ticketHash', '=', ticketHash)
    .where('usedAt', 'is', null)
    .returning('ticketHash')
    .executeTakeFirst()) !== undefined;

export const spendTickets = (tx: Tx, accountId: string, usedAt: Date) =>
  tx
    .updateTable('passwordTicket')
    .set({ usedAt })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute();
