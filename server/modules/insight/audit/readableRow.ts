import { monthOf } from '#domain/calendar/index.ts';
import type { AuditRow, Written } from './sql/entries.ts';

/** A row as people read it. */
export function toReadableRow(row: AuditRow): AuditRow {
  const { subject, validFrom, after } = row;
  switch (subject) {
    // Their day says which month or day it is about, and not from when on something holds.
    case 'period':
      return { ...row, validFrom: null, after: { ...after, month: validFrom && monthOf(validFrom) } };
    case 'adjustment':
      return { ...row, validFrom: null, after: { ...after, date: validFrom } };
    case 'report':
      return { ...row, before: withoutState(row.before), after: withoutState(after) };
    default:
      // Where something begins, the event says its state.
      return row.before === null ? { ...row, after: withoutState(after) } : row;
  }
}

function withoutState(values: Written): Written {
  if (values === null) return null;
  const { state: _, ...rest } = values;
  return rest;
}
