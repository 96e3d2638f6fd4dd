import { newCardSchema } from '#domain/employee.ts';
import { maskCard } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Services } from '../../../context.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { conflict, notFound } from '../../../http/problem.ts';
import { reply, type AtJob, type Handlers } from '../../../http/operation.ts';
import { writeAudit } from '../../audit/index.ts';
import { recordedDaysOf } from '../../time/attendance/index.ts';
import { addCard, cardsOfPerson, chooseCard, removeCard } from '../cards/index.ts';
import { lockPeople, readEmployee, updateMany, type Person } from '../../employees/records/index.ts';
import { fieldsAccepted } from '../../fieldsAccepted.ts';
import { notifier } from '../../notifications/index.ts';
import { announceCard, type CardChange } from './announceCard.ts';
import { selectBusyCards } from './sql/busyCards.ts';

type Operations = 'listCards' | 'addCard' | 'setDefaultCard' | 'removeCard';

interface Whose {
  organizationId: string;
  employeeId: string;
}

interface Made {
  event: CardChange['event'];
  card: components['schemas']['Card'];
}

/** Employees may use only their own cards: throws 404 for another record. */
function requireCardOwner({ role, organizationId, jobId }: AtJob, employeeId: string): Whose {
  if (role === 'employee' && employeeId !== jobId) throw notFound();
  return { organizationId, employeeId };
}

async function presentCards(db: Executor, { organizationId, employeeId }: Whose) {
  const cards = await cardsOfPerson(db, { organizationId, employeeId });
  const busy = await selectBusyCards(db, organizationId, employeeId);
  return { items: cards.map((one) => ({ ...one, isBusy: busy.has(one.card.id) })) };
}

export const cardHandlers = (
  services: Services,
  notify = notifier(services),
  { db, clock } = services,
): Pick<Handlers, Operations> => {
  /** Locks the person, so that no request goes to a card that is being removed; then audits and announces the change. */
  async function changeCards(
    tx: Tx,
    caller: AtJob,
    employeeId: string,
    change: (who: Whose & { byAccountId: string; at: Date }) => Promise<Made | undefined>,
  ) {
    const { organizationId, accountId: byAccountId, role } = caller;
    const at = clock.date();
    const before = await lockOne(tx, requireCardOwner(caller, employeeId));
    const made = await change({ organizationId, employeeId, byAccountId, at });
    const shown = await presentCards(tx, { organizationId, employeeId });
    if (!made) return shown;
    const writing = { organizationId, byAccountId, at };
    const now = shown.items.find(({ isDefault }) => isDefault)!.card;
    if (now.id !== before.cardId) {
      const field = {
        field: 'cardNumber' as const,
        from: maskCard(before),
        to: maskCard(now),
        validFrom: null,
      };
      await updateMany({ ...services, recordedDaysOf }, tx, writing, [
        { id: employeeId, fields: {}, otherChanges: [field] },
      ]);
    }
    const { event, card } = made;
    const cardNumber = maskCard(card);
    const values =
      event === 'remove'
        ? { before: { cardNumber, isDefault: before.cardId === card.id }, after: { employeeId } }
        : { after: { employeeId, isDefault: now.id === card.id, cardNumber } };
    await writeAudit(tx, writing, [{ subject: 'card', subjectId: card.id, employeeId, event, ...values }]);
    const news = { event, last4: card.last4 };
    await announceCard(tx, notify, { organizationId, employeeId, byEmployee: role === 'employee' }, news);
    return shown;
  }

  return {
    listCards: async ({ params: { id }, caller }) => {
      const who = requireCardOwner(caller, id);
      await readEmployee(db, who.organizationId, who.employeeId);
      return reply<'listCards'>()(200, await presentCards(db, who));
    },

    addCard: async ({ params: { id }, body, caller, inChange }) => {
      const card = fieldsAccepted(newCardSchema, body);
      return inChange(async (tx) => {
        const shown = await changeCards(tx, caller, id, async (who) => ({
          event: 'add',
          card: await addCard(services, tx, who, card),
        }));
        return reply<'addCard'>()(201, shown);
      });
    },

    setDefaultCard: async ({ params: { id, cardId }, caller, inChange }) =>
      inChange(async (tx) => {
        const shown = await changeCards(tx, caller, id, async (who) => {
          const card = await chooseCard(tx, who, cardId);
          return card && { event: 'choose', card };
        });
        return reply<'setDefaultCard'>()(200, shown);
      }),

    removeCard: async ({ params: { id, cardId }, caller, inChange }) =>
      inChange(async (tx) => {
        const shown = await changeCards(tx, caller, id, async (who) => {
          const busy = await selectBusyCards(tx, who.organizationId, id);
          if (busy.has(cardId)) throw conflict('cardBusy');
          return { event: 'remove', card: await removeCard(tx, who, cardId) };
        });
        return reply<'removeCard'>()(200, shown);
      }),
  };
};

async function lockOne(tx: Tx, { organizationId, employeeId }: Whose): Promise<Person> {
  const person = (await lockPeople(tx, organizationId, [employeeId])).get(employeeId);
  if (!person) throw notFound();
  return person;
}
