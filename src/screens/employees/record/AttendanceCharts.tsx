import { Flex } from '@radix-ui/themes';
import type { Absence } from '#machines/flows/time/absenceEntry/absenceEntryMachine.ts';
import type { Correction } from '#machines/flows/time/dayCorrection/dayCorrectionMachine.ts';
import type { MyMonth } from '#machines/flows/time/myMonth/myMonthMachine.ts';
import { useAbsenceDates } from '#src/components/time/absence/useAbsenceDates.ts';
import { timesOf } from '#src/components/time/timesOf.ts';
import {
  absenceRecord,
  correctionRecord,
  reasonRecord,
} from '#src/components/inspector/attendanceRecords.ts';
import { dayRecord } from '#src/components/inspector/dayRecord.ts';
import { RecordChartLink, useInspector } from '#src/components/inspector/RecordChartLink.tsx';
import { useText } from '#src/i18n/useText.ts';

interface DayChartsProps {
  /** Name of the person. */
  name: string;
  day: MyMonth['days'][number];
  month: Pick<MyMonth, 'scanned' | 'corrections' | 'decisions' | 'reasons'>;
}

/** Links to the charts of a day and of the reason for being late on it. */
export function DayCharts({ name, day, month }: DayChartsProps) {
  const t = useText('attendance');
  if (!useInspector()) return null;
  const reason = month.reasons.find(({ date }) => date === day.date);
  return (
    <Flex gap="2">
      <RecordChartLink machine="workingDay" record={dayRecord(name, day, month)} />
      {reason && (
        <RecordChartLink
          machine="tardinessReason"
          record={reasonRecord(`${name} · ${t(`reason.${reason.state}`)}`, reason.state, reason)}
        />
      )}
    </Flex>
  );
}

/** The chart of a correction, named by its times. */
export const CorrectionChart = ({ name, correction }: { name: string; correction: Correction }) => (
  <RecordChartLink
    machine="correction"
    record={correctionRecord(`${name} · ${timesOf(correction.pairs)}`, correction)}
  />
);

/** The chart of an absence, named by its days. */
export function AbsenceChart({ name, absence }: { name: string; absence: Absence }) {
  const datesOf = useAbsenceDates();
  return (
    <RecordChartLink machine="absence" record={absenceRecord(`${name} · ${datesOf(absence)}`, absence)} />
  );
}
