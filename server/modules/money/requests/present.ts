import { companyDate } from '#domain/calendar/index.ts';
import { shownAs } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { ValuesOf } from '../../../database/prepared.ts';
import { preparedTogether, type ReadTogether } from '../../../database/readTogether.ts';
import type { AtJob } from '../../../http/operation.ts';
import type { PaymentRequest } from '../../../database/tables.generated.ts';
import {
  attemptsOf,
  isItemUndelivered,
  readPayoutItem,
  currentProvider,
  readRefusedAttempts,
} from '../payouts/index.ts';
import { decidesAlone } from './alone.ts';
import { fundsOf, mayBeApproved, monthsIn, monthsOfRequests, spansOf } from './funds.ts';
import { cardHoldUntil } from './cardHold.ts';
import { historyOf } from './history.ts';
import type { Reviewed } from './review.ts';
import { cardShowingOf, isPaidByHand } from './showCard.ts';
import { cardSeenOf } from './cardSeen.ts';
import { lateSettlingOf, settlingOf } from './judgeSettler.ts';
import { isStopped } from './stopped.ts';
import { cardsIn, heldIn, heldSince, queryCards, querySetBy } from '../cards/index.ts';
import { fullName, peopleIn, queryFacts, queryOwnRecords } from '../../employees/records/index.ts';
import { monthsAsked, monthsFrom, queryMonths, type MonthsAsked } from '../months/index.ts';

const unique = (ids: readonly string[]) => [...new Set(ids)];

/** What only employers see of requests. */
interface ForEmployer {
  funds: ReadonlyMap<string, components['schemas']['RequestFunds']>;
  own: ReadonlySet<string>;
  seesCards: boolean;
  /** Until when others have to review it, because the reviewer has set the card. */
  heldUntil: (request: PaymentRequest) => Date | undefined;
  /** The reviewer is the only one who can decide on requests of these people. */
  alone: ReadonlySet<string>;
}

interface Asked {
  organizationId: string;
  ids: readonly string[];
  cardIds: readonly string[];
}
const queryPeopleAndCards = (db: Executor, { organizationId, ids, cardIds }: ValuesOf<Asked>) => ({
  people: queryFacts(db, organizationId, ids),
  cards: queryCards(db, organizationId, cardIds),
});
const readPeopleAndCards = preparedTogether<Asked>()(queryPeopleAndCards);

interface AskedByEmployer extends Asked {
  accountId: string;
  /** Cards that were set later are held. */
  since: Date;
}
const queryForEmployer = (db: Executor, asked: ValuesOf<AskedByEmployer>) => ({
  ...queryPeopleAndCards(db, asked),
  own: queryOwnRecords(db, asked),
  held: querySetBy(db, asked),
});
const readForEmployer = preparedTogether<AskedByEmployer>()(queryForEmployer);
/** With the months that open requests are paid from. */
const readWithMonths = preparedTogether<AskedByEmployer & { months: MonthsAsked }>()((db, asked) => ({
  ...queryForEmployer(db, asked),
  ...queryMonths(db, asked.months),
}));

const askedOf = (organizationId: string, rows: readonly PaymentRequest[]): Asked => ({
  organizationId,
  ids: unique(rows.map(({ employeeId }) => employeeId)),
  cardIds: unique(rows.map(({ cardId }) => cardId)),
});

/** Requests of one company in the given order, as their people see them. */
export const presentRequests = async (
  db: Executor,
  organizationId: string,
  rows: readonly PaymentRequest[],
): Promise<components['schemas']['PaymentRequest'][]> =>
  rows.length ? present(rows, await readPeopleAndCards(db, askedOf(organizationId, rows))) : [];

/** Requests as this caller sees them, in the given order. `now` is in epoch ms. */
export async function presentFor(db: Executor, caller: AtJob, rows: readonly PaymentRequest[], now: number) {
  const { organizationId, accountId, role } = caller;
  if (role === 'employee' || !rows.length) return presentRequests(db, organizationId, rows);
  const open = rows.filter(mayBeApproved);
  const spans = spansOf(open);
  const payees = unique(open.map(({ employeeId }) => employeeId)).map((id) => ({ id }));
  const asked = { ...askedOf(organizationId, rows), accountId, since: heldSince(now) };
  // Several spans are read one after another.
  const [periods] = spans.length === 1 ? spans : [];
  const withMonths =
    periods && (await readWithMonths(db, { ...asked, months: monthsAsked(organizationId, payees, periods) }));
  const read = withMonths ?? (await readForEmployer(db, asked));
  const people = peopleIn(read.people);
  const own = new Set(read.own.map(({ id }) => id));
  const account = { organizationId, accountId };
  const heldUntil = await cardHoldUntil(db, organizationId, heldIn(read.held), rows);
  const toHeld = unique(rows.filter(heldUntil).map(({ employeeId }) => employeeId));
  const alone = new Set<string>();
  for (const theirs of [[...own], toHeld])
    if (await decidesAlone(db, account, theirs, now)) for (const id of theirs) alone.add(id);
  const employees = payees.map(({ id }) => people.get(id)!);
  const monthOf =
    periods && withMonths
      ? monthsIn(await monthsFrom(db, { organizationId, employees, periods, now }, withMonths), people)
      : await monthsOfRequests(db, organizationId, open, people, now);
  const funds = fundsOf(open, people, monthOf);
  return present(rows, read, { funds, own, seesCards: role !== 'manager', heldUntil, alone });
}

