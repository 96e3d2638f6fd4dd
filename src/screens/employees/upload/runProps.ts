import type { Import, PlainAct } from '#machines/flows/employees/importRun/importRunMachine.ts';

export interface RunProps {
  found: Import;
  /** True while a requested action runs. */
  busy: boolean;
  act: (wanted: PlainAct) => void;
}
