import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Coverage, type Model } from '../../engine/index.ts';
import type { PathPage } from './openPath.ts';
import { settledBy, type SettledOptions } from './settledBy.ts';
import { assertAllTaken, pathsToWalk, walk, type NumberedPath } from './walk.ts';

type Options = Parameters<typeof pathsToWalk>[1];

export interface Begun<C> {
  path: PathPage<never>;
  driver: C;
  /** Assertions after the path. */
  end?: () => Promise<void>;
}

/** Of the page, and of the paths made from the model. */
export type WalkOptions = SettledOptions & Pick<NonNullable<Options>, 'distinguish' | 'goal' | 'maxLength'>;

/** A test for each path of a machine, each in its own browser, and one that they left nothing out. */
export function walkEach<C extends { page: Page }>(
  model: Model<C>,
  /** Opens the browser and navigates to where the machine starts. */
  begin: (walked: NumberedPath) => Promise<Begun<C>>,
  { distinguish, goal, maxLength, ...settling }: WalkOptions = {},
): void {
  const coverage = new Coverage(model.machine);
  test.each(pathsToWalk(model, { distinguish, goal, ...(maxLength && { maxLength }) }))(
    '%s',
    async (_name, walked) => {
      const { path, driver, end } = await begin(walked);
      try {
        await walk(model, walked, driver, { settled: settledBy(path.recorder, { coverage, ...settling }) });
        await end?.();
      } finally {
        await path.visit.close();
      }
      expect(path.visit.complaints).toEqual([]);
    },
  );
  test('left nothing out', () => {
    assertAllTaken(coverage, model.leftOut());
  });
}
