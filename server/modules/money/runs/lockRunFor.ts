import type { components } from '#openapi/generated/contract.d.ts';
import { decide } from '#machines/lifecycles/lifecycle.ts';
import { payRunMachine, type PayRunState } from '#machines/lifecycles/payRunMachine.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayRun } from '../../../database/tables.generated.ts';
import { illegalTransition, notFound } from '../../../http/problem.ts';
import type { Author } from '../../audit/index.ts';
import { lockRun } from '../runRecords/index.ts';

/** The run, locked, and the state that the event leads to. Throws 404 and 409 illegalTransition. */
export async function lockRunFor(
  tx: Tx,
  { organizationId }: Author,
  id: string,
  event: components['schemas']['PayRunChange']['event'] | 'cancel' | 'compute' | 'confirm' | 'retry' | 'stop',
): Promise<{ run: PayRun; state: PayRunState }> {
  const run = await lockRun(tx, organizationId, id);
  if (!run) throw notFound();
  const decision = decide(payRunMachine, run.state, event, 'employer');
  if (!decision.legal) throw illegalTransition(decision.legalEvents);
  return { run, state: decision.state as PayRunState };
}
