import { formatTime } from '#domain/format/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { AuditRow, Written } from './sql/entries.ts';

type Value = NonNullable<Written>[string];

const fieldsOf = { unit: ['unitId', 'unitIds', 'unit'], schedule: ['scheduleId'] };
const titled = Object.values(fieldsOf).flat();

/** A report's choice of people in no unit, in its column. */
const NO_UNIT = 'none';

/** The ids of units or of schedules among the values. */
export const idsAmong = (
  { before, after }: Pick<AuditRow, 'before' | 'after'>,
  kind: keyof typeof fieldsOf,
): string[] =>
  [before, after]
    .flatMap((values) => fieldsOf[kind].flatMap((field) => values?.[field] ?? []))
    .map(String)
    .filter((id) => id !== NO_UNIT);

/** Formats stored times: `<instant>/<instant>`, or only the first. */
function pairText(pair: string): string {
  const [came, left = ''] = pair.split('/').map((instant) => formatTime(Date.parse(instant)));
  return `${came}–${left}`;
}

/** Texts of a value: times of the day, titles of units and schedules, days in the order of the week. */
export function textsOf(
  field: string,
  value: Value,
  titles: ReadonlyMap<string, string>,
): components['schemas']['AuditValues'] {
  if (value === null) return null;
  const texts = [value].flat().map(String);
  if (field === 'pairs') return texts.map(pairText);
  if (field === 'daysOff') return texts.toSorted();
  if (!titled.includes(field)) return texts;
  const found = texts.flatMap((id) => (id === NO_UNIT ? 'withoutUnit' : (titles.get(id) ?? [])));
  return Array.isArray(value) || found.length ? found : null;
}
