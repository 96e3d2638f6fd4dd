import type { SettleItem } from '#machines/flows/time/settling/settlingMachine.ts';
import { absenceRecord, latePunchRecord, reasonRecord } from '#src/components/inspector/attendanceRecords.ts';
import { dayRecord } from '#src/components/inspector/dayRecord.ts';
import type { ChartedRecord } from '#src/components/inspector/record.ts';

/** Everything in the queue is undecided, so the history of a proposal has one step. */
export function settleRecord(name: string, item: SettleItem): { machine: string; record: ChartedRecord } {
  const { kind, since, absence, day } = item;
  switch (kind) {
    case 'reason':
      return {
        machine: 'tardinessReason',
        record: reasonRecord(name, 'given', since === null ? null : { givenAt: since, decidedAt: null }),
      };
    case 'correction': {
      const trail = since === null ? [] : [{ event: 'proposed', at: since }];
      return { machine: 'correction', record: { name, states: ['proposed'], trail } };
    }
    case 'latePunch':
      return { machine: 'latePunch', record: latePunchRecord(name, since) };
    case 'absence':
      if (absence) return { machine: 'absence', record: absenceRecord(name, absence) };
  }
  return { machine: 'workingDay', record: dayRecord(name, day) };
}
