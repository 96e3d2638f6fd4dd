import { useSyncExternalStore } from 'react';
import { sheetOf, type OpenSheet } from '#src/actors/employees/upload/sheets.ts';
import type { SheetView } from '#src/actors/employees/upload/sheetView.ts';

/** Draws again whenever other rows have come. */
export function useSheetView(view: SheetView): void {
  useSyncExternalStore(view.subscribe, view.version);
}

/** Of the file that the machine speaks of; undefined once it is closed. */
export function openSheetOf(file: { sheetId: string } | null): OpenSheet | undefined {
  if (!file) return undefined;
  try {
    return sheetOf(file.sheetId);
  } catch {
    return undefined;
  }
}
