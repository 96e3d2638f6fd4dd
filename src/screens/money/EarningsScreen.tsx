import { formatInstant } from '#domain/format/index.ts';
import { loadEarnings, type Earnings, type EarningsPage } from '#src/actors/money/earnings.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { Button } from '#src/components/Button.tsx';
import { DataList } from '#src/components/list/DataList.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { MoneyTabs } from '#src/components/money/MoneyTabs.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { EarningFilters, filters, sorts } from './EarningFilters.tsx';
import { EarningTotals } from './EarningTotals.tsx';
import { useEarningColumns } from './useEarningColumns.tsx';

const machine = makeList(loadEarnings, watchRequestList);

/** What everybody at work in a month has earned, was given and is still owed. */
export default function EarningsScreen() {
  const t = useText('earnings');
  const [language] = useLanguage();
  const list = useList<Earnings, EarningsPage>(machine, { filters, sorts });
  const { actor, isBusy, query, result, failure, leave, send } = list;
  const columns = useEarningColumns(result);
  const { month, ...narrowing } = query.filter;
  const isNarrowed = query.search.trim() !== '' || Object.keys(narrowing).length > 0;
  const isCounted = result?.asOf != null;
  return (
    <Screen
      title={t('title')}
      width="wide"
      actor={actor}
      lead={
        result?.asOf
          ? t('lead', { time: formatInstant(result.asOf, language, 'dayMonth') })
          : !result && isBusy && <Skeleton width="16em" height="1.5em" />
      }
    >
      <MoneyTabs current="earnings" />
      {(isCounted || (!result && isBusy)) && <EarningTotals totals={result?.totals} />}
      <EarningFilters query={query} result={result} send={send} />
      {result?.total === 0 && !failure && (
        <Nothing
          text={t(!isCounted ? 'counting' : isNarrowed ? 'notFound' : 'empty')}
          {...(isCounted &&
            isNarrowed && {
              onAll: () =>
                send({
                  type: 'query.changed',
                  query: { ...query, page: 1, search: '', filter: month ? { month } : {} },
                }),
            })}
        />
      )}
      <ListBody list={list}>
        <DataList
          label={t('title')}
          columns={columns}
          rows={result?.items}
          rowKey={({ employeeId }) => employeeId}
          rowHref={({ employeeId }) => `/employees/${employeeId}`}
          onOpen={leave}
          sort={query.sort || 'name'}
          onSort={(sort) => send({ type: 'sort.changed', sort })}
          stale={isBusy}
        />
      </ListBody>
    </Screen>
  );
}

function Nothing({ text, onAll }: { text: string; onAll?: () => void }) {
  const t = useText('earnings');
  const all = onAll && (
    <Button variant="soft" onClick={onAll}>
      {t('all')}
    </Button>
  );
  return <EmptyState text={text} action={all} />;
}
