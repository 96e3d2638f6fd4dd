import { useSyncExternalStore } from 'react';
import { inspectorIsOn, onInspectorChange } from '#src/runtime/inspectorSwitch.ts';
import { useRole } from '#src/session/job.ts';
import { useText } from '#src/i18n/useText.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { Awaited } from '../feedback/Awaited.tsx';
import { icon } from '../icons.tsx';
import type { ChartedRecord } from './record.ts';
import { IconLink } from '#src/components/IconButton.tsx';

const ChartIcon = icon(
  <path d="M9 3.5h6v5H9ZM3.5 15.5h6v5h-6ZM14.5 15.5h6v5h-6ZM12 8.5V12M6.5 15.5V12h11v3.5" />,
);

interface RecordChartLinkProps {
  machine: string;
  record: ChartedRecord;
}

/** Whether links to charts are shown: to an employer who has opened the inspector. */
export function useInspector(): boolean {
  const on = useSyncExternalStore(onInspectorChange, inspectorIsOn);
  return useRole() === 'employer' && on;
}

/** Link to the chart of a record, with its state and history; shown once the inspector has been opened. */
export function RecordChartLink(props: RecordChartLinkProps) {
  if (!useInspector()) return null;
  return (
    <Awaited>
      <ChartLink {...props} />
    </Awaited>
  );
}

function ChartLink({ machine, record }: RecordChartLinkProps) {
  const t = useText('machines');
  return (
    <IconLink
      to={`/machines/${machine}`}
      state={{ record }}

      label={t('ofRecord', { name: record.name })}
    >
      <ChartIcon size={20} />
    </IconLink>
  );
}

type Schemas = components['schemas'];
type Step = ChartedRecord['trail'][number];

const cancellations = { employee: 'withdraw', employer: 'cancel', salary: 'include' } as const;

/** The known steps of its history: requested, decided, and the current state. */
export function requestRecord(request: Schemas['PaymentRequest']): ChartedRecord {
  const { employeeName, state, requestedAt, reviewedAt, cancelledBy } = request;
  const decided = cancelledBy === null ? 'approve' : cancellations[cancelledBy];
  const trail: Step[] = [{ event: 'inProcess', at: requestedAt }];
  if (reviewedAt !== null) trail.push({ event: `paymentRequest.${decided}`, at: reviewedAt });
  return { name: employeeName, states: [state], trail };
}

/** Devices in the account's own list are always trusted. */
export const deviceRecord = (name: string, device: Pick<Schemas['Device'], 'createdAt'>): ChartedRecord => ({
  name,
  states: ['trusted'],
  trail: [{ event: 'device.proveByCode', at: device.createdAt }],
});
