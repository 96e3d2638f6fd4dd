import { foldApostrophes } from '#domain/text.ts';
import { groupBy } from '../../groupBy.ts';

const fold = (title: string) => foldApostrophes(title).trim().toLowerCase();

/** Finds those of a title: written just so, or else whatever its capitals and apostrophes. */
export function titled<One extends { title: string }>(
  all: readonly One[],
): (title: string) => readonly One[] {
  const exact = groupBy(all, ({ title }) => title);
  const folded = groupBy(all, ({ title }) => fold(title));
  return (title) => exact.get(title) ?? folded.get(fold(title)) ?? [];
}
