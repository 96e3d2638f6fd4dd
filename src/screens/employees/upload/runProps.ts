import type { Import, PlainAct } from '#machines/flows/employees/importRun/importRunMachine.ts';

export interface RunProps {
  found: Import;
  /** A requested action is running. */
  busy: boolean;
  act: (wanted: PlainAct) => void;
}
