import { fromPromise, waitFor } from 'xstate';
import type { Visitor } from '#machines/flows/attendance/gateScreen/gateScreenMachine.ts';
import { noAnswer } from '#src/api/problem.ts';
import { outcomeOf, startup } from '#src/session/startup.ts';

/** Who is signed in on this device, once startup has finished. Rejects as `network` when startup got no answer. */
export const readVisitor = fromPromise<Visitor, void>(async ({ signal }) => {
  const started = await waitFor(startup, (snapshot) => outcomeOf(snapshot) !== 'busy', { signal });
  const outcome = outcomeOf(started);
  if (outcome === 'offline') throw noAnswer();
  if (outcome !== 'stay' && outcome !== 'step') return 'nobody';
  const { facts } = started.context;
  const job = facts?.jobs.find(({ employeeId }) => employeeId === facts.employeeId);
  return job?.role === 'employer' ? 'employer' : 'employee';
});
