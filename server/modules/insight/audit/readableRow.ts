import { monthOf } from '#domain/calendar/index.ts';
import type { AuditRow, Written } from './sql/entries.ts';

/** Adjusts a row for display. */
export function toReadableRow(row: AuditRow): AuditRow {
  const { subject, validFrom, after } = row;
  switch (subject) {
    // Here `validFrom` is the month or day of the entry, not the start of a validity.
    case 'period':
      return { ...row, validFrom: null, after: { ...after, month: validFrom && monthOf(validFrom) } };
    case 'adjustment':
      return { ...row, validFrom: null, after: { ...after, date: validFrom } };
    case 'report':
      return { ...row, before: withoutState(row.before), after: withoutState(after) };
    default:
      // For something new, the event implies its state.
      return row.before === null ? { ...row, after: withoutState(after) } : row;
  }
}

function withoutState(values: Written): Written {
  if (values === null) return null;
  const { state: _, ...rest } = values;
  return rest;
}
