import { attendanceRate, FEWEST_COMPARED } from '#domain/analytics/figures.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { unitTitlesOf } from '../../organization/index.ts';
import { selectCourses } from './sql/courses.ts';
import type { Figures, WhichFigures } from './sql/figures.ts';

type Answer = components['schemas']['AttendanceFigures'];

interface FoundUnits {
  step: Answer['step'];
  /** Keys of the points, in order. */
  keys: readonly string[];
  /** By id, '' for none. */
  found: ReadonlyMap<string, Figures>;
}

/** Total figures of each unit, and its attendance at each point; empty when the company has no units. */
export async function unitsOf(
  db: Executor,
  { organizationId, from, to }: WhichFigures,
  { step, keys, found }: FoundUnits,
): Promise<Answer['units']> {
  const none = found.get('');
  if (found.size === (none ? 1 : 0)) return [];
  const courses = new Map<string, number | null>();
  for (const { unit, point, people, ...sums } of await selectCourses(db, { organizationId, from, to }, step))
    courses.set(`${unit} ${point}`, people < FEWEST_COMPARED ? null : attendanceRate(sums));
  const courseOf = (unit: string) => keys.map((key) => courses.get(`${unit} ${key}`) ?? null);
  const titles = await unitTitlesOf(db, organizationId);
  const units = titles.flatMap(({ id, title }) => {
    const figures = found.get(id);
    return figures ? [{ unit: { id, title }, figures, course: courseOf(id) }] : [];
  });
  return [...units, ...(none ? [{ unit: null, figures: none, course: courseOf('') }] : [])];
}
