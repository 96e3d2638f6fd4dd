import { Box, Flex, Text } from '@radix-ui/themes';
import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatMonth, formatNumber, formatTime } from '#domain/format/index.ts';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import { loadPayouts, type Payout, type PayoutPage } from '#src/actors/payments/payoutList.ts';
import { watchRequestList } from '#src/actors/payments/watchRequests.ts';
import { Amount } from '#src/components/Amount.tsx';
import { BusyWord } from '#src/components/BusyWord.tsx';
import { Button } from '#src/components/Button.tsx';
import { DataList, type Column } from '#src/components/DataList.tsx';
import { EmptyState } from '#src/components/EmptyState.tsx';
import { FailureNotice } from '#src/components/FailureNotice.tsx';
import { FilterChips } from '#src/components/FilterChips.tsx';
import { SearchIcon } from '#src/components/icons.tsx';
import { ListFoot } from '#src/components/ListFoot.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { StatusBadge, type Tone } from '#src/components/StatusBadge.tsx';
import { TextField } from '#src/components/TextField.tsx';
import { useList } from '#src/components/useList.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';

const machine = listMachineOf<Payout>().provide({ actors: { load: loadPayouts, watch: watchRequestList } });

const states = [
  'waiting',
  'sending',
  'accepted',
  'inDoubt',
  'paid',
  'failed',
  'returned',
  'cancelled',
] as const;
const filters = { state: states };
const tones: Record<Payout['state'], Tone> = {
  ...{ waiting: 'gray', sending: 'teal', accepted: 'teal', inDoubt: 'amber' },
  ...{ paid: 'green', failed: 'red', returned: 'red', cancelled: 'gray' },
};

/** Payments made and under way: through whom, when, and what became of them. */
export default function PaymentsScreen() {
  const t = useText('payouts');
  const list = useText('lists');
  const [language] = useLanguage();
  const { snapshot, query, result, failure, leave, send } = useList<Payout, PayoutPage>(machine, filters);
  const busy = snapshot.hasTag('busy');
  const empty = snapshot.matches('empty');
  const choose = (state: string | undefined) =>
    send({ type: 'filter.changed', filter: state ? { state } : {} });
  const totals = result?.totals ?? [];
  // Most states are rare: those that nothing is in are left out.
  const shown = states.filter(
    (state) => state === query.filter['state'] || totals.some((one) => one.state === state),
  );
  const columns: Column<Payout>[] = [
    { key: 'name', label: t('person'), width: '2fr', render: ({ employeeName }) => employeeName },
    { key: 'amount', label: t('amount'), align: 'end', render: ({ amount }) => <Amount tiyin={amount} /> },
    {
      key: 'period',
      label: t('month'),
      deskOnly: true,
      render: ({ period }) => formatMonth(period, language),
    },
    { key: 'provider', label: t('by'), render: ({ provider }) => t(`provider.${provider}`) },
    {
      key: 'when',
      label: t('when'),
      render: ({ paidOn, changedAt }) => {
        const at = Date.parse(changedAt);
        return paidOn === null
          ? `${formatDate(companyDate(at), language, 'short')}, ${formatTime(at)}`
          : formatDate(paidOn, language, 'short');
      },
    },
    {
      key: 'reference',
      label: t('numberLabel'),
      deskOnly: true,
      render: ({ reference }) => <span className="figures">{reference ?? '—'}</span>,
    },
    {
      key: 'state',
      label: t('stateLabel'),
      render: ({ state }) => <StatusBadge tone={tones[state]} label={t(`state.${state}`)} />,
    },
  ];
  return (
    <Screen title={t('listTitle')} width="wide" snapshot={snapshot} back="/requests">
      {!empty && result && <Totals totals={totals} />}
      {!empty && (
        <Flex wrap="wrap" align="center" gapX="3" gapY="2" role="search">
          <Box flexGrow="1" maxWidth={{ sm: '360px' }}>
            <TextField
              label={list('search')}
              labelHidden
              name="search"
              type="search"
              placeholder={list('searchName')}
              maxLength={100}
              enterKeyHint="search"
              autoComplete="off"
              start={<SearchIcon size={18} />}
              value={query.search}
              onChange={(search) => send({ type: 'search.changed', search })}
            />
          </Box>
          <FilterChips
            label={t('stateLabel')}
            chips={shown.map((state) => ({ value: state, label: t(`state.${state}`) }))}
            value={query.filter['state']}
            counts={result ? countsOf(totals) : undefined}
            onChange={choose}
          />
        </Flex>
      )}
      {failure && <FailureNotice failure={failure} onRetry={() => send({ type: 'list.retried' })} />}
      {!result && busy && <BusyWord />}
      {empty && <EmptyState text={t('empty')} />}
      {snapshot.matches('nothingFound') && (
        <EmptyState
          text={t('notFound')}
          action={
            <Button
              variant="soft"
              onClick={() =>
                send({ type: 'query.changed', query: { ...query, page: 1, search: '', filter: {} } })
              }
            >
              {t('all')}
            </Button>
          }
        />
      )}
      {(result ? result.items.length > 0 : busy) && (
        <>
          <DataList
            label={t('listTitle')}
            columns={columns}
            rows={result?.items}
            rowKey={({ requestId }) => requestId}
            rowHref={({ requestId }) => `/requests/${requestId}`}
            onOpen={leave}
            stale={busy}
          />
          {result && (
            <ListFoot
              page={query.page}
              pageSize={query.pageSize}
              total={result.total}
              disabled={busy}
              onPage={(page) => send({ type: 'page.changed', page })}
              onPageSize={(pageSize) => send({ type: 'pageSize.changed', pageSize })}
            />
          )}
        </>
      )}
    </Screen>
  );
}

const countsOf = (totals: PayoutPage['totals']) =>
  Object.fromEntries(
    states.map((state) => [state, totals.find((one) => one.state === state)?.count ?? 0]),
  ) as Record<Payout['state'], number>;

/** Amount and number of each state that there is. */
function Totals({ totals }: Pick<PayoutPage, 'totals'>) {
  const t = useText('payouts');
  return (
    <Flex asChild wrap="wrap" gapX="6" gapY="2" className="small">
      <dl>
        {states
          .flatMap((state) => totals.find((one) => one.state === state) ?? [])
          .map(({ state, count, amount }) => (
            <Flex key={state} align="center" gapX="2">
              <dt className="quiet">{t(`state.${state}`)}</dt>
              <Text asChild weight="bold" wrap="nowrap">
                <dd>
                  <Amount tiyin={amount} /> <span className="quiet figures">· {formatNumber(count)}</span>
                </dd>
              </Text>
            </Flex>
          ))}
      </dl>
    </Flex>
  );
}
