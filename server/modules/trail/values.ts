import { formatTime } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { TrailRow, Written } from './sql/trail.ts';

type Value = NonNullable<Written>[string];

const unitFields = ['unitId', 'unitIds', 'unit'];
const NO_UNIT = 'none';

/** Of the units that are named. */
export const unitIdsOf = ({ before, after }: Pick<TrailRow, 'before' | 'after'>): string[] =>
  [before, after]
    .flatMap((values) => unitFields.flatMap((field) => values?.[field] ?? []))
    .map(String)
    .filter((id) => id !== NO_UNIT);

/** A time of coming and one of leaving, as they were written: `<instant>/<instant>`. */
const pairText = (pair: string) =>
  pair
    .split('/')
    .map((instant) => formatTime(Date.parse(instant)))
    .join('–');

/** As the trail has them: times of the day, units by title. */
export function textsOf(
  field: string,
  value: Value,
  units: ReadonlyMap<string, string>,
): components['schemas']['AuditValues'] {
  if (value === null) return null;
  const texts = [value].flat().map(String);
  if (field === 'pairs') return texts.map(pairText);
  if (!unitFields.includes(field)) return texts;
  const titles = texts.flatMap((id) => units.get(id) ?? []);
  return Array.isArray(value) || titles.length ? titles : null;
}
