import { formatDate, formatMonth } from '#domain/format/index.ts';
import type { Language } from '#domain/language.ts';
import type { AttendanceFigures } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';

type Step = AttendanceFigures['step'];
type Point = AttendanceFigures['points'][number];

export const nameOfPoint = (step: Step, { from }: Point, language: Language): string =>
  step === 'month' ? formatMonth(from, language) : formatDate(from, language);

/** `noy` · `ноя`: three letters; the two Uzbek months that begin alike keep their fourth. */
function shortMonth(from: Point['from'], language: Language): string {
  const word = formatDate(from, language, 'month');
  return word.startsWith('iyu') ? word : word.slice(0, 3);
}

const MOST_LABELS = 8;

/** Names under the marks, as many as a phone has room for; January says the year. */
export function labelsOf(
  { step, points }: { step: Step; points: readonly Pick<Point, 'from'>[] },
  language: Language,
): string[] {
  const every = Math.ceil(points.length / MOST_LABELS);
  const last = points.length - 1;
  return points.map(({ from }, place) => {
    if ((last - place) % every !== 0) return '';
    if (step === 'day') return String(Number(from.slice(8)));
    return from.slice(5, 7) === '01' ? from.slice(0, 4) : shortMonth(from, language);
  });
}
