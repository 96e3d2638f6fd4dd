import type { AttendanceEvent } from '#src/actors/employees/attendanceHistory.ts';
import type { ChartedRecord } from '#src/components/inspector/record.ts';

interface Way {
  /** Steps of the chart; the first may be the state in which the record begins. */
  steps: readonly string[];
  /** The state to which the steps lead. */
  state: string;
}

/** The chart of each subject of events, and the steps that its events take on it. */
export const ways: Partial<Record<AttendanceEvent['subject'], { machine: string; of: Record<string, Way> }>> =
  {
    correction: {
      machine: 'correction',
      of: {
        propose: { steps: ['proposed'], state: 'proposed' },
        correct: { steps: ['proposed', 'correction.accept'], state: 'accepted' },
        accept: { steps: ['correction.accept'], state: 'accepted' },
        refuse: { steps: ['correction.refuse'], state: 'refused' },
        withdraw: { steps: ['correction.withdraw'], state: 'withdrawn' },
      },
    },
    absence: {
      machine: 'absence',
      of: {
        propose: { steps: ['proposed'], state: 'proposed' },
        enter: { steps: ['proposed', 'absence.accept'], state: 'accepted' },
        accept: { steps: ['absence.accept'], state: 'accepted' },
        refuse: { steps: ['absence.refuse'], state: 'refused' },
        withdraw: { steps: ['absence.withdraw'], state: 'withdrawn' },
        cancel: { steps: ['absence.cancel'], state: 'withdrawn' },
      },
    },
    tardinessReason: {
      machine: 'tardinessReason',
      of: {
        give: { steps: ['tardinessReason.give'], state: 'given' },
        accept: { steps: ['tardinessReason.accept'], state: 'accepted' },
        refuse: { steps: ['tardinessReason.refuse'], state: 'refused' },
      },
    },
    latePunch: {
      machine: 'latePunch',
      of: {
        accept: { steps: ['latePunch.accept'], state: 'accepted' },
        refuse: { steps: ['latePunch.refuse'], state: 'refused' },
      },
    },
    day: {
      machine: 'workingDay',
      of: {
        count: { steps: ['workingDay.count'], state: 'counting.counted' },
        halve: { steps: ['workingDay.halve'], state: 'counting.halved' },
        dismiss: { steps: ['workingDay.dismiss'], state: 'counting.dismissed' },
      },
    },
  };

/** A field of an event that says which day it is about. */
export const dayIn = ({ changes }: AttendanceEvent, field: 'date' | 'firstDay' | 'lastDay') =>
  changes.find((change) => change.field === field)?.after?.[0];

/** Identifies the record of an event. A decided day has the id of its person, so the date is added. */
const recordOf = (event: AttendanceEvent) => `${event.subjectId} ${dayIn(event, 'date') ?? ''}`;

/** The record of an event as it was then, with the known steps before it; undefined if the subject has no chart. */
export function eventRecord(
  name: string,
  event: AttendanceEvent,
  /** The shown events, the latest first. */
  shown: readonly AttendanceEvent[],
): { machine: string; record: ChartedRecord } | undefined {
  const chart = ways[event.subject];
  const way = chart?.of[event.event];
  if (!chart || !way) return undefined;
  const own = shown
    .slice(shown.indexOf(event))
    .filter((one) => one.subject === event.subject && recordOf(one) === recordOf(event));
  const trail = own
    .reverse()
    .flatMap(({ event: happened, at, by }) =>
      (chart.of[happened]?.steps ?? []).map((step) => ({ event: step, at, by })),
    );
  return { machine: chart.machine, record: { name, states: [way.state], trail, past: true } };
}
