import { workingDayStateOf } from '#machines/lifecycles/workingDayMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { leafPaths } from '../hooks/machineProps.ts';
import type { ChartedRecord, RecordStep } from './record.ts';

type Schemas = components['schemas'];

/** The data of a month about its days, apart from their times. */
type Told = Pick<Schemas['MyMonth'], 'scanned' | 'corrections' | 'decisions'>;

const nothing: Told = { scanned: [], corrections: [], decisions: [] };
const verbs = { counted: 'count', halved: 'halve', dismissed: 'dismiss' } as const;

/**
 * The history of a day is its punches, and what was decided of it where that is known. Apart from other records: its
 * machine is large, and few pages show it.
 */
export function dayRecord(name: string, day: Schemas['WorkingDay'], told = nothing): ChartedRecord {
  const filterByDay = <T extends { date: string }>(all: readonly T[]) =>
    all.filter(({ date }) => date === day.date);
  const [scanned] = filterByDay(told.scanned);
  const punches = (day.corrected && scanned ? scanned : day).pairs.flatMap((pair): RecordStep[] => [
    { event: 'workingDay.checkIn', at: pair.in },
    ...(pair.out === null ? [] : [{ event: 'workingDay.checkOut', at: pair.out }]),
  ]);
  const corrected = filterByDay(told.corrections).flatMap((one): RecordStep[] =>
    one.acceptedAt === null ? [] : [{ event: 'workingDay.correct', at: one.acceptedAt, by: accepter(one) }],
  );
  const decided = filterByDay(told.decisions).map(
    ({ decision, decidedAt: at, decidedByName: by }): RecordStep => ({
      event: `workingDay.${verbs[decision]}`,
      at,
      by,
    }),
  );
  const trail = [...punches, ...corrected, ...decided].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return { name, states: leafPaths(workingDayStateOf(day)), trail };
}

const accepter = ({ proposedBy, proposedByName, decidedByName }: Schemas['Correction']) =>
  proposedBy === 'employer' ? proposedByName : decidedByName;
