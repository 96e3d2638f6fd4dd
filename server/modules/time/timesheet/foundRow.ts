import type { components } from '#openapi/generated/contract.d.ts';
import type { PrintedFacts } from '#domain/fields/printedFields.ts';

/** What the form prints about a person besides the row on the screen. */
export type PrintedPerson = PrintedFacts & { pinfl: string };

export interface FoundRow<Row = components['schemas']['TimesheetRow']> {
  row: Row;
  printed: PrintedPerson;
}
