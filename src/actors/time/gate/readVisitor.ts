import { fromPromise, waitFor } from 'xstate';
import type { GateScreenInput, Visitor } from '#machines/flows/time/gateScreen/gateScreenMachine.ts';
import { noAnswer, problem } from '#src/api/problem.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { outcomeOf, startup } from '#src/session/startup.ts';

/**
 * Waits for the app's start and resolves with the person signed in on this device and, for an employer, the gate and
 * the company. Rejects as `network` without an answer, with `gateUnknown` if the company has no such gate.
 */
export const readVisitor = fromPromise<Visitor, GateScreenInput>(async ({ input, signal }) => {
  const started = await waitFor(startup, (snapshot) => outcomeOf(snapshot) !== 'busy', { signal });
  const outcome = outcomeOf(started);
  if (outcome === 'offline') throw noAnswer();
  if (outcome !== 'stay' && outcome !== 'step') return { role: 'nobody', place: null };
  const { facts } = started.context;
  const job = facts?.jobs.find(({ employeeId }) => employeeId === facts.employeeId);
  if (job?.role !== 'employer') return { role: 'employee', place: null };
  const { items } = await unwrap(api.GET('/organization/gates', { signal }));
  const gate = items.find(({ id }) => id === input.gateId);
  if (!gate) throw problem(404, 'gateUnknown');
  return { role: 'employer', place: { gateTitle: gate.title, organizationTitle: job.organizationTitle } };
});
