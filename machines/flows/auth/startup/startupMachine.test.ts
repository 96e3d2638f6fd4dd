import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { startupMachine, type AccountFacts } from './startupMachine.ts';

const job = (employeeId: string, role: 'employer' | 'employee') =>
  ({ employeeId, role }) as AccountFacts['jobs'][number];
const factsFor = (employeeId: string): AccountFacts => ({
  info: { isIdentificated: true, isAnyJobExists: true },
  account: { id: 'account', phoneNumber: '998901000002', firstName: null, lastName: null },
  jobs: [job('boss', 'employer'), job('worker', 'employee'), job('waiter', 'employee')],
  employeeId,
});

/** The outcome of each start, one after another. */
async function rolesLeft(...spokenFor: string[]): Promise<(string | null)[]> {
  const answers = [...spokenFor];
  const actor = createActor(
    startupMachine.provide({
      actors: {
        watchSession: fromCallback(() => undefined),
        loadFacts: fromPromise(() => Promise.resolve(factsFor(answers.shift() ?? ''))),
      },
    }),
  ).start();
  const left: (string | null)[] = [];
  for (const [index, employeeId] of spokenFor.entries()) {
    actor.send(index === 0 ? { type: 'session.opened' } : { type: 'job.changedElsewhere', employeeId });
    await expect.poll(() => actor.getSnapshot().hasTag('stay')).toBe(true);
    left.push(actor.getSnapshot().context.leftRole);
  }
  actor.send({ type: 'session.closed', signedOut: true });
  left.push(actor.getSnapshot().context.leftRole);
  actor.stop();
  return left;
}

test('remembers the role that was left for another, until the session closes', async () => {
  expect(await rolesLeft('boss', 'worker', 'waiter', 'boss')).toEqual([
    null,
    'employer',
    'employer',
    'employee',
    null,
  ]);
});
