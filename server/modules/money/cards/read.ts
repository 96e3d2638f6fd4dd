import type { Services } from '../../../context.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { notFound } from '../../../http/problem.ts';
import { dataKey, unseal } from '../../../secrets.ts';
import { presentCard } from './number.ts';
import { queryDefaultCard, selectCards, selectDefaultCards, selectSealedNumbers } from './sql/cards.ts';

/** Cards by id, including removed ones, each with its owner. */
export async function cardsOf(db: Executor, organizationId: string, ids: readonly string[]) {
  return cardsIn(ids.length ? await selectCards(db, { organizationId, ids }) : []);
}

/** As `cardsOf`, of rows of `queryCards`. */
export const cardsIn = (rows: Awaited<ReturnType<typeof selectCards>>) =>
  new Map(
    rows.map(({ employeeId, isRemoved, ...row }) => [
      row.id,
      { employeeId, isRemoved, card: presentCard(row) },
    ]),
  );

/** Throws 404. */
export const defaultCardOf = async (db: Executor, organizationId: string, employeeId: string) =>
  oneCard(await queryDefaultCard(db, organizationId, employeeId).execute());

/** Throws 404 without a row. */
export function oneCard([row]: readonly { id: string; first4: string; last4: string }[]) {
  if (!row) throw notFound();
  return presentCard(row);
}

/** The id of the default card of each of these people who has one. */
export async function defaultCardsOf(
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = employeeIds.length ? await selectDefaultCards(db, organizationId, employeeIds) : [];
  return new Map(rows.map(({ id, employeeId }) => [employeeId, id]));
}

/** Full card numbers by card id. The caller returns them only to the records that they came from. */
export async function cardNumbersOf(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = ids.length ? await selectSealedNumbers(tx, organizationId, ids) : [];
  const key = dataKey(config, 'card');
  return new Map(rows.map(({ id, numberEncrypted }) => [id, unseal(key, numberEncrypted, id).toString()]));
}
