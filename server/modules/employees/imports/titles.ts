import { foldTitle } from '#domain/text.ts';
import { groupBy } from '../../groupBy.ts';

/**
 * Makes a function that finds the items with a title: spelled exactly so, or else in any case and with any apostrophe.
 */
export function makeTitleFinder<One extends { title: string }>(
  all: readonly One[],
): (title: string) => readonly One[] {
  const exact = groupBy(all, ({ title }) => title);
  const folded = groupBy(all, ({ title }) => foldTitle(title));
  return (title) => exact.get(title) ?? folded.get(foldTitle(title)) ?? [];
}
