import { Flex } from '@radix-ui/themes';
import { useParams } from 'react-router-dom';
import { formatMonth } from '#domain/format/index.ts';
import { loadPayRunItems, type PayRunItem } from '#src/actors/money/payRuns.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { DataList } from '#src/components/list/DataList.tsx';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { FailureNotice } from '#src/components/feedback/FailureNotice.tsx';
import { FilterChips } from '#src/components/list/FilterChips.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { MoneyTabs } from '#src/components/money/MoneyTabs.tsx';
import { PayLineDialog } from '#src/components/money/lines/PayLineDialog.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useLanguage, useProblemText, useText } from '#src/i18n/useText.ts';
import { NameSearch } from '#src/components/list/filters/NameSearch.tsx';
import { PayRunConfirmingDialog } from './run/PayRunConfirmingDialog.tsx';
import { PayRunDialog } from './run/PayRunDialog.tsx';
import { PayRunHead } from './run/PayRunHead.tsx';
import { countsOf, shows } from './run/shows.ts';
import { useItemMenu } from './run/useItemMenu.ts';
import { usePayRun } from './run/usePayRun.ts';
import { usePayRunColumns } from './run/usePayRunColumns.tsx';

const machine = makeList(loadPayRunItems, watchRequestList);

const filters = { show: shows };

/** Who gets how much by a run, and why. */
export default function PayRunScreen() {
  const { id = '' } = useParams();
  return <Run key={id} id={id} />;
}

const hrefOf = ({ payment, requestId, employeeId }: PayRunItem) => {
  const request = payment?.id ?? requestId;
  return request === null ? `/employees/${employeeId}` : `/requests/${request}`;
};

function Run({ id }: { id: string }) {
  const t = useText('runs');
  const [language] = useLanguage();
  const problem = useProblemText();
  const list = useList(machine, { filters, of: id });
  const { query, result, send } = list;
  const run = usePayRun(id, () => send({ type: 'list.refreshed' }));
  const { data } = run;
  const columns = usePayRunColumns(data);
  const missing = run.isMissing;
  const menu = useItemMenu(run);
  const title = data ? `${t(`kind.${data.kind}`)}, ${formatMonth(data.period, language)}` : t('title');
  const chosen = query.filter['show'];
  return (
    <Screen title={title} width="wide" actor={list.actor} back="/payments/runs">
      <MoneyTabs current="runs" />
      {run.failure && <FailureNotice failure={run.failure} onRetry={run.retry} />}
      {missing && <EmptyState text={problem('notFound')} />}
      {data && <PayRunHead run={data} change={run.change} confirm={run.confirm} lines={run.lines} />}
      {data && (
        <Flex wrap="wrap" align="center" gapX="3" gapY="2" role="search">
          <NameSearch value={query.search} onChange={(search) => send({ type: 'search.changed', search })} />
          <FilterChips
            label={t('showLabel')}
            chips={shows.map((value) => ({ value, label: t(`show.${value}`) }))}
            value={chosen}
            counts={countsOf(data)}
            total={data.included.count + data.excluded.count + data.unpaid}
            onlyUsed
            onChange={(show) => send({ type: 'filter.changed', filter: show ? { show } : {} })}
          />
        </Flex>
      )}
      {!missing && (
        // The foot stays in view over the people alone, not over a file above them.
        <div className="stack">
          <ListBody list={list} nothing={{ text: t('notFound'), all: t('everybody') }}>
            <DataList
              label={t(data?.kind === 'requests' ? 'requests' : 'people')}
              columns={columns}
              rows={result?.items}
              rowKey={({ requestId, employeeId }) => requestId ?? employeeId}
              rowHref={hrefOf}
              onOpen={list.leave}
              stale={list.isBusy}
              {...(menu && { menu })}
            />
          </ListBody>
        </div>
      )}
      <PayRunDialog change={run.change} />
      <PayRunConfirmingDialog confirm={run.confirm} />
      <PayLineDialog change={run.lines} />
    </Screen>
  );
}
