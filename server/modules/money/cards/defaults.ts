import type { Services } from '../../../context.ts';
import type { Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';
import { cardColumns } from './number.ts';
import { deleteCards, insertCards, insertOrRestore, unsetDefaults } from './sql/cards.ts';

type Config = Pick<Services, 'config'>;
interface When {
  organizationId: string;
  at: Date;
}
interface Setting extends When {
  byAccountId: string;
}
interface NewCard {
  employeeId: string;
  cardNumber: string;
}

const rowsOf = (
  { config }: Config,
  { organizationId, at }: When,
  cards: readonly NewCard[],
  setBy: string | null,
) =>
  cards.map(({ employeeId, cardNumber }) => ({
    organizationId,
    employeeId,
    createdAt: at,
    isDefault: true,
    removedAt: null,
    setByAccountId: setBy,
    setAt: setBy === null ? null : at,
    ...cardColumns(config, newId(), cardNumber),
  }));

/**
 * Inserts the first cards of new people, for `insertTogether`. Nobody holds them back: the person accepts the job before earning
 * anything.
 */
export const insertFirstCards = (services: Config, when: When, cards: readonly NewCard[]) =>
  insertCards(rowsOf(services, when, cards, null));

/** Makes other cards the default ones of these people. */
export async function changeDefaultCards(
  services: Config,
  tx: Tx,
  { byAccountId, ...when }: Setting,
  cards: readonly NewCard[],
): Promise<void> {
  if (!cards.length) return;
  await unsetDefaults(
    tx,
    when.organizationId,
    cards.map(({ employeeId }) => employeeId),
  );
  await insertOrRestore(tx, rowsOf(services, when, cards, byAccountId));
}

export const removeCards = deleteCards;
