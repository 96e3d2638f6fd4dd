import type { components } from '#openapi/generated/contract.d.ts';
import { workingDayStateOf } from '#machines/lifecycles/workingDayMachine.ts';
import { leafPaths } from '../machineProps.ts';
import type { ChartedRecord } from './record.ts';

type Schemas = components['schemas'];
type Step = ChartedRecord['trail'][number];

/** What is known of its way: asked for, decided, and where it stands. */
export function requestRecord(request: Schemas['PaymentRequest']): ChartedRecord {
  const { employeeName, state, requestedAt, reviewedAt, cancelledBy } = request;
  const decided = cancelledBy === 'employee' ? 'withdraw' : cancelledBy === 'employer' ? 'cancel' : 'approve';
  const trail: Step[] = [{ event: 'inProcess', at: requestedAt }];
  if (reviewedAt !== null) trail.push({ event: `paymentRequest.${decided}`, at: reviewedAt });
  return { name: employeeName, states: [state], trail };
}

/** A day's way is its punches. */
export function dayRecord(name: string, day: Schemas['WorkingDay']): ChartedRecord {
  const trail = day.pairs.flatMap((pair): Step[] => [
    { event: 'workingDay.checkIn', at: pair.in },
    ...(pair.out === null ? [] : [{ event: 'workingDay.checkOut', at: pair.out }]),
  ]);
  return { name, states: leafPaths(workingDayStateOf(day)), trail };
}

/** A device in the list of one's own is a trusted one. */
export const deviceRecord = (name: string, device: Pick<Schemas['Device'], 'createdAt'>): ChartedRecord => ({
  name,
  states: ['trusted'],
  trail: [{ event: 'device.proveByCode', at: device.createdAt }],
});