function present(
  rows: readonly PaymentRequest[],
  read: ReadTogether<ReturnType<typeof queryPeopleAndCards>>,
  employers?: ForEmployer,
): components['schemas']['PaymentRequest'][] {
  const people = peopleIn(read.people);
  const cards = cardsIn(read.cards);
  return rows.map((row) => ({
    id: row.id,
    employeeId: row.employeeId,
    employeeName: fullName(people.get(row.employeeId)!),
    kind: row.kind,
    // Managers have no access to runs.
    runId: employers?.seesCards ? row.runId : null,
    amount: row.amount,
    askedAmount: row.askedAmount,
    period: row.period,
    state: row.state,
    shownAs: shownAs(row.state),
    card: employers?.seesCards === false ? null : cards.get(row.cardId)!.card,
    note: row.note,
    reviewReason: row.reviewReason,
    cancelledBy: row.cancelledBy,
    requestedAt: row.requestedAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    own: employers?.own.has(row.employeeId) ?? false,
    alone:
      employers !== undefined &&
      (employers.own.has(row.employeeId) || employers.heldUntil(row) !== undefined) &&
      employers.alone.has(row.employeeId),
    cardHeldUntil: employers?.heldUntil(row)?.toISOString() ?? null,
    undoUntil: row.undoUntil?.toISOString() ?? null,
    funds: employers?.funds.get(row.id) ?? null,
  }));
}

/** One request with its history and its payment. `now` is in epoch ms. */
export async function presentDetails(
  db: Executor,
  caller: AtJob,
  row: PaymentRequest,
  now: number,
): Promise<components['schemas']['PaymentRequestDetails']> {
  const { organizationId, role } = caller;
  const [request] = await presentFor(db, caller, [row], now);
  const item = await readPayoutItem(db, organizationId, row.id);
  const forEmployer = role !== 'employee';
  const settles = role === 'owner' || role === 'accountant';
  const refused = settles ? await readRefusedAttempts(db, organizationId, row.id) : [];
  const settling = settles ? await settlingOf(db, caller, row, now) : null;
  // Whoever may settle an approved request sees the card that it is paid to.
  const isShown = settles && isPaidByHand(row, item);
  const known = row.state === 'approved' ? settling : undefined;
  const cardShowing = isShown ? (known ?? (await cardShowingOf(db, caller, row, item, now))) : null;
  return {
    ...request!,
    byHand: forEmployer && row.state === 'approved' && (item?.provider ?? 'hand') === 'hand',
    mayPayByHand:
      settles && isItemUndelivered(item) && (await currentProvider(db, organizationId)) !== 'hand',
    stopped: forEmployer && (await isStopped(db, row)),
    settling,
    lateSettling: settles ? await lateSettlingOf(db, caller, row, refused, now) : null,
    cardShowing,
    cardSeen: cardShowing === null ? null : await cardSeenOf(db, row),
    today: companyDate(now),
    paidOn: row.state === 'paid' ? (item?.paidOn ?? null) : null,
    attempts: forEmployer && item ? await attemptsOf(db, organizationId, item.id) : [],
    history: await historyOf(db, row, role),
  };
}

/** A result for each reviewed request, with the request and its funds as they are after the review. */
export async function presentResults(
  db: Executor,
  caller: AtJob,
  results: readonly Reviewed[],
  now: number,
): Promise<components['schemas']['PaymentRequestReviewResult'][]> {
  const rows = results.flatMap(({ request }) => request ?? []);
  const shown = await presentFor(db, caller, rows, now);
  const byId = new Map(shown.map((request) => [request.id, request]));
  return results.map((result) => ({
    id: result.id,
    outcome: result.outcome,
    request: byId.get(result.id) ?? null,
    ...(result.outcome === 'refused'
      ? { code: result.code, legalEvents: result.legalEvents }
      : { code: null, legalEvents: [] }),
  }));
}
