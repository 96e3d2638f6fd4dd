import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatInstant, formatMonth, formatNumber } from '#domain/format/index.ts';
import { payRunMakingMachine } from '#machines/flows/money/payRunMaking/payRunMakingMachine.ts';
import { loadPayRuns, makePayRun, type PayRun, type PayRunPage } from '#src/actors/money/payRuns.ts';
import { watchRequestList } from '#src/actors/money/watchRequests.ts';
import { Amount } from '#src/components/Amount.tsx';
import { Button } from '#src/components/Button.tsx';
import { DataList } from '#src/components/list/DataList.tsx';
import type { Column } from '#src/components/list/dataListProps.ts';
import { EmptyState } from '#src/components/list/EmptyState.tsx';
import { ListBody } from '#src/components/list/ListBody.tsx';
import { MoneyTabs } from '#src/components/money/MoneyTabs.tsx';
import { Screen } from '#src/components/Screen.tsx';
import { StatusBadge } from '#src/components/feedback/StatusBadge.tsx';
import { useEmitted } from '#src/components/hooks/useEmitted.ts';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { showToast } from '#src/runtime/toasts.ts';
import { PayRunMakingDialog } from './run/PayRunMakingDialog.tsx';

const machine = makeList(loadPayRuns, watchRequestList);
const making = payRunMakingMachine.provide({ actors: { sendChange: makePayRun } });

/** Runs of advances and salaries, the latest first. */
export default function PayRunsScreen() {
  const t = useText('runs');
  const navigate = useNavigate();
  const list = useList<PayRun, PayRunPage>(machine);
  const { actor, isBusy, isEmpty, result, leave, send } = list;
  const make = useActorRef(making, { inspect });
  useEmitted(make, {
    changed: ({ output: { id, number } }) => {
      showToast({ tone: 'success', title: t('made', { number: formatNumber(number) }) });
      void navigate(`/payments/runs/${id}`);
    },
    doubtful: () => send({ type: 'list.refreshed' }),
  });
  const columns = useRunColumns();
  const begin = result && (
    <Button size="3" onClick={() => make.send({ type: 'change.chosen', subject: { today: result.today } })}>
      {t('make')}
    </Button>
  );
  return (
    <Screen title={t('title')} width="wide" actor={actor} actions={!isEmpty && begin}>
      <MoneyTabs current="runs" />
      <ListBody list={list} empty={<EmptyState text={t('empty')} action={begin} />}>
        <DataList
          label={t('title')}
          columns={columns}
          rows={result?.items}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/payments/runs/${id}`}
          onOpen={leave}
          stale={isBusy}
        />
      </ListBody>
      <PayRunMakingDialog making={make} />
    </Screen>
  );
}

function useRunColumns(): Column<PayRun>[] {
  const t = useText('runs');
  const [language] = useLanguage();
  return useMemo(
    () => [
      {
        key: 'number',
        label: t('number'),
        render: ({ number }) => t('numbered', { number: formatNumber(number) }),
      },
      { key: 'kind', label: t('kindLabel'), render: ({ kind }) => t(`kind.${kind}`) },
      { key: 'month', label: t('month'), render: ({ period }) => formatMonth(period, language) },
      {
        key: 'createdAt',
        label: t('createdAt'),
        deskOnly: true,
        render: ({ createdAt }) => formatInstant(createdAt, language, 'short'),
      },
      {
        key: 'by',
        label: t('by'),
        deskOnly: true,
        render: ({ byCalendar, createdBy }) => (byCalendar ? t('byCalendar') : (createdBy ?? '—')),
      },
      {
        key: 'included',
        label: t('toPay'),
        align: 'end',
        render: ({ included: { count, amount } }) => (
          <span>
            <Amount tiyin={amount} /> <span className="quiet figures">· {formatNumber(count)}</span>
          </span>
        ),
      },
      {
        key: 'state',
        label: t('stateLabel'),
        render: ({ state }) => (
          <StatusBadge tone={state === 'draft' ? 'teal' : 'gray'} label={t(`state.${state}`)} />
        ),
      },
    ],
    [t, language],
  );
}
