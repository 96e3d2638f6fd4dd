import { workingDayStateOf } from '#machines/lifecycles/workingDayMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { leafPaths } from '../machineProps.ts';
import type { ChartedRecord } from './record.ts';

/** The history of a day is its punches. Apart from other records: its machine is large, and one page alone shows it. */
export function dayRecord(name: string, day: components['schemas']['WorkingDay']): ChartedRecord {
  const trail = day.pairs.flatMap((pair): ChartedRecord['trail'] => [
    { event: 'workingDay.checkIn', at: pair.in },
    ...(pair.out === null ? [] : [{ event: 'workingDay.checkOut', at: pair.out }]),
  ]);
  return { name, states: leafPaths(workingDayStateOf(day)), trail };
}
