import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Language } from '#domain/language.ts';
import type { ReportColumn, ReportKind } from '#domain/reports/kinds.ts';
import type { Database } from '../../../../database/database.ts';
import type { SheetFormat } from '../../../../sheets/sheet.ts';
import type { SheetCell } from '../../../../sheets/shape.ts';

export interface AskedReport {
  organizationId: string;
  kind: ReportKind;
  /** Null of a kind without a period. */
  from: CompanyMonth | null;
  to: CompanyMonth | null;
  /** The id of a unit, or `none`. */
  unit: string | undefined;
  /** In the order of the kind. */
  columns: readonly ReportColumn[];
  format: SheetFormat;
  language: Language;
  /** Epoch ms. */
  now: number;
}

/** Some rows at a time, so that other work is done in between. */
export interface Portion {
  rows: readonly Partial<Record<ReportColumn, SheetCell>>[];
  /** How much of the report has been read with this portion, from 0 to 1. */
  done: number;
}

export type ReportRows = (db: Database, asked: AskedReport) => AsyncIterable<Portion>;
