import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { conflict, notFound } from '../../../http/problem.ts';
import { newId } from '../../../identifier.ts';
import { cardColumns, cardFingerprint, presentCard } from './number.ts';
import { insertOrRestore, markRemoved, selectCardsOf, setDefault, unsetDefaults } from './sql/cards.ts';

const MOST_CARDS = 10;

interface Whose {
  organizationId: string;
  employeeId: string;
}
interface Setting extends Whose {
  byAccountId: string;
  at: Date;
}

type Card = components['schemas']['Card'];
type Row = Awaited<ReturnType<typeof selectCardsOf>>[number];

const presentOne = (row: Row) => ({
  card: presentCard(row),
  isDefault: row.isDefault,
  addedAt: row.createdAt.toISOString(),
});
export type OwnCard = ReturnType<typeof presentOne>;

/** A person's current cards: the default one first, then the newest. */
export const cardsOfPerson = async (
  db: Executor,
  { organizationId, employeeId }: Whose,
): Promise<OwnCard[]> => (await selectCardsOf(db, organizationId, employeeId)).map(presentOne);

/** Throws 409 cardKnown at /cardNumber, tooManyCards. The caller has locked the person. */
export async function addCard(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { organizationId, employeeId, byAccountId, at }: Setting,
  { cardNumber, makeDefault }: { cardNumber: string; makeDefault: boolean },
): Promise<Card> {
  const cards = await selectCardsOf(tx, organizationId, employeeId);
  const fingerprint = cardFingerprint(config, cardNumber);
  if (cards.some((card) => card.fingerprint === fingerprint))
    throw conflict('cardKnown', { errors: [{ pointer: '/cardNumber', code: 'cardKnown' }] });
  if (cards.length >= MOST_CARDS) throw conflict('tooManyCards');
  if (makeDefault) await unsetDefaults(tx, organizationId, [employeeId]);
  const row = { ...cardColumns(config, newId(), cardNumber), isDefault: makeDefault, removedAt: null };
  const set = { setByAccountId: byAccountId, setAt: at };
  await insertOrRestore(tx, [{ organizationId, employeeId, createdAt: at, ...set, ...row }]);
  // A card that was removed before keeps its id.
  return presentCard(
    (await selectCardsOf(tx, organizationId, employeeId)).find((one) => one.fingerprint === fingerprint)!,
  );
}

const findOwnCard = (cards: readonly Row[], id: string): Row => {
  const card = cards.find((one) => one.id === id);
  if (!card) throw notFound();
  return card;
};

/** Makes a card the default one. Undefined when it already is. Throws 404. */
export async function chooseCard(
  tx: Tx,
  { organizationId, employeeId, byAccountId, at }: Setting,
  id: string,
): Promise<Card | undefined> {
  const card = findOwnCard(await selectCardsOf(tx, organizationId, employeeId), id);
  if (card.isDefault) return undefined;
  await unsetDefaults(tx, organizationId, [employeeId]);
  await setDefault(tx, organizationId, id, { setByAccountId: byAccountId, setAt: at });
  return presentCard(card);
}

/** Throws 404, 409 cardIsDefault. The caller ensures that no money is on its way to the card. */
export async function removeCard(
  tx: Tx,
  { organizationId, employeeId, at }: Whose & { at: Date },
  id: string,
): Promise<Card> {
  const card = findOwnCard(await selectCardsOf(tx, organizationId, employeeId), id);
  if (card.isDefault) throw conflict('cardIsDefault');
  await markRemoved(tx, organizationId, id, at);
  return presentCard(card);
}
