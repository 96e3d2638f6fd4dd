import type { SettleItem } from '#machines/flows/time/settling/settlingMachine.ts';
import { RecordChartLink } from '#src/components/inspector/RecordChartLink.tsx';
import { useText } from '#src/i18n/useText.ts';
import { settleRecord } from './settleRecord.ts';

export interface SettleChartProps {
  item: SettleItem;
}

/** Link to the chart of what waits: of a proposal its own, of a day the day's. */
export default function SettleChart({ item }: SettleChartProps) {
  const t = useText('settlement');
  return <RecordChartLink {...settleRecord(`${item.employeeName} · ${t(`kind.${item.kind}`)}`, item)} />;
}
