import { watchTardiness } from '#src/actors/time/tardiness.ts';
import { loadAttendanceHistory } from '#src/actors/employees/attendanceHistory.ts';
import { useList } from '#src/components/list/useList.ts';
import { makeList } from '#src/components/list/useOwnList.ts';

const machine = makeList(loadAttendanceHistory, watchTardiness({ type: 'list.refreshed' }));

/** The events of a person's attendance, page by page. */
export function useAttendanceEvents(id: string) {
  return useList(machine, { of: id });
}

export type AttendanceEvents = ReturnType<typeof useAttendanceEvents>;
