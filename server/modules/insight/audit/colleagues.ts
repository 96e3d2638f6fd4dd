import { formatPhone, maskPhone } from '#domain/format/index.ts';
import type { Executor } from '../../../database/database.ts';
import { namesOfAccounts } from '../../account/accounts/index.ts';
import { selectPlaces } from './sql/colleagues.ts';
import { invitedColleagues } from '../../organization/index.ts';

/** Names of colleagues, including removed ones, by their place; for invited ones, the masked phone number. */
export async function readColleagueNames(
  db: Executor,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const places = await selectPlaces(db, organizationId, ids);
  const names = await namesOfAccounts(db, [...new Set(places.map(({ accountId }) => accountId))]);
  const invited = await invitedColleagues(db, organizationId, ids);
  return new Map([
    ...places.flatMap(({ id, accountId }): [string, string][] => {
      const name = names.get(accountId);
      return name === undefined ? [] : [[id, name]];
    }),
    ...invited.map(({ id, phoneNumber }): [string, string] => [id, formatPhone(maskPhone(phoneNumber))]),
  ]);
}
