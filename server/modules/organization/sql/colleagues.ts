import type { Executor, Tx } from '../../../database/database.ts';
import type { ColleagueInvitation, Employer } from '../../../database/tables.generated.ts';

/** The contract's limit, of colleagues and of invitations. */
const MOST = 100;

export const selectColleagues = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employer')
    .innerJoin('account', 'account.id', 'employer.accountId')
    .where('employer.organizationId', '=', organizationId)
    .select([
      'employer.id',
      'employer.accountId',
      'employer.role',
      'employer.unitIds',
      'employer.createdAt',
      'account.firstName',
      'account.lastName',
      'account.phoneNumber',
    ])
    .orderBy('employer.createdAt')
    .orderBy('employer.id')
    .limit(MOST)
    .execute();

export const selectInvitations = (db: Executor, organizationId: string) =>
  db
    .selectFrom('colleagueInvitation')
    .where('organizationId', '=', organizationId)
    .select(['id', 'phoneNumber', 'role', 'unitIds', 'invitedAt'])
    .orderBy('invitedAt')
    .orderBy('id')
    .limit(MOST)
    .execute();

export const selectInvited = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('colleagueInvitation')
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .select(['id', 'phoneNumber'])
    .execute();

export const insertInvitation = (tx: Tx, row: ColleagueInvitation) =>
  tx.insertInto('colleagueInvitation').values(row).execute();

/** The deleted row, if there was one. */
export const deleteInvitation = (tx: Tx, organizationId: string, id: string) =>
  tx
    .deleteFrom('colleagueInvitation')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .returning(['phoneNumber', 'role', 'unitIds'])
    .executeTakeFirst();

export const updatePlace = async (
  tx: Tx,
  table: 'employer' | 'colleagueInvitation',
  organizationId: string,
  id: string,
  place: Pick<Employer, 'role' | 'unitIds'>,
): Promise<void> => {
  await tx
    .updateTable(table)
    .set(place)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
};

export const deleteColleague = (tx: Tx, organizationId: string, id: string) =>
  tx.deleteFrom('employer').where('organizationId', '=', organizationId).where('id', '=', id).execute();
