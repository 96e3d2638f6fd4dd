import type { ShownDay } from '#domain/calendar/shownYear.ts';
import type { Tone } from '#src/components/feedback/StatusBadge.tsx';

/** In the order of the legend. */
export const dayMarks = ['holiday', 'off', 'moved', 'worked', 'eve', 'weekend'] as const;
export type DayMark = (typeof dayMarks)[number];

export const tones: Partial<Record<DayMark, Tone>> = {
  holiday: 'red',
  off: 'amber',
  moved: 'amber',
  worked: 'green',
  weekend: 'gray',
};

/** Beside the colour, for those who do not see it. */
export const glyphs: Partial<Record<DayMark, string>> = {
  holiday: '★',
  off: '○',
  moved: '→',
  worked: '✓',
  eve: '−1',
};

/** How a day with that mark is drawn. */
export const lookOf = (mark: DayMark | undefined) => {
  const tone = mark && tones[mark];
  return {
    className: tone ? 'day year-day tint' : 'day year-day',
    'data-accent-color': tone,
    'data-glyph': mark && glyphs[mark],
  };
};

/** What a day of the grid is marked as; an ordinary working day is not. */
export function markOf({ kind, said, moved, eve }: ShownDay): DayMark | undefined {
  if (kind === 'holiday') return 'holiday';
  if (kind === 'dayOff') return moved ? 'moved' : said ? 'off' : 'weekend';
  if (said?.kind === 'workingDay') return 'worked';
  return eve ? 'eve' : undefined;
}
