import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { AccountFacts } from './accountFacts.ts';
import { startupMachine } from './startupMachine.ts';

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

test('tells of an active job that is gone or allows something else, and moves the pages to the next one', async () => {
  const held = (...ids: string[]): AccountFacts => ({
    ...factsFor(ids[0]!),
    jobs: ids.map((id) => ({ ...job(id, 'employer'), standing: 'held', organizationTitle: `${id} MCHJ` })),
  });
  const first = held('shop', 'mill');
  const asAccountant: AccountFacts = {
    ...first,
    jobs: first.jobs.map((one) => ({ ...one, colleagueRole: 'accountant' })),
  };
  const asManager = (...unitIds: string[]): AccountFacts => ({
    ...first,
    jobs: first.jobs.map((one) => ({ ...one, colleagueRole: 'manager', unitIds })),
  });
  const answers = [first, first, asAccountant, asManager('a'), asManager('a', 'b'), held('mill')];
  const actor = createActor(
    startupMachine.provide({
      actors: {
        watchSession: fromCallback(() => undefined),
        loadFacts: fromPromise(() => Promise.resolve(answers.shift()!)),
      },
    }),
  ).start();
  const gone: string[] = [];
  const moves: number[] = [];
  const altered: string[] = [];
  actor.on('job.gone', ({ organizationTitle }) => gone.push(organizationTitle));
  actor.on('job.altered', ({ organizationTitle }) => altered.push(organizationTitle));
  actor.send({ type: 'session.opened' });
  await expect.poll(() => actor.getSnapshot().hasTag('stay')).toBe(true);
  while (answers.length) {
    expect(gone).toEqual([]);
    actor.send({ type: 'startup.outdated' });
    expect(actor.getSnapshot().hasTag('stay')).toBe(true);
    await expect.poll(() => actor.getSnapshot().matches({ stay: 'settled' })).toBe(true);
    moves.push(actor.getSnapshot().context.moves);
  }
  expect(moves).toEqual([0, 1, 2, 3, 4]);
  expect(altered).toEqual(['shop MCHJ', 'shop MCHJ', 'shop MCHJ']);
  expect(gone).toEqual(['shop MCHJ']);
  actor.stop();
});
