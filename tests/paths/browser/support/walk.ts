import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { isLong } from '#tests/support/run/long.ts';
import {
  leaves,
  shortCase,
  type CoverOptions,
  type Coverage,
  type Model,
  type ModelPath,
  type RunHooks,
} from '../../engine/index.ts';
import type { WalkedPath } from './walkedPath.ts';

/** Options of `npm run paths -- run --browser`; none is set by `npm test`. */
const machine = process.env.PATHS_MACHINE ?? '';
const only = Number(process.env.PATHS_ONLY ?? 0);
const folder = process.env.PATHS_RECORD ?? '';
/** What `npm test` leaves out here, live actors take in it as well. */
const goal = (process.env.PATHS_GOAL || (isLong ? 'transitions' : 'events')) as NonNullable<
  CoverOptions['goal']
>;

export interface NumberedPath extends ModelPath {
  /** From 1, as used by `--path`. */
  number: number;
}

type Options = Parameters<Model<unknown>['paths']>[0];

/** Small machines share a test; only the requested one is walked. */
const isMeant = ({ machine: { id } }: { machine: { id: string } }) => machine === '' || machine === id;

/** The model's paths, or the requested ones; ready for `test.each`, by name. */
export function pathsToWalk<C>(model: Model<C>, options: Options = {}): [name: string, path: NumberedPath][] {
  if (!isMeant(model)) return [];
  const paths = model.paths({ ...options, goal: goal === 'events' ? (options.goal ?? goal) : goal });
  const chosen = paths
    .map((one, index) => ({ ...one, number: index + 1 }))
    .filter(({ number }) => !only || number === only);
  if (chosen.length === 0)
    throw new Error(`in a browser ${model.machine.id} has the paths 1 to ${paths.length}, and no ${only}`);
  return chosen.map((one) => [`${one.number}: ${one.name}`, one]);
}

/** Fails when something of the goal was not taken; a run of a single path is exempt. */
export function assertAllTaken(coverage: Coverage, leftOut: readonly string[] = []): void {
  if (only || !isMeant(coverage)) return;
  coverage.takeTransitions(leftOut);
  coverage.assertComplete(goal === 'events' ? 'events' : 'transitions');
}

/** Walks a path; with PATHS_RECORD, each step's screenshot and duration are stored, also of a failing one. */
export async function walk<C extends { page: Page }>(
  model: Model<C>,
  walked: NumberedPath,
  context: C,
  hooks: RunHooks<C>,
): Promise<void> {
  if (!folder) return model.run(walked, context, hooks);
  const { number, variant, name, steps } = walked;
  const record: WalkedPath = { machine: model.machine.id, number, variant, name, steps: [] };
  try {
    await model.run(walked, context, {
      ...hooks,
      seen: async ({ index, ms, failure }) => {
        const step = steps[index];
        const picture = await pictureOf(context.page);
        record.steps.push({
          name: step ? shortCase(step.case) : 'start',
          states: leaves(step ? step.to.moment.snapshot : walked.initial),
          transitions: [...(step?.transitions ?? [])],
          ms,
          ...(failure === undefined ? {} : { failure }),
          ...(picture === undefined ? {} : { picture }),
        });
      },
    });
  } finally {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${record.machine}-${number}.json`), JSON.stringify(record));
  }
}

/** A page that is closed, or not loaded yet, has no screenshot. */
const pictureOf = async (page: Page): Promise<string | undefined> =>
  page
    .screenshot({ type: 'jpeg', quality: 45, scale: 'css', timeout: 5_000 })
    .then((bytes) => bytes.toString('base64'))
    .catch(() => undefined);
