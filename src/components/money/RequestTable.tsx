import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { shortCard } from '#domain/format/index.ts';
import { Moment } from '#src/components/time/Moment.tsx';
import { useText } from '#src/i18n/useText.ts';
import type { Party } from '#machines/lifecycles/lifecycle.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Text } from '#src/i18n/types.ts';
import { Amount } from '../Amount.tsx';
import { requestRecord, RecordChartLink } from '../inspector/RecordChartLink.tsx';
import { useHandler } from '../hooks/useHandler.ts';
import { useListPart } from '../beside/part.ts';
import { DataList } from '../list/DataList.tsx';
import type { Column, RowChoice } from '../list/dataListProps.ts';
import type { ListSetupInUse } from '../list/setup/useListSetup.ts';
import { RequestBadge } from './RequestBadge.tsx';
import { ReviewButtons } from './ReviewButtons.tsx';
import { reviewVerbsOf, reviewWords } from './reviewVerbs.ts';
import type { RequestReview } from './useRequestReview.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];

/** As wide as its content, and narrower before anything overlaps. */
const fitting = 'minmax(min-content, max-content)';

export interface RequestTableProps {
  label: string;
  /** Undefined while they load for the first time. */
  requests: readonly PaymentRequest[] | undefined;
  loadingRows?: number;
  /** The viewer: an employer sees names, an employee only their own amounts. */
  by: Extract<Party, 'employer' | 'employee'>;
  review: RequestReview;
  /** Called before leaving for a request's page: `leave` of useList. */
  onOpen?: ((id: string) => void) | undefined;
  /** Rows that can be selected to be decided together. */
  choice?: RowChoice<PaymentRequest> | undefined;
  /** The order, and what a press on a heading asks for; without it the table is not sorted. */
  sort?: string;
  onSort?: (sort: string) => void;
  stale?: boolean;
  setup?: ListSetupInUse | undefined;
  /** False where every row has the same state. */
  withState?: boolean;
  /** Each row has a menu, and on a desk its actions show where it is pointed at or walked to. */
  quiet?: boolean;
}

interface ColumnsOf extends Required<Pick<RequestTableProps, 'by' | 'withState'>> {
  t: Text<'payments'>;
}

function columnsOf({ t, by, withState }: ColumnsOf): Column<PaymentRequest>[] {
  const amount: Column<PaymentRequest> = {
    key: 'amount',
    width: by === 'employer' ? fitting : 'minmax(140px, 1fr)',
    label: t('amount'),
    sort: 'amount',
    ...(by === 'employer' ? { align: 'end' as const } : {}),
    render: (request) => (
      <>
        <Amount tiyin={request.amount} />
        {request.kind !== 'asked' && <span className="quiet small"> · {t(`kind.${request.kind}`)}</span>}
      </>
    ),
  };
  const name: Column<PaymentRequest> = {
    key: 'name',
    label: t('employee'),
    sort: 'name',
    width: 'minmax(160px, 1fr)',
    render: (request) => request.employeeName,
  };
  const rest: Column<PaymentRequest>[] = [
    {
      key: 'when',
      width: fitting,
      label: t('requestedAt'),
      sort: 'requestedAt',
      render: (request) => <Moment at={request.requestedAt} form="dayMonth" />,
    },
    {
      key: 'card',
      label: t('card'),
      width: fitting,
      aloneOnly: true,
      render: (request) => <span className="figures">{request.card ? shortCard(request.card) : '—'}</span>,
    },
  ];
  const state: Column<PaymentRequest> = {
    key: 'state',
    width: fitting,
    label: t('stateLabel'),
    render: (request) => <RequestBadge request={request} />,
  };
  if (withState) rest.push(state);
  return by === 'employer' ? [name, amount, ...rest] : [amount, ...rest];
}

export function RequestTable({
  label,
  requests,
  loadingRows = 6,
  by,
  review,
  onOpen,
  choice,
  sort,
  onSort,
  stale = false,
  setup,
  withState = true,
  quiet = false,
}: RequestTableProps) {
  const t = useText('payments');
  const list = useText('lists');
  const navigate = useNavigate();
  const beside = useListPart();
  const columns = useMemo(() => columnsOf({ t, by, withState }), [t, by, withState]);
  const rowActions = useCallback(
    (request: PaymentRequest) => (
      <>
        <ReviewButtons request={request} by={by} review={review} />
        {by === 'employer' && <RecordChartLink machine="paymentRequest" record={requestRecord(request)} />}
      </>
    ),
    [by, review],
  );
  const open = useHandler(({ id }: PaymentRequest) => {
    onOpen?.(id);
    void navigate(`/requests/${id}`, { ...beside?.link });
  });
  const menu = useCallback(
    (request: PaymentRequest) => ({
      label: list('rowMenu', { name: request.employeeName }),
      actions: [
        { key: 'open', label: list('open'), onSelect: () => open(request) },
        ...reviewVerbsOf(request, by).map((verb) => ({
          key: verb,
          label: t(reviewWords[verb]),
          danger: verb === 'cancel' || verb === 'withdraw',
          onSelect: () => review.send({ type: 'change.chosen', subject: { verb, request } }),
        })),
      ],
    }),
    [t, list, by, review, open],
  );
  return (
    <DataList
      label={label}
      rows={requests}
      loadingRows={loadingRows}
      rowKey={(request) => request.id}
      rowHref={(request) => `/requests/${request.id}`}
      {...(onOpen && { onOpen })}
      columns={columns}
      // Beside a request the list has its menus alone.
      {...(!(quiet && beside?.open) && { rowActions })}
      {...(quiet && { menu })}
      quietActions={quiet}
      {...(choice && { choice })}
      {...(onSort && { sort: sort ?? '', onSort })}
      stale={stale}
      setup={setup}
    />
  );
}
