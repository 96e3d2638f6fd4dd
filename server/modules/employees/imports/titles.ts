import { foldTitle } from '#domain/text.ts';
import { groupBy } from '../../groupBy.ts';

/** Finds those of a title: written just so, or else whatever its capitals and apostrophes. */
export function makeTitleFinder<One extends { title: string }>(
  all: readonly One[],
): (title: string) => readonly One[] {
  const exact = groupBy(all, ({ title }) => title);
  const folded = groupBy(all, ({ title }) => foldTitle(title));
  return (title) => exact.get(title) ?? folded.get(foldTitle(title)) ?? [];
}
