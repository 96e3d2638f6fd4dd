import { companyDate, monthOf } from '#domain/calendar/index.ts';
import { settlesMonth } from '#domain/payRun.ts';
import { mostInPayment } from '#domain/payoutLimits.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { NetPay, PayRun, PayRunItem } from '../../../database/tables.generated.ts';
import { conflict, forbidden } from '../../../http/problem.ts';
import { enterAdjustments } from '../../time/attendance/index.ts';
import { writeAudit, type Author } from '../../audit/index.ts';
import { defaultCardsOf, heldCardsOf } from '../cards/index.ts';
import { isMonthClosed } from '../../time/closing/index.ts';
import { lockEmployees, ownRecordsOf } from '../../employees/records/index.ts';
import { keepCheckpoint } from '../ledger/index.ts';
import type { Notify } from '../../notifications/index.ts';
import { seersOf } from '../../organization/index.ts';
import { approveByRun, bookOffsets, includeUndecided, payByRun } from '../requests/index.ts';
import { bookCarried } from '../months/index.ts';
import { saveNetPay } from '../payLines/index.ts';
import { providerNow } from '../payouts/index.ts';
import { reasonRequired } from '../../reasonGiven.ts';
import { computedOf } from './again.ts';
import { announceSalaries } from './announce.ts';
import { namedBy } from './audited.ts';
import { bookAccruals } from './books.ts';
import { decided } from './change.ts';
import { isPaid, itemsNow, takesAboveHalf } from './compute.ts';
import { keyOf } from './itemKey.ts';
import { selectIncluded, selectItemRows, updateSettled, type Included } from './sql/items.ts';
import { updateRun } from './sql/runs.ts';

type Schemas = components['schemas'];

/** Paid to a card that whoever asks has set lately: somebody else confirms it. */
interface Held {
  employeeId: string;
  until: Date;
}

interface Confirming {
  confirming: 'open' | 'alone' | 'others';
  own: ReadonlySet<string>;
  held: readonly Held[];
}

/**
 * Whether this account may confirm a run that pays these people: `open`; `alone`, as one of them is the account's own person, or is
 * paid to a card that it has set lately, and nobody else can; or `others`, who must. Whom it has set a card for may be left out instead.
 * A manager confirms no run, but decides a request, which is then left out of the run.
 */
export async function confirmingOf(
  db: Executor,
  { organizationId, byAccountId, at }: Author,
  kind: PayRun['kind'],
  included: readonly Included[],
): Promise<Confirming> {
  const ids = [...new Set(included.map(({ employeeId }) => employeeId))];
  const own = await ownRecordsOf(db, organizationId, byAccountId, ids);
  const cards = await heldCardsOf(db, { organizationId, accountId: byAccountId }, at.getTime());
  const held = included.flatMap(({ employeeId, cardId }): Held[] => {
    const until = cardId === null || own.has(employeeId) ? undefined : cards.get(cardId);
    return until ? [{ employeeId, until }] : [];
  });
  const theirs = new Set([...own, ...held.map(({ employeeId }) => employeeId)]);
  if (!theirs.size) return { confirming: 'open', own, held };
  const date = companyDate(at.getTime());
  const people = [...theirs].map((employeeId) => ({ employeeId, date }));
  const seers = await seersOf(db, organizationId, people);
  const others = seers.some(
    ({ role, accountId }) => (kind === 'requests' || role !== 'manager') && accountId !== byAccountId,
  );
  return { confirming: !others ? 'alone' : own.size ? 'others' : 'open', own, held };
}

/** What stands in the place of the days from now on. */
const byNet = ({ organizationId, period }: PayRun, entered: readonly PayRunItem[]): NetPay[] =>
  entered.flatMap(({ employeeId, netPay, netBase: base }) =>
    netPay === null || base === null ? [] : { organizationId, employeeId, period, base },
  );

/**
 * Confirms a draft: its people are locked, and every amount is judged again by the month as it stands. A salary also settles the
 * month of those in it who get nothing. The caller has proved the password. Throws 404; 409 illegalTransition, runTotalsChanged,
 * runWithoutCard, runAboveMost, runAboveHalf, runCardHeld, monthNotClosed and runOutdated; 403 ownInRun; 400 reasonRequired at /note.
 */
