import { createActor, type SnapshotFrom } from 'xstate';
import { startupMachine } from '#machines/flows/auth/startup/startupMachine.ts';
import { loadFacts, recallFacts } from './loadFacts.ts';
import { onNotYourJob } from './refusals.ts';
import { watchSession } from './watchSession.ts';
import { inspect } from '../runtime/inspection.ts';
import { session } from './session.ts';
import type { Outcome } from './routeDecision.ts';

const machine = startupMachine.provide({
  actors: { watchSession: watchSession(session), loadFacts, recallFacts },
});

/** Startup of the app; runs as long as the page. */
export const startup = createActor(machine, { inspect }).start();

onNotYourJob(() => {
  startup.send({ type: 'startup.outdated' });
});

export function outcomeOf(snapshot: SnapshotFrom<typeof startupMachine>): Outcome {
  const outcomes: Outcome[] = ['stay', 'step', 'offline', 'left', 'login'];
  return outcomes.find((tag) => tag !== 'busy' && snapshot.hasTag(tag)) ?? 'busy';
}
