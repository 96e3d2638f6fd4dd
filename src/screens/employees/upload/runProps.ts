import type { Import, ImportAct } from '#machines/flows/employees/importRun/importRunMachine.ts';

export interface RunProps {
  found: Import;
  /** A requested action is running. */
  busy: boolean;
  act: (wanted: ImportAct) => void;
}
