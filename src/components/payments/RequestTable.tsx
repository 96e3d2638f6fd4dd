import { companyDate } from '#domain/calendar/index.ts';
import { formatDate, formatTime, shortCard } from '#domain/format/index.ts';
import type { Party } from '#machines/lifecycles/lifecycle.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { useLanguage, useText } from '#src/i18n/useText.ts';
import { Amount } from '../Amount.tsx';
import { requestRecord, RecordChartLink } from '../inspector/RecordChartLink.tsx';
import { DataList, type Column, type RowChoice } from '../DataList.tsx';
import { RequestBadge } from './RequestBadge.tsx';
import { ReviewButtons } from './ReviewButtons.tsx';
import type { RequestReview } from './useRequestReview.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];

/** As wide as its content, and narrower before anything overlaps. */
const fitting = 'minmax(min-content, max-content)';

export interface RequestTableProps {
  label: string;
  requests: readonly PaymentRequest[];
  /** Whose view it is: names for an employer, own amounts for an employee. */
  by: Extract<Party, 'employer' | 'employee'>;
  review: RequestReview;
  /** Rows that can be selected to be decided together. */
  choice?: RowChoice<PaymentRequest> | undefined;
  stale?: boolean;
  /** False where every row has the same state. */
  withState?: boolean;
}

export function RequestTable({
  label,
  requests,
  by,
  review,
  choice,
  stale = false,
  withState = true,
}: RequestTableProps) {
  const t = useText('payments');
  const [language] = useLanguage();
  const when = (instant: string) => {
    const at = Date.parse(instant);
    return `${formatDate(companyDate(at), language, 'dayMonth')}, ${formatTime(at)}`;
  };
  const amount: Column<PaymentRequest> = {
    key: 'amount',
    width: by === 'employer' ? fitting : 'minmax(140px, 1fr)',
    label: t('amount'),
    ...(by === 'employer' ? { align: 'end' as const } : {}),
    render: (request) => <Amount tiyin={request.amount} />,
  };
  const name: Column<PaymentRequest> = {
    key: 'name',
    label: t('employee'),
    width: 'minmax(160px, 1fr)',
    render: (request) => request.employeeName,
  };
  const rest: Column<PaymentRequest>[] = [
    {
      key: 'when',
      width: fitting,
      label: t('requestedAt'),
      render: (request) => <time dateTime={request.requestedAt}>{when(request.requestedAt)}</time>,
    },
    {
      key: 'card',
      label: t('card'),
      width: fitting,
      render: (request) => <span className="figures">{shortCard(request.card)}</span>,
    },
  ];
  const state: Column<PaymentRequest> = {
    key: 'state',
    width: fitting,
    label: t('stateLabel'),
    render: (request) => <RequestBadge request={request} />,
  };
  if (withState) rest.push(state);
  return (
    <DataList
      label={label}
      rows={requests}
      rowKey={(request) => request.id}
      columns={by === 'employer' ? [name, amount, ...rest] : [amount, ...rest]}
      rowActions={(request) => (
        <>
          <ReviewButtons request={request} by={by} review={review} />
          {by === 'employer' && <RecordChartLink machine="paymentRequest" record={requestRecord(request)} />}
        </>
      )}
      {...(choice && { choice })}
      stale={stale}
    />
  );
}
