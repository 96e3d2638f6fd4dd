import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { formatDate } from '#domain/format/index.ts';
import {
  sumEarnedChange,
  rowIdOf,
  subjectOf,
  type SettleInput,
  type SettleItem,
} from '#machines/flows/time/settling/settlingMachine.ts';
import type { RowResults } from '#machines/flows/shared/confirmedChange/rowResults.ts';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import { toFailure } from '#machines/support/failure.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { currentLanguage, textOf } from '#src/i18n/i18n.ts';
import { api } from '#src/session/client.ts';
import { onOutdated } from '../shared/watchFreshness.ts';
import { onTardiness } from './tardiness.ts';

export type ToSettle = ListPage<SettleItem> &
  Pick<components['schemas']['ToSettle'], 'counts' | 'unitCounts' | 'absentKind'>;

function getToSettle({ page, pageSize, filter }: ListQuery, signal: AbortSignal): Promise<ToSettle> {
  const { kind, unit, month } = filter;
  const query = {
    page,
    pageSize: pageSize as 20,
    ...(kind ? { kind: kind as SettleItem['kind'] } : {}),
    ...(unit ? { unit } : {}),
    ...(month ? { month: month as CompanyMonth } : {}),
  };
  return unwrap(api.GET('/attendance/to-settle', { params: { query }, signal }));
}

export type SettleStake = NonNullable<components['schemas']['ToSettleCount']['stake']>;

/** How much pay depends on undecided items. */
export const loadStake = fromPromise<SettleStake | null, void>(
  async ({ signal }) => (await unwrap(api.GET('/attendance/to-settle/count', { signal }))).stake,
);

export const loadToSettle = fromPromise<ListPage<SettleItem>, ListQuery>(({ input, signal }) =>
  getToSettle(input, signal),
);

/** Refreshes the queue when something in it was given or decided. */
export const watchToSettle = fromCallback<EventObject, void>(({ sendBack }) => {
  const refresh = () => sendBack({ type: 'list.refreshed' } satisfies ListEvent);
  const stops = [onTardiness(refresh), onOutdated(refresh)];
  return () => {
    for (const stop of stops) stop();
  };
});

/** A person may have several on one day: the kind tells them apart. */
export const settleRow = (item: SettleItem): ChosenRow => ({
  id: rowIdOf(item),
  name: [
    item.employeeName,
    formatDate(item.date, currentLanguage(), 'dayMonth'),
    textOf('settlement')(`kind.${item.kind}`),
  ].join(', '),
  changes: Object.fromEntries(item.verbs.map((verb) => [verb, sumEarnedChange(item, verb)])),
});

/**
 * The decidable items among the first that match; the contract's longest page equals its limit for one bulk decision.
 */
export const gatherToSettle = fromPromise<ChosenRow[], { query: ListQuery; limit: number }>(
  async ({ input: { query, limit }, signal }) => {
    const { items } = await getToSettle({ ...query, page: 1, pageSize: limit }, signal);
    return items.filter(({ own, verbs }) => !own && verbs.length > 0).map(settleRow);
  },
);

/** Problem codes that the server answers for the whole call, instead of one result each, when they hold for all. */
const problemsOfAll = new Set(['illegalTransition', 'ownDay']);

export const settleMany = fromPromise<RowResults, SettleInput>(async ({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const ids = subject.rows.map(({ id }) => id);
  try {
    const { items } = await unwrap(
      api.POST('/attendance/to-settle/settle', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: {
          event: subject.verb,
          items: ids.map(subjectOf),
          ...(form.note && { note: form.note }),
          ...(subject.verb === 'absent' && subject.absentKind && { absentKind: subject.absentKind }),
        },
        signal,
      }),
    );
    return Object.fromEntries(items.map((item) => [rowIdOf(item), item.code]));
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind !== 'problem' || !problemsOfAll.has(failure.code)) throw error;
    return Object.fromEntries(ids.map((id) => [id, failure.code]));
  }
});
