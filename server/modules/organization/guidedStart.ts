import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../database/database.ts';
import type { Author } from '../audit/index.ts';
import { insertGuidedSteps, selectGuidedSteps, selectStarted, updateGuidedStep } from './sql/guidedStart.ts';
import { selectWorkSettings } from './sql/settings.ts';

type Schemas = components['schemas'];

const STEPS = [
  'details',
  'hours',
  'schedules',
  'paydays',
  'gate',
  'employee',
] as const satisfies Schemas['GuidedStep'][];

/** Only these steps may be marked as done without changes; the others have no defaults. */
const keepable: readonly string[] = ['details', 'hours', 'schedules'];

export const beginGuidedStart = (tx: Tx, organizationId: string) =>
  insertGuidedSteps(tx, organizationId, STEPS);

export async function readGuidedStart(db: Executor, organizationId: string): Promise<Schemas['GuidedStart']> {
  const marks = new Map(
    (await selectGuidedSteps(db, organizationId)).map(({ step, mark }) => [step, mark] as const),
  );
  const { daysOff, shiftStart, shiftEnd, breakMinutes } = (await selectWorkSettings(db, organizationId)).at(
    -1,
  )!;
  const hours = { daysOff, shiftStart, shiftEnd, breakMinutes };
  const { punched, ...there } = await selectStarted(db, organizationId);
  // Founded before the guided start existed.
  if (marks.size === 0) return { finished: true, punched, hours, steps: [] };
  // A company that was founded with fewer steps is not asked for the new ones.
  const steps = STEPS.filter((step) => marks.has(step)).map((step) => {
    const mark = marks.get(step);
    const done = there[step] || (mark === 'kept' && keepable.includes(step));
    return { step, state: done ? ('done' as const) : mark ? ('later' as const) : ('open' as const) };
  });
  return { finished: steps.every(({ state }) => state === 'done'), punched, hours, steps };
}

/** Does nothing for a company founded before the guided start existed. */
export async function markGuidedStep(
  tx: Tx,
  { organizationId, byAccountId, at }: Author,
  { step, mark }: Schemas['GuidedMark'],
): Promise<Schemas['GuidedStart']> {
  const change = { mark, markedAt: at, markedByAccountId: byAccountId };
  await updateGuidedStep(tx, organizationId, step, change);
  return readGuidedStart(tx, organizationId);
}
