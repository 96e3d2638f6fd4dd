import {
  addDays,
  companyDate,
  monthOf,
  previousMonth,
  type CompanyDate,
  type CompanyMonth,
} from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { samplePassword } from '../seed/index.ts';
import { sampleNumber } from '../seed/numbers.ts';
import type { World } from './deed.ts';
import { FIRST_DAY } from './beginning.ts';

type Schemas = components['schemas'];
type Verb = Schemas['SettleVerb'];

const PAGE = 100;
/** Enters absences by `giveAbsence` for people who were away without a word. */
const verbs: Record<Exclude<Schemas['SettleKind'], 'unclear'>, Verb> = {
  reason: 'accept',
  correction: 'accept',
  absence: 'accept',
  latePunch: 'accept',
  missedCheckOut: 'settle',
  belowNorm: 'count',
  notWorkingDay: 'count',
  onLeave: 'count',
};
const OWN_EXPENSE = 16;

/** Decides what has waited since before `today`, or everything that waits in a month. One reason in eight is refused. */
export async function settleQueue({ owner }: World, today: CompanyDate, month?: CompanyMonth): Promise<void> {
  const query = { pageSize: PAGE, ...(month && { month }) } as const;
  const { items } = await owner('listToSettle', { query });
  const isOld = ({ since, date }: Schemas['SettleItem']) =>
    since === null ? date < addDays(today, -1) : companyDate(Date.parse(since)) < today;
  const due = items.flatMap(({ kind, ...item }) =>
    kind !== 'unclear' && (month !== undefined || isOld({ kind, ...item })) ? { ...item, kind } : [],
  );
  const isRefused = ({ kind, employeeId, date }: (typeof due)[number]) =>
    kind === 'reason' && sampleNumber(8, employeeId, date) === 0;
  const refused = due.filter(isRefused);
  const rest = due.filter((item) => !isRefused(item));
  for (const event of new Set(Object.values(verbs)))
    await settle(
      owner,
      event,
      rest.filter(({ kind }) => verbs[kind] === event),
    );
  await settle(owner, 'refuse', refused, 'Bu sabab uzrli emas');
}

async function settle(owner: World['owner'], event: Verb, items: Schemas['SettleItem'][], note?: string) {
  if (!items.length) return;
  const subjects = items.map(({ kind, id, date }) => ({ kind, id, date }));
  await owner('settle', { body: { event, items: subjects, ...(note === undefined ? {} : { note }) } });
}

/** Decides on the requests of earlier days; one in nine is refused. */
export async function reviewRequests({ owner }: World, today: CompanyDate): Promise<void> {
  const waiting = await owner('listPaymentRequests', { query: { state: 'inProcess', pageSize: PAGE } });
  const items = waiting.items.filter(({ requestedAt }) => companyDate(Date.parse(requestedAt)) < today);
  const isRefused = ({ employeeId, amount }: (typeof items)[number]) =>
    sampleNumber(9, employeeId, amount) === 0;
  const review = async (event: 'approve' | 'cancel', some: typeof items, reason?: string) => {
    if (!some.length) return;
    const requests = some.map(({ id }) => ({ id }));
    await owner('reviewPaymentRequests', {
      body: { event, requests, ...(reason === undefined ? {} : { reason }) },
    });
  };
  await review(
    'approve',
    items.filter((item) => !isRefused(item)),
  );
  await review('cancel', items.filter(isRefused), 'Oylik bilan birga toʻlanadi');
}

/** Confirms what the calendar has prepared. */
export async function confirmRuns({ owner }: World): Promise<void> {
  const { items } = await owner('listPayRuns');
  for (const { id, state, included } of items)
    if (state === 'draft')
      await owner('confirmPayRun', { path: { id }, body: { ...included, password: samplePassword } });
}

/** Settles the month before today's, and closes it unless it is closed. */
export async function closeLastMonth(world: World, today: CompanyDate): Promise<void> {
  const month = previousMonth(monthOf(today));
  if (month < monthOf(FIRST_DAY)) return;
  const { legalEvents } = await world.owner('getMonthClosing', { path: { month } });
  if (!legalEvents.includes('close')) return;
  await settleQueue(world, today, month);
  await world.owner('closeMonth', { path: { month } });
  await world.server.closed();
}

/** For somebody who was away and said nothing. */
export async function giveAbsence({ owner }: World, employeeId: string, date: CompanyDate): Promise<void> {
  const away = { employeeId, firstDay: date, lastDay: date, kind: OWN_EXPENSE };
  await owner('proposeAbsence', { body: { ...away, note: 'Oʻz hisobidan' } });
}