export async function confirmRun(
  tx: Tx,
  notify: Notify,
  author: Author,
  id: string,
  { count, amount, note: given }: Schemas['PayRunConfirmation'],
): Promise<PayRun> {
  const { organizationId, byAccountId, at } = author;
  const { run, state } = await decided(tx, author, id, 'confirm');
  const settled = (await selectItemRows(tx, organizationId, id)).filter(({ excluded }) => !excluded);
  const items = settled.filter(isPaid);
  const total = items.reduce((sum, item) => sum + item.amount, 0);
  if (items.length !== count || total !== amount) throw conflict('runTotalsChanged');
  const people = [...new Set(items.map(({ employeeId }) => employeeId))];
  const everybody = settled.map(({ employeeId }) => employeeId);
  // Before it is judged to whose cards it goes.
  await lockEmployees(tx, organizationId, everybody);
  const included = await selectIncluded(tx, organizationId, id);
  const { confirming, own, held } = await confirmingOf(tx, author, run.kind, included);
  if (confirming === 'others') throw forbidden('ownInRun');
  if (confirming === 'open' && held.length) throw conflict('runCardHeld');
  const alone = new Set([...own, ...held.map(({ employeeId }) => employeeId)]);
  const note = given?.trim() || null;
  if (confirming === 'alone' && !note) throw reasonRequired('/note');
  const isOver = run.period < monthOf(companyDate(at.getTime()));
  if (isOver && run.kind !== 'requests' && !(await isMonthClosed(tx, organizationId, run.period)))
    throw conflict('monthNotClosed');

  const cards = await defaultCardsOf(tx, organizationId, people);
  // A request names its card.
  if (run.kind !== 'requests' && people.some((employeeId) => !cards.has(employeeId)))
    throw conflict('runWithoutCard');
  const most = mostInPayment(await providerNow(tx, organizationId));
  if (most !== null && items.some((item) => item.amount > most)) throw conflict('runAboveMost');
  if (settlesMonth(run.kind)) {
    const who = { employeeIds: everybody, paid: new Set(people) };
    await includeUndecided(tx, notify, { ...run, at }, who);
  }
  const now = await itemsNow(tx, computedOf(run, at), settled);
  // Also when somebody would owe more by now than was read.
  const isOutdated = (item: PayRunItem) => {
    const { amount: agreed, carried, netPay } = item;
    const is = now.get(keyOf(item)) ?? { proposed: 0, carried: 0, netPay: null, adjustments: 0 };
    // A month that was uploaded may have lost what another one pays by now.
    const isOther = is.netPay !== netPay || (netPay !== null && is.adjustments !== item.adjustments);
    return agreed > is.proposed || is.carried > carried || isOther;
  };
  if (settled.some(isOutdated)) throw conflict('runOutdated');
  if ([...now.values()].some(takesAboveHalf)) throw conflict('runAboveHalf');

  if (settlesMonth(run.kind)) {
    const entered = [...now.values()];
    await bookAccruals(tx, author, run.period, entered);
    await enterAdjustments(tx, run, everybody);
    await bookOffsets(tx, { ...run, at, byAccountId }, everybody);
    await bookCarried(tx, author, entered);
    await updateSettled(tx, run, entered);
    await saveNetPay(tx, byNet(run, entered));
    await announceSalaries(tx, notify, run, entered, ({ employeeId }) => isPaid(now.get(employeeId)!));
  }
  const { kind } = run;
  const paid = { ...run, at, byAccountId, note };
  if (kind === 'requests')
    await approveByRun(
      tx,
      notify,
      paid,
      items.map(({ requestId, employeeId, amount: agreed, reason }) => ({
        requestId: requestId!,
        amount: agreed,
        reason,
        alone: alone.has(employeeId),
      })),
    );
  else
    await payByRun(
      tx,
      { ...paid, kind },
      items.map(({ employeeId, amount: agreed }) => ({
        employeeId,
        amount: agreed,
        cardId: cards.get(employeeId)!,
        alone: alone.has(employeeId),
      })),
    );
  const after: PayRun = { ...run, state, confirmedAt: at, confirmedByAccountId: byAccountId };
  await updateRun(tx, after);
  await keepCheckpoint(tx, author);
  const event = confirming === 'alone' ? 'confirmAlone' : 'confirm';
  await writeAudit(tx, author, [
    {
      subject: 'payRun',
      subjectId: id,
      event,
      before: { state: run.state },
      after: { ...namedBy(run), state, count, amount },
      reason: note,
    },
  ]);
  return after;
}
