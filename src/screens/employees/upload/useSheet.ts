import { useSyncExternalStore } from 'react';
import { sheetOf, type OpenSheet } from '#src/actors/employees/upload/sheets.ts';
import type { SheetView } from '#src/actors/employees/upload/sheetView.ts';

/** Renders again whenever other rows have arrived. */
export function useSheetView(view: SheetView): void {
  useSyncExternalStore(view.subscribe, view.version);
}

/** The open list of the machine's file; undefined once it is closed. */
export function openSheetOf(file: { sheetId: string } | null): OpenSheet | undefined {
  if (!file) return undefined;
  try {
    return sheetOf(file.sheetId);
  } catch {
    return undefined;
  }
}
