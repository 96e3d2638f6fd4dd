import { useState } from 'react';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import { watchTardiness } from '#src/actors/time/tardiness.ts';
import { loadAttendanceHistoryOf, type AttendanceEvent } from '#src/actors/employees/attendanceHistory.ts';
import { useList } from '#src/components/list/useList.ts';

/** The events of a person's attendance, page by page. */
export function useAttendanceEvents(id: string) {
  const [machine] = useState(() =>
    listMachineOf<AttendanceEvent>().provide({
      actors: { load: loadAttendanceHistoryOf(id), watch: watchTardiness({ type: 'list.refreshed' }) },
    }),
  );
  return useList(machine);
}

export type AttendanceEvents = ReturnType<typeof useAttendanceEvents>;
